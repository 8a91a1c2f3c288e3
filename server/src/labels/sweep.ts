/** Makes final what was deleted longer ago than it can be taken back. */
import type { Database } from '#db/database.ts'
import { restorableSince } from '#members/restorable.ts'
import { dropLabelsDeletedBefore } from './queries.ts'

/** Any number of processes may do it at once. */
export async function sweepLabels(db: Database, now: Date): Promise<void> {
  await dropLabelsDeletedBefore(db, restorableSince(now))
}
