/** Which entries are shown: as it stands in the address, so that Back, a reload and a shared link work. */
import { type TimelineFilter, timelineKinds } from '@atrium/contract/people/timeline'
import { isDay } from '@atrium/contract/rules/time/day'
import { useAddressQuery } from '#ui/list/query/use-address-query.ts'

const parameters = ['kind', 'by', 'from', 'to'] as const satisfies (keyof TimelineFilter)[]

/** What the query of an address asks for; what it cannot mean is left out. */
export function readTimelineFilter(search: URLSearchParams): TimelineFilter {
  const kind = timelineKinds.find((known) => known === search.get('kind'))
  const by = search.get('by') ?? ''
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  return {
    ...(kind && { kind }),
    ...(by !== '' && by.length <= 128 && { by }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
}

export function useTimelineFilter() {
  const address = useAddressQuery()
  return {
    filter: readTimelineFilter(address.search),
    narrow(parameter: keyof TimelineFilter, value: string) {
      address.change((search) => {
        if (value === '') search.delete(parameter)
        else search.set(parameter, value)
        return search
      })
    },
    clear() {
      address.change((search) => {
        for (const parameter of parameters) search.delete(parameter)
        return search
      })
    },
  }
}
