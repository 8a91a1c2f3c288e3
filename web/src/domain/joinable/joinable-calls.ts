/** The calls about organizations that somebody may join by their own address. */
import {
  askToJoin as askEndpoint,
  joinableOrganizations,
  joinOrganization as joinEndpoint,
  withdrawRequest as withdrawEndpoint,
} from '@atrium/contract/organizations/joining'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Beside the lists of organizations: what changes one of them changes the other. */
export function joinableList(uid: string) {
  return queryOptions({
    queryKey: ['organizations', uid, 'joinable'],
    queryFn: ({ signal }) => call(joinableOrganizations, { signal }),
  })
}

export function joinOrganization(name: string) {
  return call(joinEndpoint, { params: { name } })
}

export function askToJoin(name: string) {
  return call(askEndpoint, { params: { name } })
}

export async function withdrawRequest(name: string): Promise<void> {
  await call(withdrawEndpoint, { params: { name } })
}
