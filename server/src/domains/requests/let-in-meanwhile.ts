/** Requests of people who were let in without an answer to theirs. */
import type { Transaction } from '#db/database.ts'
import { deleteWaitingOf } from './queries.ts'

/** Ends those that wait; their people belong by now, and are told nothing. One that was declined rests as it did. */
export async function endRequestsOf(tx: Transaction, organizationId: string, uids: string[]): Promise<void> {
  if (uids.length > 0) await deleteWaitingOf(tx, organizationId, uids)
}
