/** The members: found, narrowed, ordered, and looked after one by one or many at once. */
import type { Member } from '@atrium/contract/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { withQuery } from '#app/paths.ts'
import { peopleMessages } from '#messages/people.ts'
import { LinkButton } from '#ui/button.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { lastPage } from '#ui/list/list-query.ts'
import { Pagination } from '#ui/list/pagination.tsx'
import { memberPage } from './api/members.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FailedPart } from './failed-part.tsx'
import { Gathering } from './gathering.tsx'
import { useKeepSearch } from './kept-search.ts'
import { MemberDialogs, type MemberDialog } from './member-dialogs.tsx'
import { MembersTable } from './members-table.tsx'
import { MembersToolbar } from './members-toolbar.tsx'
import styles from './members-view.module.css'
import { useMembersQuery } from './members-query.ts'
import { usePlace } from './place.ts'
import { useMemberActions } from './use-member-actions.ts'
import { useSelection } from './use-selection.ts'

const texts = peopleMessages.list

export function MembersView() {
  const { organization, role } = usePlace()
  const { pathname } = useLocation()
  const { query, change, narrow } = useMembersQuery()
  const list = useQuery(memberPage(organization, query))
  useKeepSearch(query)
  const people = list.data?.results
  const selection = useSelection(people?.map(({ user_id }) => user_id) ?? [])
  const actions = useMemberActions(query)
  const [dialog, setDialog] = useState<MemberDialog | null>(null)
  const selected = people?.filter(({ user_id }) => selection.has(user_id)) ?? []
  const isOwner = role === 'owner'

  // The last row of the last page may just have gone.
  const end = list.data && !list.isPlaceholderData ? lastPage(list.data.totalPages) : undefined
  if (end !== undefined && query.page > end) change({ page: end }, { replace: true })

  const open = (kind: MemberDialog['kind'], members: readonly Member[]) => setDialog({ kind, people: members })
  const isEmpty = list.data?.totalResults === 0
  const isNarrowed = query.label !== '' || query.role !== ''
  return (
    <section className={styles.members} aria-label={peopleMessages.views.members} aria-busy={list.isFetching}>
      <MembersToolbar query={query} onSearch={(name) => change({ name })} onNarrow={narrow} />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onClear={selection.clear}
          onGive={() => open('give', selected)}
          onTake={() => open('take', selected)}
          {...(isOwner ? { onDelete: () => open('delete', selected) } : {})}
        />
      )}
      {list.error === null ? (
        <MembersTable
          people={people}
          query={query}
          selection={selection}
          onSort={(field) =>
            change({ field, order: query.field === field && query.order === 'asce' && !isEmpty ? 'desc' : 'asce' })
          }
          onRole={(member, to) => actions.changeRole.mutate({ id: member.user_id, from: member.role, to })}
          onOpen={(kind, member) => open(kind, [member])}
        />
      ) : (
        <FailedPart query={list} />
      )}
      {isEmpty && (
        <EmptyList
          drawing={<Gathering />}
          sentence={texts.empty}
          advice={isNarrowed ? texts.emptyNarrowed : texts.emptyAdvice}
          nextStep={
            isNarrowed ? (
              <LinkButton variant="secondary" to={pathname}>
                {texts.showAll}
              </LinkButton>
            ) : (
              isOwner && <LinkButton to={withQuery(pathname, { view: 'invites' })}>{texts.invite}</LinkButton>
            )
          }
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      )}
      {list.data && !isEmpty && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
      <MemberDialogs
        dialog={dialog}
        actions={actions}
        onClose={() => setDialog(null)}
        onDone={() => {
          setDialog(null)
          selection.clear()
        }}
      />
    </section>
  )
}
