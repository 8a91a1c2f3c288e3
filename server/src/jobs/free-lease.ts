/** When a lease keeps nobody away any more. */
import { type Column, gt, isNull, lt, or, sql } from 'drizzle-orm'

/** Some room, for clocks that are corrected a little all the time. */
const LEASES_AHEAD = 2

/**
 * By the database's clock: none, one that is over, or one that ends further ahead than any does. That one was given out
 * before the clock was set back, and whoever had it would keep the work until it is caught up with.
 */
export function isFreeLease(leasedUntil: Column, leaseSeconds: number) {
  const furthest = sql`now() + make_interval(secs => ${LEASES_AHEAD * leaseSeconds})`
  return or(isNull(leasedUntil), lt(leasedUntil, sql`now()`), gt(leasedUntil, furthest))
}
