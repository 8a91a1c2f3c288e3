/** The timeline, page by page into the past. */
import { timeline, type TimelineFilter } from '@atrium/contract/people/timeline'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { timelineKey } from './keys.ts'

export function timelineOf(organization: string, filter: TimelineFilter) {
  return infiniteQueryOptions({
    queryKey: [...timelineKey(organization), 'entries', filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(timeline, {
        query: { organization, ...filter, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => page.before,
    placeholderData: keepPreviousData,
  })
}
