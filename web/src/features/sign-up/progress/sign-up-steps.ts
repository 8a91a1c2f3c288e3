/** The steps of a sign-up as they really happen: identity provider, API and clock. */
import { signUpSettleMs } from '@atrium/contract/limits'
import { saveRecord, saveUsername } from '#features/sign-up/own-record.ts'
import { unfinished } from '#features/sign-up/unfinished.ts'
import { isSignedIn } from '#features/sign-up/is-signed-in.ts'
import { IdentityError } from '#session/identity-error.ts'
import { createAccount, setDisplayName } from '#session/new-account.ts'
import { currentSession, signInWithPassword } from '#session/session.ts'
import { retryMs, type SignUpPhase, type SignUpSteps } from './run-sign-up.ts'
import { accountCreated, createdAccount } from './sign-up-progress.ts'

/** Whether an earlier try for this e-mail ended without an answer: the account may be ours all the same. */
let unanswered: string | null = null

/** `goOnAt` is where the way leads at the end, also after a reload. */
export function signUpSteps(onPhase: (phase: SignUpPhase) => void, goOnAt: string): SignUpSteps {
  return {
    onBegin: async ({ email, username, firstName, lastName }) => {
      const begun = { email, username, givenName: firstName, familyName: lastName, goOnAt }
      unanswered = (await unfinished()).begin(begun, createdAccount()?.email === email) ? email : null
    },
    created: createdAccount,
    onCreated: async (account) => {
      accountCreated(account)
      ;(await unfinished()).made(account)
    },
    onPhase,
    createAccount: async (email, password) => {
      try {
        return await createAccount(email, password)
      } catch (error) {
        const mayBeMade = error instanceof IdentityError && error.code === 'network-request-failed'
        if (!mayBeMade && unanswered !== email) (await unfinished()).forget(email)
        throw error
      }
    },
    reclaim: async (email, password) => {
      const isOurs = unanswered === email || createdAccount()?.email === email
      if (signedInAs(email) === null && isOurs) {
        await signInWithPassword(email, password).catch(() => undefined)
      }
      return signedInAs(email)
    },
    isSignedIn,
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
