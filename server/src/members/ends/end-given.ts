/** Organizations of an account, and ownership on offer by one that may have been somebody else's, or is shut. */
import type { Transaction } from '#db/database.ts'
import { dropOffersFrom } from '#members/ownership/queries.ts'
import type { GivenBy } from '#users/held-people.ts'
import { lockOrganizationsOf } from './queries-ends.ts'

/**
 * All of somebody whom the caller holds, the deleted ones too: what is given there meanwhile waits, and is asked about anew.
 * Answers which.
 */
export function holdOrganizationsOf(tx: Transaction, uid: string): Promise<string[]> {
  return lockOrganizationsOf(tx, uid)
}

/** The caller holds the organizations. */
export function endOffersBy(tx: Transaction, given: GivenBy): Promise<void> {
  return dropOffersFrom(tx, given)
}
