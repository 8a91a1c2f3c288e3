/** Ownership on offer by an account that may have been somebody else's, or is shut. */
import type { Transaction } from '#db/database.ts'
import { dropOffersFrom } from '#members/ownership/queries.ts'
import type { GivenBy } from '#users/held-people.ts'
import { lockOrganizationsOf } from './queries-ends.ts'

/** Holds all organizations of somebody whom the caller holds: what is given there meanwhile waits, and is asked about anew. */
export async function endOffersBy(tx: Transaction, given: GivenBy): Promise<void> {
  await lockOrganizationsOf(tx, given.uid)
  await dropOffersFrom(tx, given)
}
