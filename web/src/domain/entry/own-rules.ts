/** What the signed-in person's organizations ask of a sign-in: all that ask for anything, or one. */
import { listOwnRules } from '@atrium/contract/organizations/rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export function ownRules(uid: string, name?: string) {
  return queryOptions({
    queryKey: ['own-rules', uid, name ?? null],
    queryFn: ({ signal }) => call(listOwnRules, { query: name === undefined ? {} : { name }, signal }),
    staleTime: 60_000,
  })
}
