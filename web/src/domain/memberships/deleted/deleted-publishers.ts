/** The calls about publishers that are deleted, and may be restored. */
import { deletedAuthors, restoreAuthor } from '@atrium/contract/authors/deletion'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import type { Deleted } from './deleted-list.tsx'

export function deletedPublishers(uid: string) {
  return queryOptions({
    queryKey: ['authors', 'deleted', uid],
    async queryFn({ signal }): Promise<Deleted[]> {
      const { results } = await call(deletedAuthors, { signal })
      return results.map(({ author_id: id, name, profile_image_url: logoUrl, restorableUntil }) => ({
        id,
        name,
        address: `@${id}`,
        logoUrl,
        restorableUntil,
      }))
    },
  })
}

export function restorePublisher(author_id: string) {
  return call(restoreAuthor, { params: { author_id } })
}
