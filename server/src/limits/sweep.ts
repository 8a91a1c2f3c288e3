/** Clears away counts that count for nothing any more: whoever tries names a subject, so they would grow without end. */
import type { Database } from '#db/database.ts'
import { dropEndedCounts } from './queries.ts'

const AT_ONCE = 10_000

export async function sweepLimits(db: Database, atOnce = AT_ONCE): Promise<void> {
  while ((await dropEndedCounts(db, atOnce)) === atOnce);
}
