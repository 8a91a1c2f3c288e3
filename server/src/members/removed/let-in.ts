/** What is over once somebody is let in, new or again, by whomever and however. */
import type { Transaction } from '#db/database.ts'
import { endRequestsOf } from '#domains/requests/let-in-meanwhile.ts'
import { forgetRemovals } from './queries-removals.ts'

/**
 * That they were taken out or have left, and that they ask to be let in: what they had asked before would else wait again,
 * unseen or as new, once they are taken out. The organization has to be held.
 */
export async function forgetOnceLetIn(tx: Transaction, organizationId: string, uids: string[]): Promise<void> {
  await forgetRemovals(tx, organizationId, uids)
  await endRequestsOf(tx, organizationId, uids)
}
