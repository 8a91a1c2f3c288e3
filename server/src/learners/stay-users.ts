/** A learner without an address stays a `User`: an account that nobody outside could reach is no owner to rely on. */
import type { Queryable } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { countAmong } from './queries.ts'

/** Refuses with `learner_stays_user` where one of these, who are to be more than that, is a learner. */
export async function assertNoLearners(q: Queryable, organizationId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0 || (await countAmong(q, organizationId, uids)) === 0) return
  throw new Refusal('learner_stays_user', { detail: 'another role for a learner without an address' })
}
