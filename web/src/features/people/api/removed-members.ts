/** The call about those who were removed or left. */
import { listRemovedMembers } from '@atrium/contract/people/members'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import type { MembersQuery } from '#features/people/members/members-query.ts'
import { membersKey } from '#domain/organization/keys.ts'

/** The previous page stays in sight while the next one loads. */
export function removedPage(organization: string, { page, limit, name }: MembersQuery) {
  return queryOptions({
    queryKey: [...membersKey(organization), 'removed', { page, limit, name }],
    queryFn: ({ signal }) =>
      call(listRemovedMembers, {
        query: { organization, page, limit, ...(name === '' ? {} : { username: name }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}
