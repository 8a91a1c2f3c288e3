/** The calls about organizations that are deleted, and may be restored. */
import {
  deletedOrganizations as endpoint,
  restoreOrganization as restore,
} from '@atrium/contract/organizations/deletion'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import type { Deleted } from './deleted-list.tsx'

export function deletedOrganizations(uid: string) {
  return queryOptions({
    queryKey: ['organizations', 'deleted', uid],
    async queryFn({ signal }): Promise<Deleted[]> {
      const { results } = await call(endpoint, { signal })
      return results.map(({ id, name: address, displayName: name, branding, restorableUntil }) => ({
        id,
        name,
        address,
        logoUrl: branding.logo_url,
        restorableUntil,
      }))
    },
  })
}

export function restoreOrganization(id: string) {
  return call(restore, { params: { id } })
}
