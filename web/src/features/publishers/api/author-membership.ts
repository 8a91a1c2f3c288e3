/** The publishers the signed-in person belongs to. */
import { authorsMembership } from '@atrium/contract/authors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import type { ListQuery } from '#ui/list/query/list-query.ts'

/** What the API is asked for a page of the list. */
export function authorsInput({ page, limit, name, order }: ListQuery) {
  return { query: { page, limit, sortBy: `Author.name:${order}` as const, ...(name === '' ? {} : { name }) } }
}

/**
 * The previous page stays in sight while the next one loads. The invites dealt with are part of the
 * question: after another one the list is asked for again, however fresh it is.
 */
export function authorsPage(uid: string, asked: ListQuery, invitesDone: number) {
  const { page, limit, name, order } = asked
  return queryOptions({
    queryKey: ['authors', 'membership', uid, { page, limit, name, order, invitesDone }],
    queryFn: ({ signal }) => call(authorsMembership, { ...authorsInput(asked), signal }),
    placeholderData: keepPreviousData,
  })
}

/** Whether the person has any publisher at all: the smallest page there is. */
export function hasPublishers(uid: string) {
  return queryOptions({
    queryKey: ['authors', 'membership', uid, 'some'],
    queryFn: () => call(authorsMembership, { query: { page: 1, limit: 1, sortBy: 'Author.name:asce' } }),
    select: (page) => page.totalResults > 0,
  })
}
