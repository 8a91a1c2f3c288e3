/** The list of the organizations a person belongs to; every row leads to one, signed in. */
import { useQuery } from '@tanstack/react-query'
import { FirstGraceNotice } from '#domain/entry/grace-notice.tsx'
import { useInvitesDone } from '#domain/invites/invite-acceptance.ts'
import { JoinableOrganizations } from '#domain/joinable/joinable-organizations.tsx'
import { DeletedButton } from '#domain/memberships/deleted/deleted-button.tsx'
import { MembershipList } from '#domain/memberships/membership-list.tsx'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyOrganizations } from '#ui/illustrations/empty-organizations.tsx'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { membershipPage } from './api/organization-membership.ts'
import { OrganizationsTable } from './organizations-table.tsx'

const texts = organizationsMessages.list
const sortFields = ['name'] as const

export function OrganizationsPage() {
  const { uid } = useSignedIn()
  const address = useListQuery(sortFields)
  const list = useQuery(membershipPage(uid, address.query, useInvitesDone()))

  return (
    <MembershipList
      {...address}
      texts={texts}
      createAt={paths.createOrganization}
      toolbar={
        <>
          <LinkButton variant="quiet" to={paths.authors}>
            {texts.publishers}
          </LinkButton>
          <LinkButton variant="quiet" to={paths.join}>
            {texts.enterCode}
          </LinkButton>
          <DeletedButton label={texts.deleted} kind="organizations" />
        </>
      }
      drawing={<EmptyOrganizations />}
      list={list}
      table={(order, onSort) => <OrganizationsTable organizations={list.data?.results} order={order} onSort={onSort} />}
    >
      <JoinableOrganizations />
      {/* Behind the list, which is what one came for. */}
      {list.data !== undefined && <FirstGraceNotice />}
    </MembershipList>
  )
}
