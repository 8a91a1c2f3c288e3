/** Runs a sign-up with Google for the page: its phase, what is left to settle, and the end of it. */
import { signUpSettleMs } from '@atrium/contract/limits'
import { useRef, useState } from 'react'
import { readUsername, saveRecord, saveUsername } from '#features/sign-up/own-record.ts'
import { paths } from '#paths.ts'
import { type GooglePerson, signInWithGoogle } from '#session/google-sign-in.ts'
import { completeGoogleSignUp, type GoogleSignUpSteps, signInForSignUp } from './run-google-sign-up.ts'
import type { SignUpPhase } from './run-sign-up.ts'
import { signUpFailure } from './sign-up-failure.ts'
import { beginSignUp, endSignUp } from './sign-up-progress.ts'
import { useFinishSignUp } from './use-finish-sign-up.ts'

export type GoogleSignUpView =
  | { shows: 'method' }
  | { shows: 'progress'; phase: SignUpPhase }
  | { shows: 'username'; refused: string }

const retryMs = 700

export function useGoogleSignUp() {
  const [view, setView] = useState<GoogleSignUpView>({ shows: 'method' })
  const person = useRef<GooglePerson>(null)
  const finish = useFinishSignUp(paths.organizations)
  const steps = googleSteps((phase) => setView({ shows: 'progress', phase }))

  const complete = async (signedIn: GooglePerson, username: string) => {
    try {
      const outcome = await completeGoogleSignUp(signedIn, username, steps)
      if (outcome.done) finish()
      else setView({ shows: 'username', refused: outcome.usernameRefused })
    } catch (error) {
      setView({ shows: 'username', refused: signUpFailure(error).message })
    }
  }

  return {
    view,
    /** Throws where Google's word was refused. */
    signUp: async (idToken: string, username: string) => {
      beginSignUp()
      try {
        person.current = await signInForSignUp(idToken, steps)
      } catch (error) {
        endSignUp()
        setView({ shows: 'method' })
        throw error
      }
      await complete(person.current, username)
    },
    /** Goes through with another username, or with none. */
    finishWith: async (username: string | null) => {
      if (username === null || person.current === null) return finish()
      await complete(person.current, username)
    },
  }
}

function googleSteps(onPhase: (phase: SignUpPhase) => void): GoogleSignUpSteps {
  return {
    onPhase,
    signIn: signInWithGoogle,
    readUsername,
    saveRecord,
    saveUsername,
    wait: (reason) => new Promise((resolve) => setTimeout(resolve, reason === 'settle' ? signUpSettleMs : retryMs)),
  }
}
