/** Whether somebody could sign in with a card at an organization: its site and its door say so to whoever comes by. */
import type { Database } from '#db/database.ts'
import { anyLearner } from './queries-presence.ts'

export function hasLearners(db: Database, organizationId: string): Promise<boolean> {
  return anyLearner(db, organizationId)
}
