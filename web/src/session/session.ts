/** Who is signed in: the state that screens read, and the actions that change it. */
import type { IdentitySettings } from '@atrium/contract/page/page-settings'
import { createStore } from '#create-store.ts'
import { logWarning } from '#monitoring/log.ts'
import { tellOldBuild } from '#ui/loading/newer-build.ts'
import { whenIdle } from '#when-idle.ts'
import type { User } from './identity.ts'
import { firstLookUp } from './early-look-up.ts'
import { IdentityError, toIdentityError, userMismatch } from './identity-error.ts'
import { noteSignOut } from './last-sign-out.ts'
import { loadPatiently, missingSdk } from './missing-sdk.ts'
import type { SessionUser } from './session-user.ts'
import { sessionChanged, withSessionChange } from './token/session-change.ts'
import { claimsOf } from './token/token-claims.ts'
import { isBehind, storedSince, storedToken, storeToken, tokenKey } from './token/token-store.ts'

export type Session =
  | { state: 'unresolved'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser }

const unresolved: Session = { state: 'unresolved', user: null }
const signedOut: Session = { state: 'signed-out', user: null }

const current = createStore<Session>(unresolved)

/** As far as it is known at this moment: for actions of pages that open only once it is. Screens use `useSession`. */
export const currentSession = current.get

/**
 * Waits until it is known who is signed in. With no token stored nobody is, and nothing is waited for. Rejects with
 * `IdentityError` where the SDK, which would know it, does not come.
 */
export function knownSession(): Promise<Session> {
  if (current.get().state === 'unresolved' && storedToken() === null) return Promise.resolve(signedOut)
  // Whoever asks now may have a connection by now.
  if (missingSdk.get() !== null) loadSdk()
  return new Promise((resolve, reject) => {
    const look = () => {
      const [session, missing] = [current.get(), missingSdk.get()]
      if (session.state === 'unresolved' && missing === null) return
      for (const stop of watches) stop()
      if (session.state === 'unresolved') reject(toIdentityError(missing))
      else resolve(session)
    }
    const watches = [current.subscribe(look), missingSdk.subscribe(look)]
    look()
  })
}

export function useSession(): Session {
  return current.use((session) => session)
}

/** For a page that waits until it is known who is signed in: throws where the SDK, which would know it, does not come. */
export function useAwaitedSession(isAwaited = true): Session {
  const missing = missingSdk.use((why) => why)
  const session = useSession()
  if (isAwaited && session.state === 'unresolved' && missing !== null) throw missing
  return session
}

/** How somebody signs in by their own doing in this tab; a session that another tab began is none of it. */
export type OwnSignIn = 'sign-in' | 'sign-up'
type SignInListener = (uid: string, how: OwnSignIn) => Promise<void> | void

let signInListener: SignInListener = () => {}

/** `listener` is told of sign-ins of this very tab; screens hear of the user once it is done. One listener, set as the app starts. */
export function setSignInListener(listener: SignInListener): void {
  signInListener = listener
}

/** The user on a page that only opens for one. */
export function useSignedIn(): SessionUser {
  const { user } = useSession()
  if (user === null) throw new Error('This page stands outside the guard for signed-in users')
  return user
}

let adopted = 0
let latest: Promise<void> = Promise.resolve()

/**
 * Takes over what the SDK knows; the token is stored before anyone hears of the user. Reading a token can
 * take long: whoever was adopted meanwhile stays, and resolves this too.
 */
export function applyAuthUser(user: User | null): Promise<void> {
  latest = takeOver(user, (adopted += 1))
  return latest
}

async function takeOver(user: User | null, turn: number): Promise<void> {
  const token = await tokenOf(user)
  if (turn !== adopted) return latest
  if (token !== undefined) storeToken(token)
  if (user !== null && signingIn !== null) await signInListener(user.uid, signingIn)
  if (turn !== adopted) return latest
  current.set(user === null ? signedOut : { state: 'signed-in', user: toSessionUser(user) })
}

export function toSessionUser({ uid, email, displayName, photoURL }: User): SessionUser {
  return { uid, email, displayName, photoURL }
}

/** Undefined where the stored one is the best there is. */
async function tokenOf(user: User | null): Promise<string | null | undefined> {
  if (user === null) return null
  try {
    return await user.getIdToken()
  } catch (error) {
    // Offline, with a token that has run out: still signed in, and the next call asks for a new one.
    logWarning('The ID token could not be read', error)
    return undefined
  }
}

let settings: IdentitySettings = { provider: 'embedded' }
let identity: Promise<typeof import('./identity.ts')> | undefined

/** The SDK, loaded and set up at most once; what failed is tried again by whoever asks next. */
function loadIdentity() {
  identity ??= import('./identity.ts').then(async (loaded) => {
    await loaded.setUp(settings, (user) => void applyAuthUser(user))
    missingSdk.set(null)
    return loaded
  })
  identity.catch(() => {
    identity = undefined
  })
  return identity
}

/**
 * Begins to find out who is signed in; called once the page has painted. Where the provider has said already whose the
 * stored token is, the SDK, a large part of all scripts, leaves the line to what the page shows, until `shown` is settled.
 */
export async function startSession(identitySettings: IdentitySettings, shown?: Promise<unknown>): Promise<void> {
  settings = identitySettings
  // Whoever opens the page hears of a failure.
  const settled = shown?.catch(() => undefined)
  const known = await firstLookUp()
  // Told before a page's code is there, React would show a loader in its place, and keep that for 300 ms at least.
  if (known !== null) await settled
  // Somebody may have asked for the SDK meanwhile: what that knows is newer. Another tab may have signed in somebody else.
  if (known !== null && identity === undefined && current.get().state === 'unresolved' && isStored(known.uid)) {
    current.set({ state: 'signed-in', user: known })
    watchTokenUntilAdopted(known.uid)
    await whenIdle(idleMs)
  }
  loadSdk()
}

function isStored(uid: string): boolean {
  const token = storedToken()
  return token !== null && claimsOf(token)?.sub === uid
}

/** Until the SDK hears of it itself: another tab may sign out, or somebody else in, and every call carries that token. */
function watchTokenUntilAdopted(uid: string): void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (adopted > 0) return removeEventListener('storage', look)
    if (key !== tokenKey || (newValue !== null && claimsOf(newValue)?.sub === uid)) return
    removeEventListener('storage', look)
    current.set(unresolved)
    loadSdk()
  }
  addEventListener('storage', look)
}

function loadSdk(): void {
  loadPatiently(loadIdentity)
}

/** The first sign that somebody is there, or this long without one. */
const intents = ['pointerdown', 'keydown', 'input'] as const
const idleMs = 3_000

/**
 * At the door nobody is signed in as a rule, and the SDK is a large part of all scripts: where no token is
 * stored, it leaves the line to the page and comes when somebody begins to use it.
 */
export function startSessionLazily(identitySettings: IdentitySettings): void {
  settings = identitySettings
  if (storedToken() !== null) return void startSession(identitySettings)
  const begin = () => {
    clearTimeout(idle)
    for (const intent of intents) document.removeEventListener(intent, begin, true)
    void startSession(identitySettings)
  }
  const idle = setTimeout(begin, idleMs)
  for (const intent of intents) document.addEventListener(intent, begin, true)
}

/** The SDK looks every 800 ms at what other tabs have stored; it has two seconds. */
const [looks, lookMs] = [40, 50]

/**
 * Another tab may have changed a password or turned a second step on, and has the one session that is left. Until the
 * SDK has heard of it, whatever it asks here is refused as that of a session that ended, and it then signs out: everywhere.
 */
async function caughtUp(): Promise<void> {
  for (let left = looks; left > 0 && isBehind(); left--) await new Promise((resolve) => setTimeout(resolve, lookMs))
}

type Action<T> = (sdk: typeof import('./identity.ts')) => Promise<T>

/**
 * For what else is asked of the provider: refusals come as `IdentityError`. What somebody asked is done for them alone:
 * `user-mismatch` where another tab has signed in somebody else by the time it could be.
 */
export async function withAuthSdk<T>(action: Action<T>): Promise<T> {
  const asker = current.get().user?.uid
  await sessionChanged()
  return withOwnSdk(asker, action)
}

/** `withAuthSdk` for what ends the session, and stores the tokens of the one that it begins. */
export function withNewSession<T>(action: Action<T>): Promise<T> {
  const asker = current.get().user?.uid
  return withSessionChange(() => withOwnSdk(asker, action))
}

async function withOwnSdk<T>(asker: string | undefined, action: Action<T>): Promise<T> {
  const sdk = await loadIdentity().catch((error: unknown) => {
    void tellOldBuild(error)
    throw toIdentityError(error)
  })
  await caughtUp()
  const user = asker === undefined ? null : await sdk.currentUser()
  if (user !== null && user.uid !== asker) throw userMismatch()
  try {
    return await action(sdk)
  } catch (error) {
    throw await sdk.toSaidError(error)
  }
}

let signingIn: OwnSignIn | null = null

/** `withAuthSdk` for what signs somebody in by their own doing. */
export async function withSignIn<T>(how: OwnSignIn, action: Action<T>): Promise<T> {
  signingIn = how
  try {
    return await withAuthSdk(action)
  } finally {
    signingIn = null
  }
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await withSignIn('sign-in', async (sdk) => applyAuthUser(await sdk.passwordSignIn(email, password)))
}

export async function signOut(): Promise<void> {
  await withAuthSdk(async (sdk) => {
    await sdk.endSession()
    noteSignOut()
    await applyAuthUser(null)
  })
}

/** A refresh refused with one of these will be refused for ever; of some, the SDK draws no conclusion. */
const overForGood = new Set(['user-token-expired', 'invalid-refresh-token', 'user-not-found', 'user-disabled'])

let renewal: Promise<string | null> | undefined

/**
 * A new ID token from the provider, stored; null when nobody is signed in. In the place of one that was `refused`, what
 * another tab has stored for the same person since is as good. Calls that ask while one is on its way share it. Rejects
 * with `IdentityError`; where the session is over, the user is signed out by then.
 */
export function freshIdToken(refused: string | null = null): Promise<string | null> {
  renewal ??= renewIdToken(refused).finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renewIdToken(refused: string | null): Promise<string | null> {
  await sessionChanged()
  const stored = refused === null ? null : storedSince(refused)
  if (stored !== null) return stored
  try {
    return await withAuthSdk(async (sdk) => {
      const user = await sdk.currentUser()
      const token = user === null ? null : await user.getIdToken(true)
      storeToken(token)
      return token
    })
  } catch (error) {
    if (error instanceof IdentityError && overForGood.has(error.code)) await signOut()
    throw error
  }
}
