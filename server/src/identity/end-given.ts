/**
 * What somebody has given by an account that is shut, or that was somebody else's for a while: a way in as an owner or
 * staff, ownership, a learner's account, and what still works in its name. What was taken up by then stays.
 */
import type { Transaction } from '#db/database.ts'
import { endInvitesGivenBy } from '#invites/end-given.ts'
import { endAddressesGivenBy } from '#learners/end-given.ts'
import { stopImportsOf } from '#member-imports/stop.ts'
import { endOffersBy } from '#members/ends/end-given.ts'
import { endAuthorOffersBy } from '#publishers/end-given.ts'
import { stopRostersOf } from '#rosters/stop.ts'
import type { GivenBy } from '#users/held-people.ts'

/** The caller holds the account and its person, and no session yet: whoever ends a membership holds these last. */
export async function endGiven(tx: Transaction, given: GivenBy): Promise<void> {
  // All that is of organizations before what is of publishers, as rows are held everywhere.
  await endOffersBy(tx, given)
  await stopImportsOf(tx, given)
  await stopRostersOf(tx, given)
  await endAddressesGivenBy(tx, given)
  await endAuthorOffersBy(tx, given)
  await endInvitesGivenBy(tx, given)
}
