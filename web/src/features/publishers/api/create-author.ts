/** Creates the publisher. Its image stands in both places; without one, the server's own does. */
import { createAuthor } from '@atrium/contract/authors'
import { call } from '#api/client.ts'
import type { AuthorDraft } from '#features/publishers/author-draft.ts'

export function createFromDraft({ name, imageUrl, attempt }: AuthorDraft) {
  const images = imageUrl === '' ? {} : { banner_image_url: imageUrl, profile_image_url: imageUrl }
  return call(createAuthor, {
    body: { name, ...images },
    // When only the answer was lost, the next try gets it.
    idempotencyKey: attempt,
  })
}
