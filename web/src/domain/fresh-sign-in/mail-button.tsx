/** Has a code mailed, or, by a hosted provider, a link. */
import { useState } from 'react'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { askIdentityCode, askIdentityLink } from '#session/fresh-sign-in/confirm-identity.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { mailFailure } from './confirm-failure.ts'
import type { Mailed } from './fresh-sign-in-modal.tsx'

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

/** What is shown again with what was mailed; a link is the provider's own. */
export async function askForMail(hosted: boolean): Promise<string> {
  if (!hosted) return askIdentityCode()
  await askIdentityLink()
  return ''
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
