/** An offer of ownership that waits: to be answered by one, to be withdrawn by the other. */
import type { OwnershipOffer } from '@atrium/contract/people/ownership'
import { isApiError } from '#api/api-error.ts'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { toDay } from '#messages/dates.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button, ConsentButton } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './ownership-notice.module.css'

const texts = peopleMessages.ownership

interface Props {
  /** Null: nothing is shown. */
  offer: OwnershipOffer | null
  /** What the ownership is of, as people call it. */
  of: string
  /** Of the signed-in person. */
  uid: string
  answer: (accept: boolean) => Promise<unknown>
  onAnswered: () => Promise<unknown>
}

export function OwnershipNotice({ offer, of, uid, answer, onAnswered }: Props) {
  const isMaker = offer?.from.user_id === uid
  const answering = useMutation({
    mutationFn: answer,
    async onError(error) {
      if (!isApiError(error, 'not_found')) return showErrorToast(error)
      showToast({ kind: 'error', text: texts.gone })
      await onAnswered()
    },
    async onSuccess(_nothing, accept) {
      showToast({ kind: 'success', text: accept ? texts.accepted : isMaker ? texts.withdrawn : texts.declined })
      await onAnswered()
    },
  })
  if (!offer) return null
  const { from, to, expiresAt } = offer
  return (
    <div className={styles.notice}>
      <Status className={styles.text}>
        {isMaker ? texts.waiting(to.displayName) : texts.asked(from.displayName || texts.anOwner, of)}{' '}
        {texts.until(toDay(expiresAt))}
      </Status>
      <div className={styles.actions}>
        {isMaker ? null : (
          <ConsentButton busy={answering.isPending} onClick={() => answering.mutate(true)}>
            {texts.accept}
          </ConsentButton>
        )}
        <Button variant="secondary" disabled={answering.isPending} onClick={() => answering.mutate(false)}>
          {isMaker ? texts.withdraw : texts.decline}
        </Button>
      </div>
    </div>
  )
}
