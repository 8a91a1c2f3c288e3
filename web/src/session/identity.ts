/** The identity provider's own SDK, set up once. Only session.ts imports it, and only after the first paint. */
import type { IdentitySettings } from '@atrium/contract/page-settings'
import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth'

export type { User }

/** The embedded provider checks neither; the SDK wants both. */
const embeddedClient = { apiKey: 'atrium-embedded', projectId: 'atrium' }

let auth: Auth

/** Has to be called before anything else here, once. */
export function setUp(settings: IdentitySettings, listener: (user: User | null) => void): void {
  const embedded = settings.provider === 'embedded'
  const app = initializeApp(embedded ? embeddedClient : settings.client)
  // Without a popup resolver: with one, the SDK fetches a script from Google at start.
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  // The SDK's public switch to another origin: the embedded provider speaks the same protocol on ours.
  const origin = embedded ? location.origin : settings.emulatorOrigin
  if (origin !== null) connectAuthEmulator(auth, origin, { disableWarnings: true })
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

export async function mailPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email)
}

export async function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code)
}

export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await confirmPasswordReset(auth, code, newPassword)
}

export async function confirmEmail(code: string): Promise<void> {
  await applyActionCode(auth, code)
}

/** What Google says of the person; of an account that was there already, only that it was. */
export interface GoogleSignIn {
  user: User
  isNew: boolean
  givenName: string | null
  familyName: string | null
}

export async function googleSignIn(idToken: string): Promise<GoogleSignIn> {
  const signedIn = await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))
  const { isNewUser = false, profile } = getAdditionalUserInfo(signedIn) ?? {}
  const { given_name, family_name } = profile ?? {}
  return {
    user: signedIn.user,
    isNew: isNewUser,
    givenName: typeof given_name === 'string' ? given_name : null,
    familyName: typeof family_name === 'string' ? family_name : null,
  }
}

export async function endSession(): Promise<void> {
  await signOut(auth)
}
