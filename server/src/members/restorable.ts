/** How long removed members and deleted labels and classes can be restored; an organization itself cannot. */
import { restorableDays } from '@atrium/contract/limits'

const DAY_MS = 86_400_000

/** Until when a deletion of this moment can be taken back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableDays * DAY_MS)
}

/** Deletions before this moment are final. */
export function restorableSince(now: Date = new Date()): Date {
  return new Date(now.getTime() - restorableDays * DAY_MS)
}
