/** How long what was deleted in an organization can be taken back. */
import { undoDays } from '@atrium/contract/limits'

const DAY_MS = 86_400_000

/** Deletions before this moment are final. */
export function undoableSince(now: Date = new Date()): Date {
  return new Date(now.getTime() - undoDays * DAY_MS)
}
