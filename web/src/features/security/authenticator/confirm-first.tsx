/** A second step takes a confirmed address: the link for that, and the word that it was opened. */
import { secondStepMessages } from '#messages/account/second-step.ts'
import { mailMessages } from '#messages/mail.ts'
import { useSignedIn } from '#session/session.ts'
import { useOwnVerification } from '#session/use-own-verification.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'

const texts = secondStepMessages.setUp

export function ConfirmFirst({ isAsking, onConfirmed }: { isAsking: boolean; onConfirmed: () => void }) {
  const { email } = useSignedIn()
  const { isSent, busy, send } = useOwnVerification(onConfirmed)
  return (
    <>
      <Notice tone="warning">{isSent ? texts.linkSent(email ?? '') : texts.confirmFirst}</Notice>
      <Button variant="secondary" busy={busy} busyLabel={mailMessages.sending} onClick={() => void send()}>
        {isSent ? mailMessages.sendAgain : mailMessages.sendLink}
      </Button>
      {isSent ? (
        <Button busy={isAsking} onClick={onConfirmed}>
          {texts.confirmed}
        </Button>
      ) : null}
    </>
  )
}
