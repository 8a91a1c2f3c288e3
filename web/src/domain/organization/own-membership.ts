/** What the signed-in person is in an organization. */
import { ownMembership as endpoint } from '@atrium/contract/people/members'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from './keys.ts'

export function ownMembership(organization: string, uid: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'own', uid],
    queryFn: ({ signal }) => call(endpoint, { query: { organization }, signal }),
  })
}
