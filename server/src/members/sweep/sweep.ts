/** Makes final what was deleted longer ago than it can be taken back. */
import type { Database } from '#db/database.ts'
import { formerSince, restorableSince } from '#members/restorable.ts'
import { dropFormerBefore, dropMembersRemovedBefore, dropOffersBefore } from './queries-sweep.ts'

/** Any number of processes may do it at once. */
export async function sweepMembers(db: Database, now: Date): Promise<void> {
  await dropMembersRemovedBefore(db, restorableSince(now))
  await dropFormerBefore(db, formerSince(now))
  await dropOffersBefore(db, now)
}
