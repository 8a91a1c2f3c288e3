/** The calls about what an organization says of itself, and about its end. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { deleteOrganization } from '@atrium/contract/organizations'
import { getOrganization, updateOrganization } from '@atrium/contract/organizations/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

/** Asked for once: what somebody types stands on what they have read. */
export function settingsOf(organization: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'settings'],
    queryFn: ({ signal }) => readSettings(organization, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

export function readSettings(organization: string, signal?: AbortSignal) {
  return call(getOrganization, { params: { name: organization }, signal })
}

export function saveSettings(organization: string, body: BodyOf<typeof updateOrganization>) {
  return call(updateOrganization, { params: { name: organization }, body })
}

export async function requestDeletion(id: string): Promise<void> {
  await call(deleteOrganization, { params: { id } })
}
