/** Whether a failure means that the database is away (`unavailable.ts`). */
import { codesIn } from './causes.ts'

/**
 * PostgreSQL's shutdown and connection classes, a connection ended for its long transaction (25P03), a server that has
 * become a standby (25006: it only reads), and the socket's own codes.
 */
const unreachable =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)(?:UNREACH|DOWN)|ETIMEDOUT|57P0[1-35]|25P0[34]|08\w{3}|53300|25006)$/
/** What the driver says by itself, of a connection that ended before or while something was asked. */
const withoutCode = new RegExp(
  `^(?:${[
    ...['Connection terminated', 'timeout exceeded when trying to connect', 'timeout expired', 'Query read timeout'],
    ...['Client has encountered a connection error', 'Client was closed and is not queryable'],
  ].join('|')})`,
)

export function isUnreachable(error: unknown): boolean {
  if (codesIn(error).some((code) => unreachable.test(code))) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (withoutCode.test(cause.message)) return true
  return false
}

/** As the driver says it of a server that does not answer. */
export function databaseAway(detail: string): Error {
  return Object.assign(new Error(detail), { code: 'ETIMEDOUT' })
}
