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

/** `count`: how many there are, where that is known. An organization that has none is not asked for them. */
export function labelList(organization: string, count?: number | null) {
  return queryOptions({
    queryKey: labelsKey(organization),
    queryFn: ({ signal }) => call(listLabels, { query: { organization }, signal }),
    select: byName,
    ...(count === 0 ? { initialData: { results: [], totalResults: 0 } } : {}),
  })
}
