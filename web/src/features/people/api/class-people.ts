/** Who is in a class, and who could be. */
import { maxPageSize } from '@atrium/contract/limits'
import { listMembers } from '@atrium/contract/members'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { membersKey } from './keys.ts'

/** As many as one answer holds. */
export function peopleOfClass(organization: string, classId: string | null) {
  return queryOptions({
    queryKey: [...membersKey(organization), 'class', classId],
    enabled: classId !== null,
    queryFn: ({ signal }) =>
      call(listMembers, {
        query: {
          organization,
          page: 1,
          limit: maxPageSize,
          sortBy: 'name:asce',
          ...(classId ? { class: classId } : {}),
        },
        signal,
      }),
  })
}

const FOUND_AT_ONCE = 8

export function peopleCalled(organization: string, name: string) {
  return queryOptions({
    queryKey: [...membersKey(organization), 'called', name],
    queryFn: ({ signal }) =>
      call(listMembers, {
        query: {
          ...{ organization, page: 1, limit: FOUND_AT_ONCE, sortBy: 'name:asce' },
          ...(name === '' ? {} : { username: name }),
        },
        signal,
      }),
  })
}
