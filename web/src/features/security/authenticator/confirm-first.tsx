/** A second step takes a confirmed address: the link for that, and the word that it was opened. */
import { useEffect, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { mailMessages } from '#messages/mail.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { watchOtherTabs } from '#session/other-tabs.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'

const texts = secondStepMessages.setUp

export function ConfirmFirst({ isAsking, onConfirmed }: { isAsking: boolean; onConfirmed: () => void }) {
  const { email } = useSignedIn()
  const [isSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    if (await mailOwnVerification(showErrorToast)) setSent(true)
    setBusy(false)
  }
  // Confirmed in another tab of this browser: nobody has to say so here.
  useEffect(() =>
    watchOtherTabs((change) => {
      if (change === 'account') onConfirmed()
    }),
  )
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
