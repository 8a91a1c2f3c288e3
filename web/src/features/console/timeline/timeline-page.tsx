/** Who did what to whom, newest first. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { timeline } from '@atrium/contract/people/timeline'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { timelineOf } from './api/timeline.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { timelineSentence } from '#messages/people/timeline.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import styles from './timeline.module.css'

const texts = groupsMessages.timeline
const { pages, pageTitle } = consoleMessages
const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function TimelinePage() {
  const { organization, displayName } = useOrganization()
  const list = useInfiniteQuery(timelineOf(organization))
  return (
    <AppLayout title={pages.timeline} documentTitle={pageTitle(pages.timeline, displayName)}>
      {list.error === null ? <Entries list={list} /> : <FailedPart query={list} />}
    </AppLayout>
  )
}

function Entries({ list }: { list: UseInfiniteQueryResult<{ pages: AnswerOf<typeof timeline>[] }> }) {
  const entries = list.data?.pages.flatMap((page) => page.results)
  return (
    <section className={styles.timeline} aria-label={pages.timeline} aria-busy={list.isFetching}>
      {entries === undefined && <Skeleton width="full" />}
      {entries?.length === 0 && <p>{texts.empty}</p>}
      <ol className={styles.list}>
        {entries?.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span>{timelineSentence(entry, texts.somebody)}</span>
            <time className={styles.when} dateTime={entry.at}>
              {whenFormat.format(new Date(entry.at))}
            </time>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <div>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.older}
          </Button>
        </div>
      )}
    </section>
  )
}
