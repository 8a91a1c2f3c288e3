/** The calls about organizations that are deleted, and may be restored. */
import { deletedOrganizations, restoreOrganization } from '@atrium/contract/organizations/deletion'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export function deletedOnes(uid: string) {
  return queryOptions({
    queryKey: ['organizations', 'deleted', uid],
    queryFn: ({ signal }) => call(deletedOrganizations, { signal }),
  })
}

export function restore(id: string) {
  return call(restoreOrganization, { params: { id } })
}
