/** The calls about first and last days, and about who was a member until the last one. */
import { listFormerMembers, renewMembers, setTerms as setTermsEndpoint } from '@atrium/contract/people/terms'
import type { Term } from '@atrium/contract/rules/time/term'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { membersKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import type { MembersQuery } from '#features/people/members/members-query.ts'

/** Several at once, each with their own; answers whose are others now, and who keeps theirs. */
export function setTerms(organization: string, changes: readonly ({ user_id: string } & Term)[]) {
  return withFreshSignIn(() => call(setTermsEndpoint, { query: { organization }, body: { changes: [...changes] } }))
}

/** The previous page stays in sight while the next one loads. */
export function formerPage(organization: string, { page, limit, name }: MembersQuery) {
  return queryOptions({
    queryKey: [...membersKey(organization), 'former', { page, limit, name }],
    queryFn: ({ signal }) =>
      call(listFormerMembers, {
        query: { organization, page, limit, ...(name === '' ? {} : { username: name }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export function renew(organization: string, ids: readonly string[], { startsOn, endsOn }: Term) {
  const body = { ids: [...ids], ...(startsOn !== null && { startsOn }), ...(endsOn !== null && { endsOn }) }
  return withFreshSignIn(() => call(renewMembers, { query: { organization }, body }))
}
