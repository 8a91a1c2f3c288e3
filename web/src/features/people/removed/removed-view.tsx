/** Who was removed or left within thirty days: found, and restored one by one or many at once. */
import { restorableDays } from '@atrium/contract/limits'
import type { RemovedMember } from '@atrium/contract/people/members'
import { useQuery } from '@tanstack/react-query'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { useMembersQuery } from '#features/people/members/members-query.ts'
import styles from '#features/people/members/members-view.module.css'
import { StatusField, useShowStatus } from '#features/people/members/status-field.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { removedMessages } from '#messages/people/removed.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { removedPage } from '../api/removed-members.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { RemovedTable } from './removed-table.tsx'
import removed from './removed.module.css'
import { useRestore } from './use-restore.ts'

const texts = removedMessages.list

export function RemovedView() {
  const { organization } = useOrganization()
  const { query, change } = useMembersQuery()
  const show = useShowStatus()
  const list = useQuery(removedPage(organization, query))
  useLastPage(list, query.page, change)
  const people = list.data?.results
  const selection = useSelection(people?.filter(isRestorable).map(({ user_id }) => user_id) ?? [])
  const restoring = useRestore()
  const restore = (chosen: readonly RemovedMember[]) => restoring.mutate(chosen, { onSuccess: selection.clear })
  const selected = people?.filter(({ user_id }) => selection.ids.includes(user_id)) ?? []
  const isEmpty = list.data?.totalResults === 0
  return (
    <section className={styles.members} aria-label={texts.title} aria-busy={list.isFetching}>
      <div className={removed.toolbar}>
        <FilterField
          placeholder={peopleMessages.list.search}
          applied={query.name}
          onApply={(name) => change({ name })}
        />
        <StatusField status="removed" />
      </div>
      {selected.length > 0 && (
        <div className={removed.bar} role="group" aria-label={peopleMessages.bulk.selected(selected.length)}>
          <p className={removed.count} role="status">
            {peopleMessages.bulk.selected(selected.length)}
          </p>
          <Button variant="secondary" busy={restoring.isPending} onClick={() => restore(selected)}>
            {texts.restore}
          </Button>
          <Button variant="quiet" onClick={selection.clear}>
            {peopleMessages.bulk.clear}
          </Button>
        </div>
      )}
      {list.error === null ? (
        <RemovedTable
          people={people}
          selection={selection}
          busy={restoring.isPending}
          onRestore={(person) => restore([person])}
        />
      ) : (
        <FailedPart query={list} />
      )}
      {isEmpty && (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={query.name === '' ? texts.empty : texts.nobodyFound}
          advice={texts.emptyAdvice(restorableDays)}
          nextStep={
            <Button variant="secondary" onClick={() => show('members')}>
              {texts.toMembers}
            </Button>
          }
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      )}
      {list.data && !isEmpty && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
    </section>
  )
}

function isRestorable({ restorableUntil }: RemovedMember): boolean {
  return restorableUntil !== null
}
