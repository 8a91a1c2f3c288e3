/** Beside a name that is taken: that it is an organization of one's own that has it, and the way there. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clearDraft } from '#domain/drafts/draft.ts'
import { DeletedButton } from '#domain/memberships/deleted/deleted-button.tsx'
import { ownNamesake } from '#features/organizations/api/own-namesake.ts'
import { deletedMessages } from '#messages/organizations/deleted.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { organizationDraft } from './organization-draft.ts'

const texts = organizationsMessages.create

export function OwnNamesakeNotice({ uid, name }: { uid: string; name: string }) {
  const { data: own } = useQuery(ownNamesake(uid, name))
  if (!own) return null
  if (own.isDeleted) {
    return (
      <Notice tone="warning">
        {texts.ownDeleted(own.displayName)}{' '}
        <DeletedButton label={deletedMessages.organizations.title} kind="organizations" />
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      {texts.own(own.displayName)}{' '}
      <Link to={paths.goToOrganization(name)} onClick={() => clearDraft(organizationDraft, uid)}>
        {texts.toOwn(own.displayName)}
      </Link>
    </Notice>
  )
}
