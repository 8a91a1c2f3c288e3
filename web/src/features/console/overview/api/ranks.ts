/** How an organization stands: its numbers and its best. */
import { highlightedCounts, topClassTrophies, topFiveRank } from '@atrium/contract/people/ranks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

async function askFor(organization: string, signal: AbortSignal) {
  const query = { organization }
  const [counts, people, classes] = await Promise.all([
    call(highlightedCounts, { query, signal }),
    call(topFiveRank, { query, signal }),
    call(topClassTrophies, { query, signal }),
  ])
  return { counts, people: people.results, classes: classes.results }
}
export type Overview = Awaited<ReturnType<typeof askFor>>

export function overview(organization: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'overview'],
    queryFn: ({ signal }) => askFor(organization, signal),
  })
}
