/**
 * Invites by mail from somebody whose own address nobody has confirmed: a few in all, however they are asked for. They are
 * counted in the transaction that makes them, so that what is not made is not counted, whatever ends in between.
 */
import { unconfirmedInvites } from '@atrium/contract/limits'
import type { Transaction } from '#db/database.ts'
import { returnUnconfirmedInvites, takeUnconfirmedInvites } from './queries.ts'

/**
 * Counts up to `wanted` of them, in one statement, and answers how many may go; never more than five in all. Holds the
 * person: to be asked behind accounts, and before any organization or publisher is held.
 */
export function countUnconfirmedInvites(tx: Transaction, uid: string, wanted: number): Promise<number> {
  return takeUnconfirmedInvites(tx, uid, wanted, unconfirmedInvites)
}

/** So many that were counted in the same transaction were not made. */
export function giveUnconfirmedInvitesBack(tx: Transaction, uid: string, unused: number): Promise<void> {
  return returnUnconfirmedInvites(tx, uid, unused)
}
