/** That a link to another address is under way: sending it once more, or keeping the address that there is. */
import { isGivenUp } from '#api/given-up.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useMutation } from '#api/use-mutation.ts'
import { keepEmail } from '#features/account/api/email-change.ts'
import { freshSignInMessages } from '#messages/account/fresh-sign-in.ts'
import { mailMessages } from '#messages/mail.ts'
import { wayMessages } from '#messages/account/ways.ts'
import { usePageSettings } from '#page-settings.ts'
import { mailEmailChange } from '#session/account-actions.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from '../account.module.css'
import { refusalOf } from './email-refusal.ts'

const texts = wayMessages.email

interface Props {
  to: string
  onSent: () => void
  onKept: () => void
}

export function PendingChange({ to, onSent, onKept }: Props) {
  const send = useMutation({
    mutationFn: () => mailEmailChange(to),
    onSuccess() {
      showToast({ kind: 'success', text: freshSignInMessages.linkSentAgain })
      onSent()
    },
    onError(error) {
      if (isGivenUp(error)) return
      showToast({ kind: 'error', text: Object.values(refusalOf(error)).join(' ') })
    },
  })
  // The hosted provider makes no link of its void before its time.
  const canKeep = usePageSettings().identity.provider === 'embedded'
  const keep = useMutation({ mutationFn: keepEmail, onSuccess: onKept, onError: showErrorToast })

  return (
    <>
      <Notice tone="good">{texts.sent(to)}</Notice>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={send.isPending}
          busyLabel={mailMessages.sending}
          onClick={() => send.mutate()}
        >
          {mailMessages.sendAgain}
        </Button>
        {canKeep ? (
          <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
            {texts.keep}
          </Button>
        ) : null}
      </div>
    </>
  )
}
