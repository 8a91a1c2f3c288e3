/** The key of the database's secrets is missing or wrong: the message is the sentence for whoever started the product. */
export class SecretsKeyError extends Error {}
