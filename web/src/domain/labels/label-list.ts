/** The labels of an organization. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { listLabels } from '@atrium/contract/people/labels'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { labelsKey } from '#domain/organization/keys.ts'
import { compareNames } from '#messages/names.ts'

/** As a dictionary of the page's language has them; the server knows no language. */
const byName = (list: AnswerOf<typeof listLabels>) => ({
  ...list,
  results: list.results.toSorted((one, other) => compareNames(one.name, other.name)),
})

export function labelList(organization: string) {
  return queryOptions({
    queryKey: labelsKey(organization),
    queryFn: ({ signal }) => call(listLabels, { query: { organization }, signal }),
    select: byName,
  })
}
