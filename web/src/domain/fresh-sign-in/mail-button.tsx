/** Has a code mailed, or, by a hosted provider, a link. */
import { useState } from 'react'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { askForMail, type Mailed } from './ask-for-mail.ts'
import { mailFailure } from './confirm-failure.ts'

interface MailButtonProps {
  to: string
  hosted: boolean
  /** There is no other way. */
  alone: boolean
  hasFocus: boolean
  disabled: boolean
  onBusy: (busy: boolean) => void
  onMailed: (mailed: Mailed) => void
}

export function MailButton({ to, hosted, alone, hasFocus, disabled, onBusy, onMailed }: MailButtonProps) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    setFailure(null)
    setSending(true)
    onBusy(true)
    try {
      onMailed({ to, asked: await askForMail(hosted) })
    } catch (error) {
      setFailure(mailFailure(error))
      setSending(false)
    } finally {
      onBusy(false)
    }
  }

  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button
        variant={alone ? 'primary' : 'secondary'}
        wide
        busy={sending}
        busyLabel={texts.mailing}
        disabled={disabled}
        autoFocus={hasFocus}
        onClick={() => void send()}
      >
        {hosted ? texts.mailLink : texts.mailCode}
      </Button>
    </>
  )
}
