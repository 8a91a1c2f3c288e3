/** How many of each thing an organization has: what stands on the tabs of its people page. */
import { listJoinRequests } from '@atrium/contract/organizations/joining'
import { listInvites } from '@atrium/contract/people/invites'
import { listLabels } from '@atrium/contract/people/labels'
import type { PeopleCounts } from '@atrium/contract/people/members'
import { countClasses } from '#classes/class-members.ts'
import type { DatabaseContext } from '#db/database.ts'
import { countRequests } from '#domains/requests/list.ts'
import type { Membership } from '#http/membership.ts'
import { openInvites } from '#invites/organization-invites.ts'
import { countLabels } from '#labels/given-labels.ts'
import { memberCounts } from './queries-counts.ts'

/** For whoever has this membership: what their role may not list is not counted, and null. */
export async function countPeople(
  { db }: DatabaseContext,
  { organizationId, role }: Membership,
): Promise<PeopleCounts> {
  const none = { invites: null, invited: null }
  return {
    ...(await memberCounts(db, organizationId)),
    classes: await countClasses(db, organizationId),
    labels: listLabels.access.organization.includes(role) ? await countLabels(db, organizationId) : null,
    ...(listInvites.access.organization.includes(role) ? await openInvites(db, organizationId) : none),
    requests: listJoinRequests.access.organization.includes(role) ? await countRequests(db, organizationId) : null,
  }
}
