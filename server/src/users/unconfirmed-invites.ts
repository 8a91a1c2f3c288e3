/** Invites by mail from somebody whose own address nobody has confirmed: a few in all, however they are asked for. */
import { unconfirmedInvites } from '@atrium/contract/limits'
import type { Queryable } from '#db/database.ts'
import { returnUnconfirmedInvites, takeUnconfirmedInvites } from './queries.ts'

/** Counts up to `wanted` of them, in one statement, and answers how many may go; never more than five in all. */
export function countUnconfirmedInvites(db: Queryable, uid: string, wanted: number): Promise<number> {
  return takeUnconfirmedInvites(db, uid, wanted, unconfirmedInvites)
}

/** So many that were counted did not go out. */
export function giveUnconfirmedInvitesBack(db: Queryable, uid: string, unused: number): Promise<void> {
  return returnUnconfirmedInvites(db, uid, unused)
}
