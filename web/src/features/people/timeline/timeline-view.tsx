/** Who did what to whom, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { timelineOf } from '#features/people/api/timeline.ts'
import { FailedPart } from '#features/people/failed-part.tsx'
import { useOrganization } from '#features/people/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { timelineSentence } from '#messages/people/timeline.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './timeline.module.css'

const texts = groupsMessages.timeline
const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function TimelineView() {
  const { organization } = useOrganization()
  const list = useInfiniteQuery(timelineOf(organization))
  if (list.error !== null) {
    return <FailedPart query={list} />
  }
  const entries = list.data?.pages.flatMap((page) => page.results)
  return (
    <section className={styles.timeline} aria-label={peopleMessages.views.timeline} aria-busy={list.isFetching}>
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
