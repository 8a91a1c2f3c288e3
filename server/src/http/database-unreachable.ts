/** Whether a failure means that the database is away; `error-answer.ts` makes it 503 `unavailable`. */

/** PostgreSQL's shutdown and connection classes, and the socket's own codes. */
const unreachable = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|57P0[1-3]|08\w{3}|53300)$/
const withoutCode = /^(?:Connection terminated|timeout exceeded when trying to connect)/

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
