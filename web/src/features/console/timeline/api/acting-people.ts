/** Who does most of what a timeline tells: owners and staff. */
import { maxPageSize } from '@atrium/contract/limits'
import { listMembers } from '@atrium/contract/people/members'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { memberName } from '#domain/people/member-name.ts'
import { membersKey } from '#domain/organization/keys.ts'

export function actingPeople(organization: string) {
  const listed = (role: 'owner' | 'staff', signal: AbortSignal) =>
    call(listMembers, { query: { organization, role, page: 1, limit: maxPageSize, sortBy: 'name:asce' }, signal })
  return queryOptions({
    queryKey: [...membersKey(organization), 'acting'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([listed('owner', signal), listed('staff', signal)])
      return lists.flatMap(({ results }) =>
        results.map((one) => ({ user_id: one.user_id, displayName: memberName(one) })),
      )
    },
  })
}
