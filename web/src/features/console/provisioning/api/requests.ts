/** What a directory asked, page by page into the past. */
import { listConnectionRequests, type ProvisioningOutcome } from '@atrium/contract/organizations/provisioning'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { connectionsKey } from './connections.ts'

export function requestsOf(organization: string, id: string, outcome: ProvisioningOutcome | null) {
  return infiniteQueryOptions({
    queryKey: [...connectionsKey(organization), id, 'requests', outcome],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listConnectionRequests, {
        params: { name: organization, id },
        query: { ...(outcome !== null && { outcome }), ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => page.before,
    placeholderData: keepPreviousData,
  })
}
