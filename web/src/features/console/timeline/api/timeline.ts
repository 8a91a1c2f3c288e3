/** The timeline, page by page into the past. */
import { timeline } from '@atrium/contract/people/timeline'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

export function timelineOf(organization: string) {
  return infiniteQueryOptions({
    queryKey: [...peopleKey(organization), 'timeline'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(timeline, { query: { organization, ...(pageParam === null ? {} : { before: pageParam }) }, signal }),
    getNextPageParam: (page) => page.before,
  })
}
