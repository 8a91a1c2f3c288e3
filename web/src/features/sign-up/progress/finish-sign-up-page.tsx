/** A sign-up that a reload, a closed tab or the way back cut off: what is left of it is done, before anything else is shown. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { waitingInvites } from '#domain/invites/invite-tokens.ts'
import { clearDraft } from '#features/sign-up/sign-up-draft.ts'
import { UsernameTaken } from '#features/sign-up/username/username-taken.tsx'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { logWarning } from '#monitoring/log.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { completeSignUp } from './complete-sign-up.ts'
import { completionSteps } from './completion-steps.ts'
import type { SignUpPhase } from './run-sign-up.ts'
import { signUpFailure } from './sign-up-failure.ts'
import { SignUpProgressView } from './sign-up-progress-view.tsx'
import { forgetUnfinished, keepUnfinished, type UnfinishedSignUp } from '#domain/sign-up/unfinished-sign-up.ts'

type View =
  | { shows: 'progress'; phase: SignUpPhase }
  /** `username` is one to try again. */
  | { shows: 'username'; lead: string; refused: string; username: string }

interface FinishSignUpProps {
  unfinished: UnfinishedSignUp
  onFinished: () => void
}

export function FinishSignUpPage({ unfinished, onFinished }: FinishSignUpProps) {
  const user = useSignedIn()
  // Another tab may have signed in another one meanwhile.
  const uid = unfinished.uid ?? user.uid
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [view, setView] = useState<View>({ shows: 'progress', phase: 'settling' })

  const finish = () => {
    forgetUnfinished(unfinished.email)
    clearDraft()
    // Where one lands by oneself, the way leads on as at the end of any sign-up; else to what was asked for.
    if (pathname === paths.organizations && waitingInvites().length === 0)
      navigate(unfinished.goOnAt, { replace: true })
    onFinished()
  }

  const complete = (username: string | null) => {
    const steps = completionSteps(unfinished, (phase) => setView({ shows: 'progress', phase }))
    completeSignUp(uid, { ...unfinished, username }, steps).then(
      (outcome) => {
        if (outcome.done) return finish()
        const lead = signUpMessages.usernameGoneLead
        setView({ shows: 'username', lead, refused: outcome.usernameRefused, username: '' })
      },
      (error: unknown) => {
        logWarning('A sign-up could not be finished', error)
        // The names are for the next page: without them the profile asks.
        if (username === null) return onFinished()
        const { message } = signUpFailure(error)
        setView({ shows: 'username', lead: signUpMessages.usernameUnsavedLead, refused: message, username })
      },
    )
  }

  useEffect(() => complete(unfinished.username), []) // oxlint-disable-line react-hooks/exhaustive-deps -- once: what is left when the page opens

  if (view.shows === 'username') {
    const choose = (username: string | null) => {
      if (username === null) return finish()
      keepUnfinished({ ...unfinished, username })
      setView({ shows: 'progress', phase: 'settling' })
      complete(username)
    }
    return (
      <AuthLayout key="username" heading={signUpMessages.usernameGoneHeading} lead={view.lead}>
        <UsernameTaken refused={view.refused} start={view.username} onChosen={choose} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading={signUpMessages.emailHeading}>
      <SignUpProgressView phase={view.phase} />
    </AuthLayout>
  )
}
