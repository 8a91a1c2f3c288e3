/** Makes final what was deleted longer ago than it can be taken back. */
import type { Database } from '#db/database.ts'
import { dropDeletedBefore, dropOffersBefore } from './queries-sweep.ts'
import { undoableSince } from './undo.ts'

/** Any number of processes may do it at once. */
export async function sweepPeople(db: Database, now: Date): Promise<void> {
  await dropDeletedBefore(db, undoableSince(now))
  await dropOffersBefore(db, now)
}
