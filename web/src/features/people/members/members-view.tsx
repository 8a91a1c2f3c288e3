/** The members: found, narrowed, ordered, and looked after one by one or many at once. */
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { useQuery } from '@tanstack/react-query'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useLocation } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { memberPage } from '#features/people/api/members.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { reverseOrder } from '#ui/list/query/list-query.ts'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { loadedOnUse } from '#ui/loading/loaded-on-use.tsx'
import type { MemberDialog } from './dialogs/member-dialogs.tsx'
import { useMembersQuery } from './members-query.ts'
import { MembersToolbar } from './members-toolbar.tsx'
import styles from './members-view.module.css'
import { usePersistMemberFilters } from './persisted-filters.ts'
import { MembersTable } from './table/members-table.tsx'
import { useMemberActions } from './use-member-actions.ts'

const texts = peopleMessages.list

const dialogs = dialogOnUse(async () => (await import('./dialogs/member-dialogs.tsx')).MemberDialogs)
const bulk = loadedOnUse(async () => (await import('#features/people/bulk/members-bulk.tsx')).MembersBulk)
const prepareActions = () => {
  dialogs.prepare()
  bulk.prepare()
}

export function MembersView() {
  const { organization, uid } = useOrganization()
  const { pathname } = useLocation()
  const { query, change, narrow } = useMembersQuery()
  const list = useQuery(memberPage(organization, query))
  usePersistMemberFilters(query)
  useLastPage(list, query.page, change)
  const people = list.data?.results
  const selection = useSelection(`members of ${organization}`, people?.map(({ user_id }) => user_id) ?? [])
  const actions = useMemberActions(query, change)
  const [dialog, setDialog] = useHeldState<MemberDialog | null>(`member dialog of ${organization}`, null)
  const selected = people?.filter(({ user_id }) => selection.has(user_id)) ?? []

  const open = (kind: MemberDialog['kind'], members: readonly Member[]) => setDialog({ kind, people: members })
  const giveRole = (member: Member, to: Role) => {
    const asksFirst = to === 'owner' || member.user_id === uid
    if (asksFirst) setDialog({ kind: 'role', people: [member], to })
    else actions.changeRole.mutate({ person: member, to })
  }
  const isEmpty = list.data?.totalResults === 0
  const isNarrowed = query.label !== '' || query.role !== ''
  return (
    <section
      className={styles.members}
      aria-label={peopleMessages.views.members}
      aria-busy={list.isFetching}
      onPointerEnter={prepareActions}
      onFocus={prepareActions}
    >
      <MembersToolbar query={query} onSearch={(name) => change({ name })} onNarrow={narrow} />
      {selected.length > 0 && <bulk.Part people={selected} onOpen={open} onClear={selection.clear} />}
      {!hasFailed(list) ? (
        <MembersTable
          people={people}
          query={query}
          selection={selection}
          onSort={(field) =>
            change({ field, order: query.field === field ? reverseOrder(query.order, isEmpty) : 'asce' })
          }
          onRole={giveRole}
          onOpen={(kind, member) => open(kind, [member])}
        />
      ) : (
        <FailedPart query={list} />
      )}
      {isEmpty && (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={texts.empty}
          advice={isNarrowed ? texts.emptyNarrowed : texts.emptyAdvice}
          nextStep={
            isNarrowed && (
              <LinkButton variant="secondary" to={pathname}>
                {texts.showAll}
              </LinkButton>
            )
          }
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      )}
      {list.data && !isEmpty && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
      {dialog && (
        <dialogs.Dialog
          dialog={dialog}
          query={query}
          total={list.data?.totalResults ?? 0}
          left={dialog.people.filter((one) => people?.some(({ user_id }) => user_id === one.user_id))}
          actions={actions}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            selection.done(dialog.people.map(({ user_id }) => user_id))
          }}
        />
      )}
    </section>
  )
}
