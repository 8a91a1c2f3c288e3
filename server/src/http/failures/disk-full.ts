/** Whether a failure means that a disk is full, ours or the database's: 503 `unavailable` until somebody makes room. */

/** Node's codes, and PostgreSQL's `disk_full` (appendix A). */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])

/** Looks through the causes: the query builder wraps the driver's error. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has((cause as Error & { code?: unknown }).code)) return true
  }
  return false
}
