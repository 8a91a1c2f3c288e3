/** The calls about an organization's directories. Whatever changes one may ask once more who it is. */
import type { BodyOf } from '@atrium/contract/endpoint'
import {
  addConnection,
  addConnectionToken,
  changeConnection,
  type GroupTarget,
  listConnections,
  removeConnection,
  removeConnectionToken,
} from '@atrium/contract/organizations/provisioning'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

export const connectionsKey = (organization: string) => [...peopleKey(organization), 'directories'] as const

export function connectionList(organization: string) {
  return queryOptions({
    queryKey: connectionsKey(organization),
    queryFn: ({ signal }) => call(listConnections, { params: { name: organization }, signal }),
  })
}

export function connect(organization: string, body: BodyOf<typeof addConnection>) {
  return withFreshSignIn(() => call(addConnection, { params: { name: organization }, body }))
}

export function changeGroups(organization: string, id: string, groups: GroupTarget) {
  return withFreshSignIn(() => call(changeConnection, { params: { name: organization, id }, body: { groups } }))
}

export function addToken(organization: string, id: string) {
  return withFreshSignIn(() => call(addConnectionToken, { params: { name: organization, id } }))
}

export async function revokeToken(organization: string, id: string): Promise<void> {
  await withFreshSignIn(() => call(removeConnectionToken, { params: { name: organization, id } }))
}

export async function disconnect(organization: string, id: string): Promise<void> {
  await withFreshSignIn(() => call(removeConnection, { params: { name: organization, id } }))
}
