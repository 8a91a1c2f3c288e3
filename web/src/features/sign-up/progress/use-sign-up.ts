/** Runs a sign-up for the form: its phase, its failure, and the end of it. */
import { useState } from 'react'
import { paths } from '#paths.ts'
import { runSignUp, type SignUpInput, type SignUpPhase } from './run-sign-up.ts'
import { type SignUpFailure, signUpFailure } from './sign-up-failure.ts'
import { beginSignUp, createdAccount, endSignUp } from './sign-up-progress.ts'
import { signUpSteps } from './sign-up-steps.ts'
import { useFinishSignUp } from './use-finish-sign-up.ts'

export type SignUpView = { shows: 'form' } | { shows: 'progress'; phase: SignUpPhase }

export function useSignUp() {
  const [view, setView] = useState<SignUpView>({ shows: 'form' })
  const [failure, setFailure] = useState<SignUpFailure | null>(null)
  // The wizard is for those who were not invited.
  const finish = useFinishSignUp(paths.createOrganization)
  const steps = signUpSteps((phase) => setView({ shows: 'progress', phase }), paths.createOrganization)

  return {
    view,
    failure,
    signUp: async (input: SignUpInput) => {
      beginSignUp()
      setFailure(null)
      try {
        const outcome = await runSignUp(input, steps)
        if (outcome.done) await finish(input.email)
        // The guard leads on, to where another username is chosen.
        else endSignUp()
      } catch (error) {
        if (createdAccount() === null) endSignUp()
        setView({ shows: 'form' })
        setFailure(signUpFailure(error))
      }
    },
  }
}
