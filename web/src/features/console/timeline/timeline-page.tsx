/** Who did what to whom, newest first: looked through by what, who and when. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { timeline } from '@atrium/contract/people/timeline'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { OlderButton } from '#domain/organization/older-button.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { timelineMessages as texts } from '#messages/console/timeline.ts'
import { timelineSentence } from '#messages/people/timeline.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Line, LineList } from '#ui/list/line-list.tsx'
import { timelineOf } from './api/timeline.ts'
import { KeptNote } from './kept-note.tsx'
import { useTimelineFilter } from './timeline-filter.ts'
import { TimelineFilters } from './timeline-filters.tsx'
import styles from './timeline.module.css'
import { dateStyle, locale } from '#messages/format.ts'

const { pages, pageTitle } = consoleMessages

export function TimelinePage() {
  const { organization, displayName } = useOrganization()
  const { filter, narrow, clear } = useTimelineFilter()
  const list = useInfiniteQuery(timelineOf(organization, filter))
  const entries = list.data?.pages.flatMap((page) => page.results) ?? []
  return (
    <AppLayout title={pages.timeline} documentTitle={pageTitle(pages.timeline, displayName)}>
      <TimelineFilters filter={filter} entries={entries} onNarrow={narrow} />
      <KeptNote />
      {!hasFailed(list) ? (
        <Entries list={list} isFiltered={Object.keys(filter).length > 0} onClear={clear} />
      ) : (
        <FailedPart query={list} />
      )}
    </AppLayout>
  )
}

interface EntriesProps {
  list: UseInfiniteQueryResult<{ pages: AnswerOf<typeof timeline>[] }>
  isFiltered: boolean
  onClear: () => void
}

function Entries({ list, isFiltered, onClear }: EntriesProps) {
  const { timeZone } = useOrganization()
  const entries = list.data?.pages.flatMap((page) => page.results)
  const when = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone })
  return (
    <section className={styles.timeline} aria-label={pages.timeline} aria-busy={list.isFetching}>
      {entries === undefined && <Skeleton width="full" />}
      {entries?.length === 0 && <Empty isFiltered={isFiltered} onClear={onClear} />}
      <LineList ordered>
        {entries?.map((entry) => (
          <Line key={entry.id} aside={<time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>}>
            {timelineSentence(entry, texts.somebody)}
          </Line>
        ))}
      </LineList>
      <div>
        <OlderButton list={list} label={texts.older} />
      </div>
    </section>
  )
}

function Empty({ isFiltered, onClear }: Pick<EntriesProps, 'isFiltered' | 'onClear'>) {
  if (!isFiltered) return <Status>{texts.empty}</Status>
  return (
    <div className={styles.nothing}>
      <Status>
        <p className={styles.sentence}>{texts.nothingMatches}</p>
        <p>{texts.nothingMatchesAdvice}</p>
      </Status>
      <Button variant="secondary" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
}
