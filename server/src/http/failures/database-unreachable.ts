/** Whether a failure means that the database is away; `error-answer.ts` makes it 503 `unavailable`. */

/**
 * PostgreSQL's shutdown and connection classes, a server that has become a standby (25006: it only reads), and the
 * socket's own codes.
 */
const unreachable =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT|57P0[1-35]|08\w{3}|53300|25006)$/
/** What the driver says by itself, of a connection that ended before or while something was asked. */
const withoutCode = new RegExp(
  `^(?:${[
    ...['Connection terminated', 'timeout exceeded when trying to connect', 'timeout expired', 'Query read timeout'],
    ...['Client has encountered a connection error', 'Client was closed and is not queryable'],
  ].join('|')})`,
)

/** Looks through the causes: the query builder wraps the driver's error. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && unreachable.test(code)) return true
    if (withoutCode.test(cause.message)) return true
  }
  return false
}

/** As the driver says it of a server that does not answer. */
export function databaseAway(detail: string): Error {
  return Object.assign(new Error(detail), { code: 'ETIMEDOUT' })
}
