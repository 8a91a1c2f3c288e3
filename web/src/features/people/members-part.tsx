/** The list of people that the address asks for: the members, or for owners those who were removed. */
import { MembersView } from './members-view.tsx'
import { useMembersQuery } from './members-query.ts'
import { usePlace } from './place.ts'
import { RemovedView } from './removed/removed-view.tsx'

export function MembersPart() {
  const { role } = usePlace()
  const { query } = useMembersQuery()
  return role === 'owner' && query.removed ? <RemovedView /> : <MembersView />
}
