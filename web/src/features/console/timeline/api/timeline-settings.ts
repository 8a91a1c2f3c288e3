/** How long the timeline is kept. */
import { changeTimelineSettings, getTimelineSettings } from '@atrium/contract/people/timeline'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { timelineKey } from './keys.ts'

export function timelineSettings(organization: string) {
  return queryOptions({
    queryKey: [...timelineKey(organization), 'settings'],
    queryFn: ({ signal }) => call(getTimelineSettings, { query: { organization }, signal }),
  })
}

export function keepTimeline(organization: string, keptDays: number | null) {
  return call(changeTimelineSettings, { query: { organization }, body: { kept_days: keptDays } })
}
