/** Who does not meet a security rule, a page at a time. */
import type { QueryOf } from '@atrium/contract/endpoint'
import { listLackingMembers } from '@atrium/contract/organizations/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

export function lackingPage(name: string, query: QueryOf<typeof listLackingMembers>) {
  return queryOptions({
    queryKey: [...peopleKey(name), 'lacking', query],
    queryFn: ({ signal }) => call(listLackingMembers, { params: { name }, query, signal }),
    placeholderData: keepPreviousData,
  })
}
