/** What the signed-in person is in a publisher. */
import { ownAuthorMembership } from '@atrium/contract/authors/members'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { publisherKey } from './keys.ts'

export function ownPublisherMembership(author_id: string, uid: string) {
  return queryOptions({
    queryKey: [...publisherKey(author_id), 'own', uid],
    queryFn: ({ signal }) => call(ownAuthorMembership, { params: { author_id }, signal }),
  })
}
