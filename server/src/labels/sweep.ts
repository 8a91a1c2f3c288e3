/** Makes final what was deleted longer ago than it can be taken back. */
import type { Database } from '#db/database.ts'
import { undoableSince } from '#members/undo.ts'
import { dropLabelsDeletedBefore } from './queries.ts'

/** Any number of processes may do it at once. */
export async function sweepLabels(db: Database, now: Date): Promise<void> {
  await dropLabelsDeletedBefore(db, undoableSince(now))
}
