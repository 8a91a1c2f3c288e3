/**
 * What somebody has given by an account that is shut, or that was somebody else's for a while: a way in as an owner or
 * staff, ownership, a learner's account, and what still works in its name; of the latter also what it has made for
 * organizations (`end-made.ts`). What was taken up by then stays.
 */
import type { Transaction } from '#db/database.ts'
import { endInvitesGivenBy } from '#invites/ends/end-given.ts'
import { endAddressesGivenBy } from '#learners/end-given.ts'
import { stopImportsOf } from '#member-imports/stop.ts'
import { endOffersBy, holdOrganizationsOf } from '#members/ends/end-given.ts'
import { endAuthorOffersBy } from '#publishers/end-given.ts'
import { stopRostersOf } from '#rosters/stop.ts'
import type { GivenBy } from '#users/held-people.ts'
import { endMade, type EndingContext } from './end-made.ts'

/** The caller holds the account and its person, and no session yet: whoever ends a membership holds these last. */
export async function endGiven(context: EndingContext, tx: Transaction, given: GivenBy): Promise<void> {
  const { uid, since } = given
  // All that is of organizations before what is of publishers, as rows are held everywhere.
  const organizationIds = await holdOrganizationsOf(tx, uid)
  await endOffersBy(tx, given)
  await stopImportsOf(tx, given)
  await stopRostersOf(tx, given)
  await endAddressesGivenBy(tx, given)
  const connections = since === undefined ? [] : await endMade(tx, context, { uid, since, organizationIds })
  await endAuthorOffersBy(tx, given)
  await endInvitesGivenBy(tx, given)
  await context.provider.arrivals?.endSessionsBy(tx, ...connections.map(({ id }) => id))
}
