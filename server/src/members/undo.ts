/** How long what was deleted in an organization can be taken back. */
import { restorableDays } from '@atrium/contract/limits'

const DAY_MS = 86_400_000

/** Until when a deletion of this moment can be taken back. */
export function undoableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableDays * DAY_MS)
}

/** Deletions before this moment are final. */
export function undoableSince(now: Date = new Date()): Date {
  return new Date(now.getTime() - restorableDays * DAY_MS)
}
