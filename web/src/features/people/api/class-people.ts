/** Who is in a class, and who could be. */
import { maxPageSize } from '@atrium/contract/limits'
import { findMembers } from '@atrium/contract/people/many-members'
import { listMembers } from '@atrium/contract/people/members'
import type { MemberMatch } from '@atrium/contract/rules/people'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { membersKey } from '#domain/organization/keys.ts'

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

/** The first of those whom a filter selects, and how many they are in all. */
export function peopleMatching(organization: string, match: MemberMatch) {
  return queryOptions({
    queryKey: [...membersKey(organization), 'matching', match],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(listMembers, {
        query: { organization, page: 1, limit: FOUND_AT_ONCE, sortBy: 'name:asce', ...match },
        signal,
      }),
  })
}

/** The members with these usernames, and which usernames no member has. */
export function findByUsername(organization: string, usernames: readonly string[]) {
  return call(findMembers, { query: { organization }, body: { usernames: [...usernames] } })
}
