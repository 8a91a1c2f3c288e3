/** The calls about what a publisher says of itself, and about its end. */
import { deleteAuthor } from '@atrium/contract/authors/deletion'
import { getAuthor, updateAuthor } from '@atrium/contract/authors/settings'
import type { BodyOf } from '@atrium/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { publisherKey } from '#domain/publisher/keys.ts'

/** Asked for once: what somebody types stands on what they have read. */
export function publisherSettings(author_id: string) {
  return queryOptions({
    queryKey: [...publisherKey(author_id), 'settings'],
    queryFn: ({ signal }) => readPublisher(author_id, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

export function readPublisher(author_id: string, signal?: AbortSignal) {
  return call(getAuthor, { params: { author_id }, signal })
}

export function savePublisher(author_id: string, body: BodyOf<typeof updateAuthor>) {
  return call(updateAuthor, { params: { author_id }, body })
}

export async function requestDeletion(author_id: string): Promise<void> {
  await call(deleteAuthor, { params: { author_id } })
}
