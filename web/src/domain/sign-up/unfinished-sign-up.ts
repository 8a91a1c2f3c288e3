/**
 * Sign-ups whose end this browser has not seen: two tabs may be at one each. Kept for every tab and beyond a reload, with
 * all that is still to be saved, and no password: whoever of one is signed in next has it finished before anything else.
 */
import { forget, hasTexts, keep, readKept } from '#browser-storage.ts'
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

/** More than anybody is at; what was begun first and never ended is forgotten. */
const most = 5

/** Where the browser keeps nothing: for as long as this page is open. */
let unkept: readonly UnfinishedSignUp[] = []

function all(): readonly UnfinishedSignUp[] {
  const kept = readKept('browser', storageKey)
  // Once it was one alone.
  return kept === null ? unkept : [kept].flat().filter(isUnfinished)
}

/** Every page of whoever is signed in reads it. */
function isUnfinished(kept: unknown): kept is UnfinishedSignUp {
  if (!hasTexts(kept, 'email', 'givenName', 'familyName', 'goOnAt')) return false
  const { uid, username } = kept as Partial<Record<keyof UnfinishedSignUp, unknown>>
  return [uid, username].every((text) => text === null || typeof text === 'string')
}

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

/** The one that was begun with this address. */
export function unfinishedBy(email: string): UnfinishedSignUp | null {
  return all().find((kept) => isSame(kept.email, email)) ?? null
}

/** Null where this person has none; without an answer of the provider, they are known by their address. */
export function unfinishedOf({ uid, email }: Pick<SessionUser, 'uid' | 'email'>): UnfinishedSignUp | null {
  return all().find((kept) => (kept.uid === null ? isSame(kept.email, email) : kept.uid === uid)) ?? null
}

/** In the place of another one with its address. */
export function keepUnfinished(signUp: UnfinishedSignUp): void {
  store([...all().filter(({ email }) => !isSame(email, signUp.email)), signUp].slice(-most))
}

export function forgetUnfinished(address: string): void {
  store(all().filter(({ email }) => !isSame(email, address)))
}

function store(signUps: readonly UnfinishedSignUp[]): void {
  if (signUps.length === 0) forget('browser', storageKey)
  unkept = signUps.length === 0 || keep('browser', storageKey, signUps) ? [] : signUps
}
