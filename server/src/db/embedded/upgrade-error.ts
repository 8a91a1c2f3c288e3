/** An upgrade that did not work: the message is the sentence for whoever started the product. Nothing was changed. */
export class UpgradeError extends Error {}
