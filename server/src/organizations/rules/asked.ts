/** What an organization asks of whoever enters it, where nothing else that is read says so. */
import type { Database } from '#db/database.ts'
import { askedOf } from './queries.ts'
import type { Asked } from './unmet-rule.ts'

/** By the organization's name; nothing where there is none. */
export async function rulesAt(db: Database, whom: { organization: string; uid: string }): Promise<Asked> {
  return (await askedOf(db, whom)) ?? { rules: null, joinedAt: null, organizationId: null }
}
