/** Who belongs to a publisher, searched and paged through, and what an owner does with one of them. */
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { publisherPeople } from '../api/publisher-people.ts'
import { MemberQuestion } from './member-question.tsx'
import styles from './publisher-people.module.css'
import { PublisherTable } from './publisher-table.tsx'
import { useMemberChanges } from './use-member-changes.ts'

const texts = peopleMessages.list

export function PublisherMembers() {
  const { author_id } = usePublisher()
  const { query, change } = useListQuery(['name'])
  const list = useQuery(publisherPeople(author_id, query))
  useLastPage(list, query.page, change)
  const changes = useMemberChanges()
  const isEmpty = list.data?.totalResults === 0
  return (
    <section
      className={styles.members}
      aria-label={publisherMessages.people.list}
      aria-busy={list.isFetching}
      data-waits={list.isPending}
    >
      <div className={styles.toolbar}>
        <FilterField placeholder={texts.search} applied={query.name} onApply={(name) => change({ name })} />
      </div>
      {!hasFailed(list) ? (
        <PublisherTable people={list.data?.results} onChoose={changes.ask} />
      ) : (
        <FailedPart query={list} />
      )}
      {isEmpty && (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={texts.empty}
          advice=""
          nextStep={null}
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      )}
      {list.data && !isEmpty && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
      {changes.asked && (
        <MemberQuestion
          asked={changes.asked}
          busy={changes.isBusy}
          onConfirm={changes.confirm}
          onClose={changes.close}
        />
      )}
    </section>
  )
}
