/** The list of the organizations a person belongs to; every row leads to one, signed in. */
import { useQuery } from '@tanstack/react-query'
import { AcceptingInvite } from '#domain/invites/accepting-invite.tsx'
import { useAcceptingInvite, useInvitesDone } from '#domain/invites/invite-acceptance.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { EmptyOrganizations } from '#ui/illustrations/empty-organizations.tsx'
import { AddButton } from '#ui/list/add-button.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { ListPage } from '#ui/list/list-page.tsx'
import { turned } from '#ui/list/list-query.ts'
import { useListQuery } from '#ui/list/use-list-query.ts'
import { membershipPage } from './api/organization-membership.ts'
import { OrganizationsTable } from './organizations-table.tsx'

const texts = organizationsMessages.list
const sortFields = ['name'] as const

export function OrganizationsPage() {
  const { uid } = useSignedIn()
  const accepting = useAcceptingInvite()
  const { query, change } = useListQuery(sortFields)
  const list = useQuery(membershipPage(uid, query, useInvitesDone()))
  const isEmpty = list.data?.totalResults === 0
  const order = isEmpty ? 'asce' : query.order

  return (
    <ListPage
      texts={texts}
      toolbar={
        <>
          <LinkButton variant="quiet" to={paths.authors}>
            {texts.publishers}
          </LinkButton>
          <LinkButton variant="quiet" to={paths.join}>
            {texts.enterCode}
          </LinkButton>
        </>
      }
      add={<AddButton label={texts.add} short={texts.addShort} to={paths.createOrganization} />}
      notice={accepting !== null && <AcceptingInvite />}
      list={list}
      query={query}
      change={change}
      table={
        <OrganizationsTable
          organizations={list.data?.results}
          order={order}
          onSort={() => change({ order: turned(query.order, isEmpty) })}
        />
      }
      empty={
        <EmptyList
          drawing={<EmptyOrganizations />}
          sentence={texts.empty}
          advice={texts.emptyAdvice}
          nextStep={<LinkButton to={paths.createOrganization}>{texts.create}</LinkButton>}
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      }
    />
  )
}
