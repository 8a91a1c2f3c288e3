/** The list of the publishers a person belongs to; every row leads to one, signed in. */
import type { Author } from '@atrium/contract/authors'
import { useQuery } from '@tanstack/react-query'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useInvitesDone } from '#domain/invites/invite-acceptance.ts'
import { DeletedButton } from '#domain/memberships/deleted/deleted-button.tsx'
import { MembershipList } from '#domain/memberships/membership-list.tsx'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { authorsPage } from './api/author-membership.ts'
import { AuthorsTable } from './authors-table.tsx'
import { BlankPages } from './blank-pages.tsx'

const texts = authorsMessages.list
const sortFields = ['name'] as const

const invite = dialogOnUse(async () => (await import('#domain/publisher/invite/invite-to-author.tsx')).InviteToAuthor)

export function AuthorsPage() {
  const { uid } = useSignedIn()
  const address = useListQuery(sortFields)
  const list = useQuery(authorsPage(uid, address.query, useInvitesDone()))
  const [inviting, setInviting] = useHeldState<Author | null>('publisher to invite to', null)

  return (
    <MembershipList
      {...address}
      texts={texts}
      createAt={paths.createAuthor}
      toolbar={
        <>
          <LinkButton variant="quiet" to={paths.organizations}>
            {texts.organizations}
          </LinkButton>
          <DeletedButton label={texts.deleted} kind="publishers" />
        </>
      }
      drawing={<BlankPages />}
      list={list}
      table={(order, onSort) => (
        <div onPointerEnter={invite.prepare} onFocus={invite.prepare}>
          <AuthorsTable authors={list.data?.results} order={order} onSort={onSort} onInvite={setInviting} />
        </div>
      )}
    >
      {inviting && <invite.Dialog author={inviting} onClose={() => setInviting(null)} />}
    </MembershipList>
  )
}
