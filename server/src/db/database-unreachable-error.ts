/** A database that cannot be used, said to whoever started the product. */
import { codesIn } from '#http/failures/causes.ts'

/** What to do where a pooler in front of it is not what was said. */
export const setPooling = 'set DATABASE_POOLING to transaction.'

/** No database that can be used is where `DATABASE_URL` says: the message is the sentence for whoever started the product. */
export class DatabaseUnreachableError extends Error {
  /** `what` goes on behind the words that name the database. */
  constructor(databaseUrl: string, what: string, options?: ErrorOptions) {
    const { host, pathname } = new URL(databaseUrl)
    super(`The database ${host}${pathname} of DATABASE_URL ${what}`, options)
  }

  /** Of what connecting to it rejected with: what the server says of it, or how the connection failed. */
  static of(databaseUrl: string, cause: unknown): DatabaseUnreachableError {
    const [said = ''] = cause instanceof Error ? cause.message.split('\n') : []
    // A host of several addresses that all refuse has no words of its own.
    const reason = said === '' ? (codesIn(cause)[0] ?? '') : said
    const advice = /^unsupported startup parameter/.test(said) ? ` Where a pooler is in front of it, ${setPooling}` : ''
    return new DatabaseUnreachableError(databaseUrl, `cannot be reached${reason && ` (${reason})`}.${advice}`, {
      cause,
    })
  }
}
