/** The identity provider's own SDK, set up once. Only session.ts imports it, and only after the first paint. */
import { embeddedClient } from '@atrium/contract/identity/embedded-client'
import { singleSignOnProvider } from '@atrium/contract/identity/single-sign-on-names'
import type { IdentitySettings } from '@atrium/contract/page/page-settings'
import { initializeApp } from 'firebase/app'
import {
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getMultiFactorResolver,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  type MultiFactorError,
  type OAuthCredential,
  inMemoryPersistence,
  OAuthProvider,
  onIdTokenChanged,
  type Persistence,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  TotpMultiFactorGenerator,
  type UserCredential,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  type User,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'

import { failureMessages } from '#messages/failures.ts'
import { language } from '#messages/format.ts'
import { answerFirstLookUp } from './early-look-up.ts'
import { passHangingDatabase } from './hanging-database.ts'
import { IdentityError } from './identity-error.ts'
import { inWords } from './words/identity-words.ts'
import { askSecondStep } from './second-step/question.ts'

export { addPassword, connectGoogle, disconnectGoogle, hasGoogle, hasPassword } from './sign-in-ways.ts'
export { beginEnrolment, enrolledAuthenticator, withdrawAuthenticator } from './second-step/enrolment.ts'
export type { User }

let auth: Auth
let identitySettings: IdentitySettings
/** Made once: the SDK still takes notes about an instance that is deleted, and warns that it is gone. */
let beside: Auth | undefined

/** Has to be called before anything else here, until it is done once. Rejects as `passHangingDatabase` does. */
export async function setUp(settings: IdentitySettings, listener: (user: User | null) => void): Promise<void> {
  await passHangingDatabase()
  identitySettings = settings
  answerFirstLookUp()
  auth = createAuth([indexedDBLocalPersistence, browserLocalPersistence])
  onIdTokenChanged(auth, listener)
}

/** What went wrong, as it may be read: a hosted provider speaks English. */
export function toSaidError(error: unknown): Promise<IdentityError> {
  return inWords(error, identitySettings.provider === 'embedded' || language === 'en')
}

function createAuth(persistence: Persistence[], name?: string): Auth {
  const settings = identitySettings
  const embedded = settings.provider === 'embedded'
  const app = initializeApp(embedded ? embeddedClient : settings.client, name)
  // Without a popup resolver: with one, the SDK fetches a script from Google at start.
  const created = initializeAuth(app, { persistence })
  // What is mailed is in the page's language.
  created.languageCode = language
  // The SDK's public switch to another origin: the embedded provider speaks the same protocol on ours.
  const origin = embedded ? location.origin : settings.emulatorOrigin
  if (origin !== null) connectAuthEmulator(created, origin, { disableWarnings: true })
  return created
}

/** What a first step comes to: where the account has a second one, once that was taken. */
async function withSecondStep(firstStep: Promise<UserCredential>, at: Auth = auth): Promise<UserCredential> {
  try {
    return await firstStep
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/multi-factor-auth-required') throw error
    const resolver = getMultiFactorResolver(at, error as MultiFactorError)
    const { FACTOR_ID, assertionForSignIn } = TotpMultiFactorGenerator
    const hint = resolver.hints.find(({ factorId }) => factorId === FACTOR_ID)
    // Another kind, which a hosted project may have.
    if (!hint) throw new IdentityError('second-step-not-offered', failureMessages.otherSecondStep)
    return askSecondStep((code) => resolver.resolveSignIn(assertionForSignIn(hint.uid, code)))
  }
}

export async function passwordSignIn(email: string, password: string): Promise<User> {
  return (await withSecondStep(signInWithEmailAndPassword(auth, email, password))).user
}

/** Signs in by the code of a mailed link; where nobody has an account with the address, they get one. */
export async function mailedSignIn(email: string, code: string): Promise<User> {
  return (await withSecondStep(signInWithEmailLink(auth, email, linkWith(code)))).user
}

function linkWith(code: string): string {
  const link = new URL(location.origin)
  const { apiKey } = auth.config
  link.search = new URLSearchParams({ apiKey, mode: 'signIn', oobCode: code }).toString()
  return link.href
}

/** Has a link mailed to the person's own address that signs them in once more, at an address of ours. */
export async function mailLinkToSelf(user: User, handler: string): Promise<void> {
  await sendSignInLinkToEmail(auth, user.email ?? '', { url: handler, handleCodeInApp: true })
}

/** When whoever is signed in proved who they are, wherever in this browser that was. */
export async function signedInAt(user: User): Promise<Date> {
  return new Date((await user.getIdTokenResult()).authTime)
}

/**
 * The address that a link to sign in with was mailed to; null for a code that is for something else. The hosted
 * provider does not tell it: then it can only be for whoever is signed in here, and had it mailed to themselves.
 */
export async function checkMailedLink(code: string): Promise<string | null> {
  const { operation, data } = await checkActionCode(auth, code)
  if (operation !== ActionCodeOperation.EMAIL_SIGNIN) return null
  return data.email ?? (await currentUser())?.email ?? null
}

/** Signs in with what a passkey's sign-in was answered with. */
export async function tokenSignIn(token: string): Promise<User> {
  return (await signInWithCustomToken(auth, token)).user
}

/** Somebody beside whoever is signed in: known to this page alone, and stored nowhere. */
export interface SeparateSignIn {
  user: User
  /** Signs them in here, in place of whoever was. */
  takeOver: () => Promise<User>
  /** Forgets them. */
  forget: () => Promise<void>
}

/** Exchanges a custom token in an instance of its own. */
export async function exchangeSeparately(token: string): Promise<SeparateSignIn> {
  return separately((aside) => signInWithCustomToken(aside, token))
}

/** The same with the one-time token of an organization's own sign-in. */
export async function arriveSeparately(token: string): Promise<SeparateSignIn> {
  return separately((aside) => withSecondStep(signInWithCredential(aside, arrivalCredential(token)), aside))
}

async function separately(signIn: (aside: Auth) => Promise<UserCredential>): Promise<SeparateSignIn> {
  beside ??= createAuth([inMemoryPersistence], 'beside')
  const aside = beside
  const { user } = await signIn(aside)
  const takeOver = async () => {
    await updateCurrentUser(auth, user)
    return auth.currentUser ?? user
  }
  return { user, takeOver, forget: () => aside.signOut() }
}

export async function createPasswordAccount(email: string, password: string): Promise<User> {
  return (await createUserWithEmailAndPassword(auth, email, password)).user
}

export async function setUserDisplayName(user: User, displayName: string): Promise<void> {
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

/** The same as `reauthenticate`, with what Google said. */
export async function reauthenticateWithGoogle(user: User, idToken: string): Promise<void> {
  await withSecondStep(reauthenticateWithCredential(user, GoogleAuthProvider.credential(idToken)))
}

/** The same by what a mail brought. */
export async function reauthenticateByMail(user: User, email: string, code: string): Promise<void> {
  await withSecondStep(reauthenticateWithCredential(user, EmailAuthProvider.credentialWithLink(email, linkWith(code))))
}

/** Signs in once more as the same person, which makes the sign-in a recent one. */
export async function reauthenticate(user: User, password: string): Promise<void> {
  await withSecondStep(reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)))
}

/** Ends every other session; this one goes on with new tokens. Wants a recent sign-in. */
export async function changePassword(user: User, newPassword: string): Promise<void> {
  await updatePassword(user, newPassword)
}

export async function applyCode(code: string): Promise<void> {
  await applyActionCode(auth, code)
}

/** The address that a code confirms, or makes the account's; checking does not consume it. */
export async function emailOfCode(code: string): Promise<string | null> {
  return (await checkActionCode(auth, code)).data.email ?? null
}

/** The address that a code takes back, and the one that the account got in its place. */
export interface Recovery {
  email: string
  changedTo: string | null
}

/** Null for a code that is for something else. */
export async function checkRecoveryCode(code: string): Promise<Recovery | null> {
  const { operation, data } = await checkActionCode(auth, code)
  if (operation !== ActionCodeOperation.RECOVER_EMAIL || !data.email) return null
  return { email: data.email, changedTo: data.previousEmail ?? null }
}

/** What Google says of the person; of an account that was there already, only that it was. */
export interface GoogleSignIn {
  user: User
  isNew: boolean
  givenName: string | null
  familyName: string | null
}

export async function googleSignIn(idToken: string): Promise<GoogleSignIn> {
  const signedIn = await withSecondStep(signInWithCredential(auth, GoogleAuthProvider.credential(idToken)))
  const { isNewUser = false, profile } = getAdditionalUserInfo(signedIn) ?? {}
  const { given_name, family_name } = profile ?? {}
  return {
    user: signedIn.user,
    isNew: isNewUser,
    givenName: typeof given_name === 'string' ? given_name : null,
    familyName: typeof family_name === 'string' ? family_name : null,
  }
}

/** By the one-time token of whoever came as their organization's learner. */
export async function arrivalSignIn(token: string): Promise<User> {
  return (await withSecondStep(signInWithCredential(auth, arrivalCredential(token)))).user
}

function arrivalCredential(token: string): OAuthCredential {
  return new OAuthProvider(singleSignOnProvider).credential({ idToken: token })
}

export async function endSession(): Promise<void> {
  await signOut(auth)
}

/** Has a link mailed to another address; once somebody opens it, the account has that one. Wants a recent sign-in. */
export async function mailEmailChange(user: User, email: string): Promise<void> {
  await verifyBeforeUpdateEmail(user, email)
}
