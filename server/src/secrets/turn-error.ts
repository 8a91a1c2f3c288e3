/** The key could not be turned over: the message is the sentence for whoever ran the command. Nothing was changed for the worse. */
export class TurnError extends Error {}
