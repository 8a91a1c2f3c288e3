/** How an organization stands: its numbers and its best. */
import { highlightedCounts, topClassTrophies, topFiveRank } from '@atrium/contract/people/ranks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from './keys.ts'

export function overview(organization: string) {
  const query = { organization }
  return queryOptions({
    queryKey: [...peopleKey(organization), 'overview'],
    async queryFn({ signal }) {
      const [counts, people, classes] = await Promise.all([
        call(highlightedCounts, { query, signal }),
        call(topFiveRank, { query, signal }),
        call(topClassTrophies, { query, signal }),
      ])
      return { counts, people: people.results, classes: classes.results }
    },
  })
}
