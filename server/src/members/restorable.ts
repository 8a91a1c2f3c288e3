/** How long removed members and deleted labels and classes can be restored; an organization itself cannot. */
import { formerMembershipYears, restorableDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'

/** Until when a deletion of this moment can be taken back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableDays * DAY_MS)
}

/** Deletions before this moment are final. */
export function restorableSince(now: Date = new Date()): Date {
  return new Date(now.getTime() - restorableDays * DAY_MS)
}

/** Memberships that ended with their last day before this moment are forgotten. */
export function formerSince(now: Date = new Date()): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - formerMembershipYears)
  return since
}
