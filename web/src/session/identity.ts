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
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
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

/** What is absent stays as it is; null takes the photo away. */
export async function changeProfile(
  user: User,
  changes: { displayName?: string; photoURL?: string | null },
): Promise<void> {
  // The hosted protocol takes an empty address for "none", and refuses null.
  await updateProfile(user, changes.photoURL === null ? { ...changes, photoURL: '' } : changes)
}

export async function currentUser(): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}

/** Reads the account anew; where its session has ended, nobody is signed in any more. */
export async function reloadUser(user: User | null): Promise<void> {
  await user?.reload()
}

export async function mailPasswordReset(email: string, goOnAt?: string): Promise<void> {
  await sendPasswordResetEmail(auth, email, goOnAt === undefined ? undefined : { url: goOnAt })
}

export async function mailVerification(user: User): Promise<void> {
  await sendEmailVerification(user)
}

export async function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code)
}

export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await confirmPasswordReset(auth, code, newPassword)
}

/** Whether somebody signs in with a password; with Google alone there is none to change. */
export function hasPassword(user: User): boolean {
  return user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}

/** Signs in once more as the same person, which makes the sign-in a recent one. */
export async function reauthenticate(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

/** Ends every other session; this one goes on with new tokens. Wants a recent sign-in. */
export async function changePassword(user: User, newPassword: string): Promise<void> {
  await updatePassword(user, newPassword)
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
