/** The list of the publishers a person belongs to; every row leads to one, signed in. */
import type { Author } from '@atrium/contract/authors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AcceptingInvite } from '#domain/invites/accepting-invite.tsx'
import { useAcceptingInvite, useInvitesDone } from '#domain/invites/invite-acceptance.ts'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { AddButton } from '#ui/list/add-button.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { ListPage } from '#ui/list/list-page.tsx'
import { turned } from '#ui/list/list-query.ts'
import { useListQuery } from '#ui/list/use-list-query.ts'
import { authorsPage } from './api/author-membership.ts'
import { AuthorsTable } from './authors-table.tsx'
import { BlankPages } from './blank-pages.tsx'
import { InviteToAuthor } from './invite-to-author.tsx'

const texts = authorsMessages.list
const sortFields = ['name'] as const

export function AuthorsPage() {
  const { uid } = useSignedIn()
  const accepting = useAcceptingInvite()
  const { query, change } = useListQuery(sortFields)
  const list = useQuery(authorsPage(uid, query, useInvitesDone()))
  const [inviting, setInviting] = useState<Author | null>(null)
  const isEmpty = list.data?.totalResults === 0
  const order = isEmpty ? 'asce' : query.order

  return (
    <ListPage
      texts={texts}
      toolbar={
        <>
          <LinkButton variant="quiet" to={paths.organizations}>
            {texts.organizations}
          </LinkButton>
        </>
      }
      add={<AddButton label={texts.add} short={texts.addShort} to={paths.createAuthor} />}
      notice={
        <>
          {accepting !== null && <AcceptingInvite />}
          {inviting && <InviteToAuthor author={inviting} onClose={() => setInviting(null)} />}
        </>
      }
      list={list}
      query={query}
      change={change}
      table={
        <AuthorsTable
          authors={list.data?.results}
          order={order}
          onSort={() => change({ order: turned(query.order, isEmpty) })}
          onInvite={setInviting}
        />
      }
      empty={
        <EmptyList
          drawing={<BlankPages />}
          sentence={texts.empty}
          advice={texts.emptyAdvice}
          nextStep={<LinkButton to={paths.createAuthor}>{texts.create}</LinkButton>}
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      }
    />
  )
}
