/** The figures of an organization over time. */
import { getOverview, type OverviewRange, overviewRanges } from '@atrium/contract/organizations/overview'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

/** What is asked for; the period is the first one unless the address says otherwise. */
export function figuresInput(name: string, range: OverviewRange = overviewRanges[0]) {
  return { params: { name }, query: { range } }
}

/** While another period is asked for, the one before stays. */
export function figures(name: string, range: OverviewRange) {
  return queryOptions({
    queryKey: [...peopleKey(name), 'figures', range],
    queryFn: ({ signal }) => call(getOverview, { ...figuresInput(name, range), signal }),
    placeholderData: keepPreviousData,
  })
}
