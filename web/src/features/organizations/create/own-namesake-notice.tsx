/** Beside a name that is taken: that it is an organization of one's own that has it, and the way there. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useMutation } from '#api/use-mutation.ts'
import { clearDraft } from '#domain/drafts/draft.ts'
import { restoreOrganization } from '#domain/memberships/deleted/deleted-organizations.ts'
import { type OwnNamesake, ownNamesake } from '#features/organizations/api/own-namesake.ts'
import { deletedMessages } from '#messages/organizations/deleted.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { organizationDraft } from './organization-draft.ts'
import styles from './own-namesake-notice.module.css'

const texts = organizationsMessages.create

export function OwnNamesakeNotice({ uid, name }: { uid: string; name: string }) {
  const { data: own } = useQuery(ownNamesake(uid, name))
  if (!own) return null
  const { displayName, deletedId } = own
  if (deletedId !== undefined) {
    return (
      <>
        <Notice tone="warning">{texts.ownDeleted(displayName)}</Notice>
        <div className={styles.way}>
          <RestoreButton id={deletedId} displayName={displayName} />
        </div>
      </>
    )
  }
  return (
    <Notice tone="warning">
      {texts.own(displayName)}{' '}
      <Link to={paths.goToOrganization(name)} onClick={() => clearDraft(organizationDraft, uid)}>
        {texts.toOwn(displayName)}
      </Link>
    </Notice>
  )
}

interface RestoreButtonProps extends Pick<OwnNamesake, 'displayName'> {
  id: string
}

function RestoreButton({ id, displayName }: RestoreButtonProps) {
  const client = useQueryClient()
  const { restoreNamed, restored } = deletedMessages.organizations
  const restoring = useMutation({
    mutationFn: () => restoreOrganization(id),
    onError: showErrorToast,
    onSuccess: () => showToast({ kind: 'success', text: restored(displayName) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  })
  return (
    <Button variant="secondary" busy={restoring.isPending} onClick={() => restoring.mutate()}>
      {restoreNamed(displayName)}
    </Button>
  )
}
