/** Which organization of one's own has a name already. Nobody is told anything of others' here. */
import { organizationMembership } from '@atrium/contract/organizations'
import { maxPageSize } from '@atrium/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { deletedOrganizations } from '#domain/memberships/deleted/deleted-organizations.ts'

export interface OwnNamesake {
  displayName: string
  /** It was deleted: by which it is restored. */
  deletedId: string | undefined
}

/** Null: it is somebody else's, or nobody's. */
export function ownNamesake(uid: string, name: string) {
  return queryOptions({
    queryKey: ['organizations', 'membership', uid, 'named', name],
    async queryFn({ client }): Promise<OwnNamesake | null> {
      const query = { page: 1, limit: maxPageSize, name, sortBy: 'name:asce' } as const
      const { results } = await call(organizationMembership, { query })
      const own = results.find((organization) => organization.name === name)
      if (own) return { displayName: own.displayName, deletedId: undefined }
      const deleted = await client.fetchQuery({ ...deletedOrganizations(uid), staleTime: 0 })
      const resting = deleted.find(({ address }) => address === name)
      return resting ? { displayName: resting.name, deletedId: resting.id } : null
    },
    // It may be made or deleted in another tab.
    staleTime: 0,
  })
}
