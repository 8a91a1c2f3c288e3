/** "Forget your password?" for somebody signed in: has the reset mail sent, as often as it takes. */
import { useState } from 'react'
import { resetPasswordMessages as texts } from '#messages/account/reset-password.ts'
import { failureMessages } from '#messages/failures.ts'
import { paths } from '#paths.ts'
import { mailPasswordReset } from '#session/account-actions.ts'
import { IdentityError } from '#session/identity-error.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

type RequestState = 'idle' | 'sending' | 'sent'

export function ResetPasswordPage() {
  const { uid, email } = useSignedIn()
  const [state, setState] = useState<RequestState>('idle')
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (address: string) => {
    setFailure(null)
    setState('sending')
    try {
      await mailPasswordReset(address)
      setState('sent')
    } catch (error) {
      setState('idle')
      setFailure(failureText(error))
    }
  }

  return (
    <AuthLayout heading={texts.heading} lead={email === null ? undefined : texts.lead(email)}>
      {email === null ? <Notice tone="warning">{texts.noEmail}</Notice> : null}
      {state === 'sent' ? <Notice tone="good">{texts.sent}</Notice> : null}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button
        wide
        disabled={email === null}
        busy={state === 'sending'}
        busyLabel={texts.resending}
        onClick={() => email !== null && void send(email)}
      >
        {texts.resend}
      </Button>
      <LinkButton wide variant="secondary" to={paths.profile(uid)}>
        {texts.back}
      </LinkButton>
    </AuthLayout>
  )
}

function failureText(error: unknown): string {
  if (!(error instanceof IdentityError)) return failureMessages.somethingWrong
  if (error.code === 'network-request-failed') return texts.networkFail
  return error.message || failureMessages.somethingWrong
}
