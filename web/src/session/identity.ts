/** The identity provider's own SDK, set up once. Only session.ts imports it, and only after the first paint. */
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth'

const app = initializeApp({ apiKey: 'atrium-embedded', projectId: 'atrium' })

// Without a popup resolver: with one, the SDK fetches a script from Google at start.
const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })

// The SDK's public switch to another origin: the embedded provider speaks the same protocol.
connectAuthEmulator(auth, location.origin, { disableWarnings: true })

export type { User }

export function listen(listener: (user: User | null) => void): void {
  onIdTokenChanged(auth, listener)
}

export async function passwordSignIn(email: string, password: string): Promise<User> {
  return (await signInWithEmailAndPassword(auth, email, password)).user
}

export async function tokenSignIn(token: string): Promise<User> {
  return (await signInWithCustomToken(auth, token)).user
}

export async function createPasswordAccount(email: string, password: string): Promise<User> {
  return (await createUserWithEmailAndPassword(auth, email, password)).user
}

export async function nameUser(user: User, displayName: string): Promise<void> {
  await updateProfile(user, { displayName })
}

export async function currentUser(): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}

export async function endSession(): Promise<void> {
  await signOut(auth)
}
