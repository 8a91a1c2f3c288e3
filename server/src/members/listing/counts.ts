/** How many of each thing an organization has: what stands on the tabs of its people page. */
import type { PeopleCounts } from '@atrium/contract/people/members'
import { countClasses } from '#classes/class-members.ts'
import type { Queryable } from '#db/database.ts'
import { countLabels } from '#labels/given-labels.ts'
import { type Membership, ownersAndStaff, ownersOnly } from '#members/membership.ts'
import { memberCounts } from './queries-counts.ts'

/** Open invites of an organization: all of them, and the people who have one by mail. */
export type CountInvites = (db: Queryable, organizationId: string) => Promise<{ invites: number; invited: number }>

/** For whoever has this membership: what their role may not see is not counted, and null. */
export async function countPeople(
  db: Queryable,
  { organizationId, role }: Membership,
  countInvites: CountInvites,
): Promise<PeopleCounts> {
  const none = { invites: null, invited: null }
  return {
    ...(await memberCounts(db, organizationId)),
    classes: await countClasses(db, organizationId),
    labels: ownersAndStaff.includes(role) ? await countLabels(db, organizationId) : null,
    ...(ownersOnly.includes(role) ? await countInvites(db, organizationId) : none),
  }
}
