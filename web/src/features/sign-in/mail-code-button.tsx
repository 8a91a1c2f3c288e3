/** Has a code mailed, in place of the password. A hosted provider mails its own links, and this is not there. */
import { useState } from 'react'
import { mailedSignInMessages } from '#messages/account/mailed-sign-in.ts'
import { usePageSettings } from '#page-settings.ts'
import { askSignInMail } from '#session/mailed-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { codeFailure } from './sign-in-failure.ts'

export function MailCodeButton({ email, onMailed }: { email: string; onMailed: (asked: string) => void }) {
  const { identity } = usePageSettings()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (identity.provider !== 'embedded') return null

  const send = async () => {
    setFailure(null)
    setBusy(true)
    try {
      onMailed(await askSignInMail(email))
    } catch (error) {
      setBusy(false)
      setFailure(codeFailure(error))
    }
  }

  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button variant="quiet" wide busy={busy} busyLabel={mailedSignInMessages.mailingCode} onClick={() => void send()}>
        {mailedSignInMessages.mailCode}
      </Button>
    </>
  )
}
