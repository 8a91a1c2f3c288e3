/** The steps of a sign-up by e-mail, in their order; run again, they go on where they stopped. */
import { ApiError, isApiError } from '#api/api-error.ts'
import { isUnserved } from '#api/may-pass.ts'
import { fullName } from '#messages/names.ts'
import { IdentityError, userMismatch } from '#session/identity-error.ts'
import type { CreatedAccount } from './sign-up-progress.ts'

export interface SignUpInput {
  email: string
  password: string
  firstName: string
  lastName: string
  username: string | null
}

export type SignUpPhase = 'creatingAccount' | 'settling' | 'savingUsername'

export interface SignUpSteps {
  /** Before anything is asked for. */
  onBegin: (input: SignUpInput) => Promise<void>
  /** The account that an earlier run made. */
  created: () => CreatedAccount | null
  onCreated: (account: CreatedAccount) => Promise<void>
  onPhase: (phase: SignUpPhase) => void
  createAccount: (email: string, password: string) => Promise<string>
  /** For an account that exists but whose answer was lost on the way, or in whose place another tab signed in another; null when it is someone else's. */
  reclaim: (email: string, password: string) => Promise<string | null>
  /** Whether it is that account that is signed in here. */
  isSignedIn: (uid: string) => boolean
  /** This and the next reject with `user-mismatch` where another account is signed in by the time it is sent. */
  setDisplayName: (uid: string, displayName: string) => Promise<void>
  saveRecord: (uid: string, record: { given_name: string; family_name: string; displayName: string }) => Promise<void>
  saveUsername: (uid: string, username: string) => Promise<void>
  wait: (reason: 'settle' | 'retry') => Promise<void>
}

export type SignUpOutcome = { done: true } | { done: false; usernameRefused: string }

export async function runSignUp(input: SignUpInput, steps: SignUpSteps): Promise<SignUpOutcome> {
  steps.onPhase('creatingAccount')
  await steps.onBegin(input)
  const uid = await ensureAccount(input, steps)
  const names = { given_name: input.firstName, family_name: input.lastName }
  await saveNames(uid, { ...names, displayName: fullName(names) }, steps)
  steps.onPhase('settling')
  await steps.wait('settle')
  if (input.username === null) return { done: true }
  steps.onPhase('savingUsername')
  return saveUsername(uid, input.username, steps)
}

export async function saveNames(
  uid: string,
  record: { given_name: string; family_name: string; displayName: string },
  steps: Pick<SignUpSteps, 'isSignedIn' | 'setDisplayName' | 'saveRecord'>,
): Promise<void> {
  requireSignedIn(uid, steps)
  await steps.setDisplayName(uid, record.displayName)
  requireSignedIn(uid, steps)
  await steps.saveRecord(uid, record)
}

export function requireSignedIn(uid: string, steps: Pick<SignUpSteps, 'isSignedIn'>): void {
  if (!steps.isSignedIn(uid)) throw userMismatch()
}

async function ensureAccount({ email, password }: SignUpInput, steps: SignUpSteps): Promise<string> {
  const created = steps.created()
  if (created?.email === email) {
    if (!steps.isSignedIn(created.uid)) await steps.reclaim(email, password)
    return created.uid
  }
  let uid: string
  try {
    uid = await steps.createAccount(email, password)
  } catch (error) {
    const exists = error instanceof IdentityError && error.code === 'email-already-in-use'
    const reclaimed = exists ? await steps.reclaim(email, password) : null
    if (reclaimed === null) throw error
    uid = reclaimed
  }
  await steps.onCreated({ uid, email })
  return uid
}

const usernameTries = 3
/** Between two of them. */
export const retryMs = 700

/** Tries again what may be better in a moment; a refused name is for the user to change. */
export async function saveUsername(
  uid: string,
  username: string,
  steps: Pick<SignUpSteps, 'isSignedIn' | 'saveUsername' | 'wait'>,
): Promise<SignUpOutcome> {
  for (let tried = 1; ; tried += 1) {
    requireSignedIn(uid, steps)
    try {
      await steps.saveUsername(uid, username)
      return { done: true }
    } catch (error) {
      const refused = refusedUsername(error)
      if (refused !== null) return { done: false, usernameRefused: refused }
      if (tried === usernameTries || !mayPass(error)) throw error
      await steps.wait('retry')
    }
  }
}

function refusedUsername(error: unknown): string | null {
  if (isApiError(error, 'username_taken')) return error.message
  return isApiError(error, 'invalid_input') ? (Object.values(error.fields)[0] ?? error.message) : null
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (isUnserved(error.status) || error.status === 404)
}
