/** The labels of an organization. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { maxLabels } from '@atrium/contract/limits'
import { listLabels } from '@atrium/contract/people/labels'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { labelsKey } from '#domain/organization/keys.ts'
import { sortedByName } from '#messages/names.ts'

const byName = (list: AnswerOf<typeof listLabels>) => ({
  ...list,
  results: sortedByName(list.results),
})

/** `count`: how many there are, where that is known. An organization that has none is not asked for them. */
export function labelList(organization: string, count?: number | null) {
  return queryOptions({
    queryKey: labelsKey(organization),
    queryFn: ({ signal }) => call(listLabels, { query: { organization }, signal }),
    select: byName,
    ...(count === 0 ? { initialData: { page: 1, limit: maxLabels, results: [], totalPages: 0, totalResults: 0 } } : {}),
  })
}
