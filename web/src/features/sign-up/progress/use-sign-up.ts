/** Runs a sign-up for the form: its phase, its failure, and the end of it. */
import { useState } from 'react'
import { paths } from '#paths.ts'
import { runSignUp, saveUsername, type SignUpInput, type SignUpOutcome, type SignUpPhase } from './run-sign-up.ts'
import { type SignUpFailure, signUpFailure } from './sign-up-failure.ts'
import { beginSignUp, createdAccount, endSignUp } from './sign-up-progress.ts'
import { signUpSteps } from './sign-up-steps.ts'
import { useFinishSignUp } from './use-finish-sign-up.ts'

export type SignUpView =
  | { shows: 'form' }
  | { shows: 'progress'; phase: SignUpPhase }
  | { shows: 'username'; refused: string }

export function useSignUp() {
  const [view, setView] = useState<SignUpView>({ shows: 'form' })
  const [failure, setFailure] = useState<SignUpFailure | null>(null)
  // The wizard is for those who were not invited.
  const finish = useFinishSignUp(paths.createOrganization)
  const steps = signUpSteps((phase) => setView({ shows: 'progress', phase }))

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
