/** The organizations or publishers that I owned and that are deleted, each with the way back. */
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { queryState } from '#api/request-state.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import styles from './deleted-list.module.css'
import { toDay } from '#messages/dates.ts'

interface Texts {
  title: string
  lead: string
  none: string
  failed: string
  until: (day: string) => string
  restore: string
  restoreNamed: (name: string) => string
  restored: (name: string) => string
}

export interface Deleted {
  /** By which it is restored. */
  id: string
  name: string
  /** By which it is told from others of one name. */
  address: string
  logoUrl: string
  /** ISO 8601. */
  restorableUntil: string
}

interface Props {
  texts: Texts
  query: UseQueryResult<readonly Deleted[]>
  restore: (id: string) => Promise<unknown>
  /** Under which the lists are kept that show it again. */
  listKey: string
  onClose: () => void
}

export function DeletedList({ texts, query, restore, listKey, onClose }: Props) {
  const { errorMessage } = queryState(query, undefined)
  return (
    <Modal open title={texts.title} lead={texts.lead} onClose={onClose}>
      {query.isPending && <Skeleton />}
      {query.error && <ListFailure text={texts.failed} message={errorMessage} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p>{texts.none}</p>}
      <ul role="list" className={styles.list}>
        {query.data?.map((one) => (
          <Row key={one.id} deleted={one} texts={texts} restore={restore} listKey={listKey} />
        ))}
      </ul>
    </Modal>
  )
}

type RowProps = Pick<Props, 'texts' | 'restore' | 'listKey'> & { deleted: Deleted }

function Row({ deleted: { id, name, address, logoUrl, restorableUntil }, texts, restore, listKey }: RowProps) {
  const client = useQueryClient()
  const restoring = useMutation({
    mutationFn: () => restore(id),
    onError: showErrorToast,
    onSuccess: () => showToast({ kind: 'success', text: texts.restored(name) }),
    onSettled: () => client.invalidateQueries({ queryKey: [listKey] }),
  })
  return (
    <li className={styles.row}>
      <Logo name={name} url={logoUrl} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.until}>
          <bdi>{address}</bdi> · {texts.until(toDay(restorableUntil))}
        </span>
      </div>
      <Button
        variant="secondary"
        aria-label={texts.restoreNamed(name)}
        busy={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        {texts.restore}
      </Button>
    </li>
  )
}
