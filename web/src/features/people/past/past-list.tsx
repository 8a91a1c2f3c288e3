/** A list of people who belong no longer: searched, chosen from, and paged through. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { SelectedBar } from '#features/people/bulk/selected-bar.tsx'
import type { useSelection } from '#features/people/bulk/use-selection.ts'
import type { useMembersQuery } from '#features/people/members/members-query.ts'
import members from '#features/people/members/members-view.module.css'
import { StatusField, useShowStatus } from '#features/people/members/status-field.tsx'
import { peopleMessages } from '#messages/people/people.ts'
import { removedMessages } from '#messages/people/removed.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import styles from './past.module.css'

const texts = removedMessages.list
const { bulk } = peopleMessages

interface Props extends Pick<ReturnType<typeof useMembersQuery>, 'query' | 'change'> {
  title: string
  status: 'former' | 'removed'
  list: UseQueryResult<{ totalResults: number }>
  selection: ReturnType<typeof useSelection>
  /** What is done with those who are chosen. */
  action: ReactNode
  empty: { sentence: string; advice: string }
  /** The table. */
  children: ReactNode
}

export function PastList({ title, status, query, change, list, selection, action, empty, children }: Props) {
  const show = useShowStatus()
  const isEmpty = list.data?.totalResults === 0
  const chosen = selection.ids.length
  return (
    <section className={members.members} aria-label={title} aria-busy={list.isFetching}>
      <div className={styles.toolbar}>
        <FilterField
          placeholder={peopleMessages.list.search}
          applied={query.name}
          onApply={(name) => change({ name })}
        />
        <StatusField status={status} />
      </div>
      {chosen > 0 && (
        <SelectedBar selected={bulk.selected(chosen)} clear={bulk.clear} onClear={selection.clear}>
          {action}
        </SelectedBar>
      )}
      {!hasFailed(list) ? children : <FailedPart query={list} />}
      {isEmpty && (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={query.name === '' ? empty.sentence : texts.nobodyFound}
          advice={empty.advice}
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
