/** The organizations the signed-in person belongs to. */
import { organizationMembership } from '@atrium/contract/organizations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import type { ListQuery } from '#ui/list/query/list-query.ts'

/** What the API is asked for a page of the list. */
export function membershipInput({ page, limit, name, order }: ListQuery) {
  return { query: { page, limit, sortBy: `name:${order}` as const, ...(name === '' ? {} : { name }) } }
}

/**
 * The previous page stays in sight while the next one loads. The invites dealt with are part of the
 * question: after another one the list is asked for again, however fresh it is.
 */
export function membershipPage(uid: string, asked: ListQuery, invitesDone: number) {
  const { page, limit, name, order } = asked
  return queryOptions({
    queryKey: ['organizations', 'membership', uid, { page, limit, name, order, invitesDone }],
    queryFn: ({ signal }) => call(organizationMembership, { ...membershipInput(asked), signal }),
    placeholderData: keepPreviousData,
  })
}

/** Whether the person belongs to any organization at all: the smallest page there is. */
export function hasOrganizations(uid: string) {
  return queryOptions({
    queryKey: ['organizations', 'membership', uid, 'some'],
    queryFn: () => call(organizationMembership, { query: { page: 1, limit: 1, sortBy: 'name:asce' } }),
    select: (page) => page.totalResults > 0,
  })
}
