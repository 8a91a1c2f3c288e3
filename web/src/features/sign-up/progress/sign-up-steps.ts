/** The steps of a sign-up as they really happen: identity provider, API and clock. */
import { signUpSettleMs } from '@atrium/contract/limits'
import { saveRecord, saveUsername } from '#features/sign-up/own-record.ts'
import { IdentityError } from '#session/identity-error.ts'
import { createAccount, currentSession, setDisplayName, signInWithPassword } from '#session/session.ts'
import type { SignUpPhase, SignUpSteps } from './run-sign-up.ts'
import { accountCreated, createdAccount } from './sign-up-progress.ts'

const retryMs = 700

/** Whether a try for this e-mail ended without an answer: the account may be ours all the same. */
let unanswered: string | null = null

export function signUpSteps(onPhase: (phase: SignUpPhase) => void): SignUpSteps {
  return {
    created: createdAccount,
    onCreated: accountCreated,
    onPhase,
    createAccount: async (email, password) => {
      try {
        return await createAccount(email, password)
      } catch (error) {
        if (error instanceof IdentityError && error.code === 'network-request-failed') unanswered = email
        throw error
      }
    },
    reclaim: async (email, password) => {
      if (signedInAs(email) === null && unanswered === email) {
        await signInWithPassword(email, password).catch(() => undefined)
      }
      return signedInAs(email)
    },
    setDisplayName,
    saveRecord,
    saveUsername,
    wait: (reason) => new Promise((resolve) => setTimeout(resolve, reason === 'settle' ? signUpSettleMs : retryMs)),
  }
}

function signedInAs(email: string): string | null {
  const { user } = currentSession()
  return user?.email?.toLowerCase() === email.toLowerCase() ? user.uid : null
}
