/** The steps of a sign-up with Google, in their order. */
import type { GooglePerson } from '#session/google-sign-in.ts'
import { saveUsername, type SignUpOutcome, type SignUpPhase } from './run-sign-up.ts'

export interface GoogleSignUpSteps {
  onPhase: (phase: SignUpPhase) => void
  signIn: (idToken: string) => Promise<GooglePerson>
  /** The username that an account has already; null where it has none. */
  readUsername: () => Promise<string | null>
  saveRecord: (record: { given_name: string; family_name: string }) => Promise<void>
  saveUsername: (uid: string, username: string) => Promise<void>
  wait: (reason: 'settle' | 'retry') => Promise<void>
}

/** Signs in. What fails here leaves no account behind, or one that was there before. */
export async function signInForSignUp(idToken: string, steps: GoogleSignUpSteps): Promise<GooglePerson> {
  steps.onPhase('creatingAccount')
  return steps.signIn(idToken)
}

/** Completes the account, which exists now. Someone who had one keeps its names. */
export async function completeGoogleSignUp(
  { uid, isNew, givenName, familyName }: GooglePerson,
  username: string,
  steps: GoogleSignUpSteps,
): Promise<SignUpOutcome> {
  steps.onPhase('settling')
  await steps.wait('settle')
  if (!isNew && (await steps.readUsername()) !== null) return { done: true }
  steps.onPhase('savingUsername')
  if (isNew && givenName && familyName) await steps.saveRecord({ given_name: givenName, family_name: familyName })
  return saveUsername(uid, username, steps)
}
