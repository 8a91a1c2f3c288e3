/** Who was not seen for long, a page at a time. */
import { listNotSeen } from '@atrium/contract/organizations/overview'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

export function notSeenPage(name: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [...peopleKey(name), 'not-seen', query],
    queryFn: ({ signal }) => call(listNotSeen, { params: { name }, query, signal }),
    placeholderData: keepPreviousData,
  })
}
