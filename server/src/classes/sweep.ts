/** Makes final what was deleted longer ago than it can be taken back. */
import type { Database } from '#db/database.ts'
import { restorableSince } from '#members/restorable.ts'
import { dropClassesDeletedBefore } from './queries.ts'

/** Any number of processes may do it at once. */
export async function sweepClasses(db: Database, now: Date): Promise<void> {
  await dropClassesDeletedBefore(db, restorableSince(now))
}
