/** Whose membership ended with its last day: found, and taken in again one by one or many at once. */
import type { FormerMember } from '@atrium/contract/people/terms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { formerPage } from '#features/people/api/terms.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { useMembersQuery } from '#features/people/members/members-query.ts'
import styles from '#features/people/members/members-view.module.css'
import { StatusField, useShowStatus } from '#features/people/members/status-field.tsx'
import removed from '#features/people/removed/removed.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { removedMessages } from '#messages/people/removed.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { FormerTable } from './former-table.tsx'
import { RenewMembers } from './renew-members.tsx'

const texts = termsMessages.former

export function FormerView() {
  const { organization } = useOrganization()
  const { query, change } = useMembersQuery()
  const show = useShowStatus()
  const list = useQuery(formerPage(organization, query))
  useLastPage(list, query.page, change)
  const people = list.data?.results
  const selection = useSelection(people?.filter(({ mayRenew }) => mayRenew).map(({ user_id }) => user_id) ?? [])
  const selected = people?.filter(({ user_id }) => selection.has(user_id)) ?? []
  const [renewing, setRenewing] = useState<readonly FormerMember[] | null>(null)
  const close = () => setRenewing(null)
  const isEmpty = list.data?.totalResults === 0
  return (
    <section className={styles.members} aria-label={texts.title} aria-busy={list.isFetching}>
      <div className={removed.toolbar}>
        <FilterField
          placeholder={peopleMessages.list.search}
          applied={query.name}
          onApply={(name) => change({ name })}
        />
        <StatusField status="former" />
      </div>
      {selected.length > 0 && (
        <div className={removed.bar} role="group" aria-label={peopleMessages.bulk.selected(selected.length)}>
          <p className={removed.count} role="status">
            {peopleMessages.bulk.selected(selected.length)}
          </p>
          <Button variant="secondary" onClick={() => setRenewing(selected)}>
            {texts.renew}
          </Button>
          <Button variant="quiet" onClick={selection.clear}>
            {peopleMessages.bulk.clear}
          </Button>
        </div>
      )}
      {list.error === null ? (
        <FormerTable people={people} selection={selection} onRenew={(person) => setRenewing([person])} />
      ) : (
        <FailedPart query={list} />
      )}
      {isEmpty && (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={query.name === '' ? texts.empty : removedMessages.list.nobodyFound}
          advice={texts.emptyAdvice}
          nextStep={
            <Button variant="secondary" onClick={() => show('members')}>
              {removedMessages.list.toMembers}
            </Button>
          }
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      )}
      {list.data && !isEmpty && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
      {renewing && (
        <RenewMembers
          people={renewing}
          onClose={close}
          onDone={() => {
            close()
            selection.clear()
          }}
        />
      )}
    </section>
  )
}
