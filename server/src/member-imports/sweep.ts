/** Clears finished imports away: what they did stands in the audit records. */
import type { Database } from '#db/database.ts'
import { restorableSince } from '#members/restorable.ts'
import { dropImportsBefore } from './queries.ts'

/** Any number of processes may do it at once. */
export async function sweepImports(db: Database): Promise<void> {
  await dropImportsBefore(db, restorableSince())
}
