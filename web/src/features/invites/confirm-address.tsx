/** The link that confirms one's address, and the word that it was opened. */
import { showErrorToast } from '#api/show-error-toast.ts'
import { mailMessages } from '#messages/mail.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { freshIdToken, useSignedIn } from '#session/session.ts'
import { useOwnVerification } from '#session/use-own-verification.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'

const texts = invitesMessages.notice

export function ConfirmAddress({ onConfirmed, wide }: { onConfirmed: () => void; wide?: boolean }) {
  const { email } = useSignedIn()
  const checkAgain = async () => {
    try {
      // What the token says of the address is as old as the token.
      await freshIdToken()
      onConfirmed()
    } catch (error) {
      showErrorToast(error)
    }
  }
  const { isSent, busy, send } = useOwnVerification(() => void checkAgain())
  return (
    <>
      <Status as="span" className={isSent ? undefined : 'visually-hidden'}>
        {isSent ? texts.linkSent(email) : null}
      </Status>
      <Button
        variant={isSent ? 'secondary' : 'primary'}
        wide={wide}
        busy={busy}
        busyLabel={mailMessages.sending}
        onClick={() => void send()}
      >
        {isSent ? mailMessages.sendAgain : mailMessages.sendLink}
      </Button>
      <Button variant={isSent ? 'primary' : 'secondary'} wide={wide} onClick={() => void checkAgain()}>
        {texts.checkAgain}
      </Button>
    </>
  )
}
