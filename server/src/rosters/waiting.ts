/** For the figures: rosters that are still to be worked on. */
import type { Database } from '#db/database.ts'
import { countUnfinished } from './queries.ts'

export function waitingRosters(db: Database): Promise<number> {
  return countUnfinished(db)
}
