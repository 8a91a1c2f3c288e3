/** A page that lists what a person belongs to: sorted by one column, added to, and kept up with invites that are accepted. */
import type { ReactNode } from 'react'
import { AcceptingInvite } from '#domain/invites/accepting-invite.tsx'
import { useAcceptingInvite } from '#domain/invites/invite-acceptance.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AddButton } from '#ui/list/add-button.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { ListPage, type LoadedList } from '#ui/list/list-page.tsx'
import { reverseOrder, type SortOrder } from '#ui/list/query/list-query.ts'
import type { ListQueryState } from '#ui/list/query/use-list-query.ts'

interface Texts {
  title: string
  filter: string
  loading: string
  failed: string
  add: string
  addShort: string
  create: string
  empty: string
  emptyAdvice: string
}

interface Props extends ListQueryState {
  texts: Texts
  /** Where another one is made. */
  createAt: string
  toolbar: ReactNode
  drawing: ReactNode
  list: LoadedList
  table: (order: SortOrder, onSort: () => void) => ReactNode
  children?: ReactNode
}

export function MembershipList(props: Props) {
  const { texts, createAt, toolbar, drawing, list, query, change, table, children } = props
  const accepting = useAcceptingInvite()
  const isEmpty = list.data?.totalResults === 0
  return (
    <ListPage
      texts={texts}
      toolbar={toolbar}
      add={<AddButton label={texts.add} short={texts.addShort} to={createAt} />}
      notice={
        <>
          {accepting !== null && <AcceptingInvite />}
          {children}
        </>
      }
      list={list}
      query={query}
      change={change}
      table={table(isEmpty ? 'asce' : query.order, () => change({ order: reverseOrder(query.order, isEmpty) }))}
      empty={
        <EmptyList
          drawing={drawing}
          sentence={texts.empty}
          advice={texts.emptyAdvice}
          nextStep={<LinkButton to={createAt}>{texts.create}</LinkButton>}
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      }
    />
  )
}
