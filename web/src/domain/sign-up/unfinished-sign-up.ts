/**
 * A sign-up whose end this browser has not seen. Kept for every tab and beyond a reload, with all that is still to be
 * saved, and no password: whoever of it is signed in next has it finished before anything else.
 */
import { forget, keep, readKept } from '#browser-storage.ts'
import type { SessionUser } from '#session/session-user.ts'

export interface UnfinishedSignUp {
  email: string
  /** Null until the provider has answered: the account may be there all the same. */
  uid: string | null
  /** When that answer came. */
  madeAt: number | null
  username: string | null
  /** Empty where the record is to keep the names that it has. */
  givenName: string
  familyName: string
  goOnAt: string
}

const storageKey = 'atrium.signUpUnfinished'

/** Where the browser keeps nothing: for as long as this page is open. */
let unkept: UnfinishedSignUp | null = null

export function unfinishedSignUp(): UnfinishedSignUp | null {
  return unkept ?? (readKept('browser', storageKey) as UnfinishedSignUp | null)
}

/** Null where this person has none; without an answer of the provider, they are known by their address. */
export function unfinishedOf({ uid, email }: Pick<SessionUser, 'uid' | 'email'>): UnfinishedSignUp | null {
  const kept = unfinishedSignUp()
  if (kept === null) return null
  const isTheirs = kept.uid === null ? kept.email.toLowerCase() === email?.toLowerCase() : kept.uid === uid
  return isTheirs ? kept : null
}

export function keepUnfinished(signUp: UnfinishedSignUp): void {
  unkept = keep('browser', storageKey, signUp) ? null : signUp
}

export function forgetUnfinished(): void {
  unkept = null
  forget('browser', storageKey)
}
