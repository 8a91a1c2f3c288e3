/** For the figures: archives that are still to be made. */
import type { Database } from '#db/database.ts'
import { countUnmade } from './queries.ts'

export function waitingExports(db: Database): Promise<number> {
  return countUnmade(db)
}
