/** The security rules of an organization: as they are, tried out, and changed. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { changeRules, getRules, previewRules, type WantedRules } from '@atrium/contract/organizations/rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

export function rulesOf(organization: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'rules'],
    queryFn: ({ signal }) => call(getRules, { params: { name: organization }, signal }),
  })
}

export function previewOf(organization: string, wanted: WantedRules) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'rules-preview', wanted],
    queryFn: ({ signal }) => call(previewRules, { params: { name: organization }, body: wanted, signal }),
    staleTime: 0,
  })
}

/** Asks once more who it is, where that is some time ago. */
export function saveRules(
  organization: string,
  change: BodyOf<typeof changeRules>,
): Promise<AnswerOf<typeof changeRules>> {
  return withFreshSignIn(() => call(changeRules, { params: { name: organization }, body: change }))
}
