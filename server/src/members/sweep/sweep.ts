/** Makes final what was deleted longer ago than it can be taken back. */
import type { Database, Transaction } from '#db/database.ts'
import { forgetDeparturesBefore } from '#members/removed/queries-departures.ts'
import { formerSince, restorableSince } from '#members/restorable.ts'
import { dropFormerBefore, dropMembersRemovedBefore, dropOffersBefore } from './queries-sweep.ts'

/** Any number of processes may do it at once. */
export async function sweepMembers(db: Database, now: Date): Promise<void> {
  await dropMembersRemovedBefore(db, restorableSince(now))
  await dropFormerBefore(db, formerSince(now))
  await dropOffersBefore(db, now)
}

/** For whoever forgets what an organization's timeline tells of before a moment: the names of those who left go with it. */
export function forgetNamesOfLeavers(tx: Transaction, organizationId: string, before: Date): Promise<void> {
  return forgetDeparturesBefore(tx, organizationId, before)
}
