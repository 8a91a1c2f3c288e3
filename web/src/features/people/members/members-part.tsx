/** The list of people that the address asks for: the members, or for owners those who were removed. */
import { RemovedView } from '#features/people/removed/removed-view.tsx'
import { useOrganization } from '#features/people/use-organization.ts'
import { useMembersQuery } from './members-query.ts'
import { MembersView } from './members-view.tsx'

export function MembersPart() {
  const { role } = useOrganization()
  const { query } = useMembersQuery()
  return role === 'owner' && query.removed ? <RemovedView /> : <MembersView />
}
