/** The forgot view of sign-in: has a link mailed with which a new password is chosen. */
import type { FoundUser } from '@atrium/contract/users'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { signInMessages } from '#messages/account/sign-in.ts'
import { mailMessages } from '#messages/mail.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths, withQuery } from '#paths.ts'
import { mailPasswordReset } from '#session/account-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { FoundPerson } from './found-person.tsx'
import { greetingName } from './greeting-name.ts'
import { mailFailure } from './sign-in-failure.ts'

interface ForgotStepProps {
  found: FoundUser
  onEdit: () => void
  onPassword: () => void
}

type RequestState = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; failure: string }

export function ForgotStep({ found, onEdit, onPassword }: ForgotStepProps) {
  const [state, setState] = useState<RequestState>({ is: 'idle' })
  const [hasSent, setHasSent] = useState(false)
  const { publicOrigin } = usePageSettings()
  // Begun on the way to somewhere, the reset ends on the way there too, in whichever browser its mail is read.
  const redirect = new URLSearchParams(useLocation().search).get('redirect')
  const goOnAt = redirect === null ? undefined : `${publicOrigin}${withQuery(paths.signIn, { redirect })}`

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setState({ is: 'sending' })
    try {
      await mailPasswordReset(found.email, goOnAt)
      setState({ is: 'sent' })
      setHasSent(true)
    } catch (error) {
      setState({ is: 'failed', failure: mailFailure(error) })
    }
  }

  return (
    <AuthLayout heading={signInMessages.forgotHeading} lead={signInMessages.forgotLead} onMark={onEdit}>
      <FoundPerson name={greetingName(found)} onEdit={onEdit} />
      <EntryForm onSubmit={submit}>
        {state.is === 'sent' ? <Notice tone="good">{signInMessages.resetSent}</Notice> : null}
        {state.is === 'failed' ? <Notice tone="error">{state.failure}</Notice> : null}
        <Button type="submit" wide busy={state.is === 'sending'} busyLabel={signInMessages.sendingReset}>
          {hasSent ? mailMessages.sendAgain : signInMessages.resetPassword}
        </Button>
        <Button variant="quiet" wide onClick={onPassword}>
          {signInMessages.backToPassword}
        </Button>
      </EntryForm>
    </AuthLayout>
  )
}
