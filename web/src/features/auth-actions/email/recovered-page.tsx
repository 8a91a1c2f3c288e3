/** "Your address is back": what happened, and the way to a new password, for the old one may be known. */
import { useEffect, useRef, useState } from 'react'
import { actionFailure } from '#features/auth-actions/action-failure.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { resetPasswordMessages } from '#messages/account/reset-password.ts'
import { mailMessages } from '#messages/mail.ts'
import { paths } from '#paths.ts'
import { mailPasswordReset } from '#session/account-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

const texts = authActionMessages.recovered

export function RecoveredPage({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [hasSent, setHasSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const next = useRef<HTMLButtonElement>(null)

  // The button that was pressed is gone: the keyboard goes on at what comes next.
  useEffect(() => next.current?.focus(), [])

  const send = async () => {
    setFailure(null)
    setState('sending')
    try {
      await mailPasswordReset(email)
      setState('sent')
      setHasSent(true)
    } catch (error) {
      setState('idle')
      const refused = actionFailure(error)
      setFailure(refused.about === 'link' ? authActionMessages.deadRecovery[refused.failure] : refused.message)
    }
  }

  return (
    <AuthLayout key="recovered" heading={texts.heading}>
      <Notice tone="good">{texts.done(email)}</Notice>
      <p>{texts.advice}</p>
      {state === 'sent' ? <Notice tone="good">{resetPasswordMessages.sent}</Notice> : null}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button ref={next} wide busy={state === 'sending'} busyLabel={texts.sending} onClick={() => void send()}>
        {hasSent ? mailMessages.sendAgain : texts.reset}
      </Button>
      <LinkButton wide variant="secondary" to={paths.signIn}>
        {texts.signIn}
      </LinkButton>
    </AuthLayout>
  )
}
