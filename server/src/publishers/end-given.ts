/** Ownership of publishers on offer by an account that may have been somebody else's, or is shut. */
import type { Transaction } from '#db/database.ts'
import type { GivenBy } from '#users/held-people.ts'
import { dropOffersFrom } from './ownership/queries-ownership.ts'
import { lockAuthorsOf } from './queries-leave.ts'

/** Holds all publishers of somebody, behind their organizations. */
export async function endAuthorOffersBy(tx: Transaction, given: GivenBy): Promise<void> {
  await lockAuthorsOf(tx, given.uid)
  await dropOffersFrom(tx, given)
}
