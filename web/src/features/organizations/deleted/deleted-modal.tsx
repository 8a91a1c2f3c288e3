/** The organizations that I owned and that are deleted, each with the way back. */
import type { DeletedOrganization } from '@atrium/contract/organizations/deletion'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryState } from '#api/request-state.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { deletedOnes, restore } from '#features/organizations/api/deleted-organizations.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { useSignedIn } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import styles from './deleted-modal.module.css'

const texts = organizationsMessages.deleted
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

export function DeletedModal({ onClose }: { onClose: () => void }) {
  const { uid } = useSignedIn()
  const query = useQuery({ ...deletedOnes(uid), refetchOnMount: 'always' })
  const { errorMessage } = queryState(query, undefined)
  return (
    <Modal open title={texts.title} lead={texts.lead} onClose={onClose}>
      {query.isPending && <Skeleton />}
      {query.error && <ListFailure text={texts.failed} message={errorMessage} onRetry={() => void query.refetch()} />}
      {query.data?.results.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.list}>
        {query.data?.results.map((organization) => (
          <Row key={organization.id} {...organization} />
        ))}
      </ul>
    </Modal>
  )
}

function Row({ id, name, displayName, branding, restorableUntil }: DeletedOrganization) {
  const client = useQueryClient()
  const restoring = useMutation({
    mutationFn: () => restore(id),
    onError: showErrorToast,
    onSuccess: () => showToast({ kind: 'success', text: texts.restored(displayName) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  })
  return (
    <li className={styles.row}>
      <Logo name={displayName} url={branding.logo_url} />
      <div className={styles.words}>
        <span className={styles.name}>{displayName}</span>
        <span className={styles.until}>
          {name} · {texts.until(day.format(new Date(restorableUntil)))}
        </span>
      </div>
      <Button
        variant="secondary"
        aria-label={texts.restoreNamed(displayName)}
        busy={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        {texts.restore}
      </Button>
    </li>
  )
}
