/** No database answers where `DATABASE_URL` says: the message is the sentence for whoever started the product. */
export class DatabaseUnreachableError extends Error {}
