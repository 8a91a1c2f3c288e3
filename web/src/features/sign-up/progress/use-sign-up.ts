/** Runs a sign-up for the form: its phase, its failure, and the end of it. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { waitingInvites } from '#domain/invites/invite-tokens.ts'
import { clearDraft } from '#features/sign-up/sign-up-draft.ts'
import { paths } from '#paths.ts'
import { runSignUp, saveUsername, type SignUpInput, type SignUpOutcome, type SignUpPhase } from './run-sign-up.ts'
import { type SignUpFailure, signUpFailure } from './sign-up-failure.ts'
import { beginSignUp, createdAccount, endSignUp } from './sign-up-progress.ts'
import { signUpSteps } from './sign-up-steps.ts'

export type SignUpView =
  { shows: 'form' } | { shows: 'progress'; phase: SignUpPhase } | { shows: 'username'; refused: string }

export function useSignUp() {
  const navigate = useNavigate()
  const [view, setView] = useState<SignUpView>({ shows: 'form' })
  const [failure, setFailure] = useState<SignUpFailure | null>(null)
  const finished = useRef(false)
  const steps = signUpSteps((phase) => setView({ shows: 'progress', phase }))

  // Only once this page is gone: until then the guard would lead a signed-in user elsewhere.
  useEffect(
    () => () => {
      if (finished.current) endSignUp()
    },
    [],
  )

  const finish = () => {
    finished.current = true
    clearDraft()
    // The wizard is for those who were not invited.
    navigate(waitingInvites().length > 0 ? paths.invite : paths.createOrganization, { replace: true })
  }

  const attempt = async (run: () => Promise<SignUpOutcome>) => {
    setFailure(null)
    try {
      const outcome = await run()
      if (outcome.done) finish()
      else setView({ shows: 'username', refused: outcome.usernameRefused })
    } catch (error) {
      if (createdAccount() === null) endSignUp()
      setView({ shows: 'form' })
      setFailure(signUpFailure(error))
    }
  }

  return {
    view,
    failure,
    /** Goes through with another username, or with none. */
    finishWith: async (username: string | null) => {
      const account = createdAccount()
      if (username === null || account === null) return finish()
      setView({ shows: 'progress', phase: 'savingUsername' })
      await attempt(() => saveUsername(account.uid, username, steps))
    },
    signUp: async (input: SignUpInput) => {
      beginSignUp()
      await attempt(() => runSignUp(input, steps))
    },
  }
}
