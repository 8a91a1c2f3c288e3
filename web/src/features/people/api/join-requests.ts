/** The calls about requests to join, by whoever answers them. */
import { answerJoinRequests, listJoinRequests } from '@atrium/contract/organizations/joining'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

/** The previous page stays in sight while the next one loads. */
export function requestPage(organization: string, { page, limit }: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'requests', { page, limit }],
    queryFn: ({ signal }) => call(listJoinRequests, { params: { name: organization }, query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function answerRequests(organization: string, ids: readonly string[], accept: boolean) {
  return call(answerJoinRequests, { params: { name: organization }, body: { ids: [...ids], accept } })
}
