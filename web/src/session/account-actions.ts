/** What the identity provider does for an account: by mail, and for the person who is signed in. */
import { withFreshSignIn } from './fresh-sign-in/with-fresh-sign-in.ts'
import { IdentityError } from './identity-error.ts'
import type { Recovery } from './identity.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { applyAuthUser, freshIdToken, withAuthSdk, withNewSession } from './session.ts'
import { type AuthSdk, type SignedInUser, signedInUser } from './signed-in-user.ts'

/** Has a link mailed with which a new password is chosen; `goOnAt` is an address of ours to go on at afterwards. */
export async function mailPasswordReset(email: string, goOnAt?: string): Promise<void> {
  await withAuthSdk((sdk) => sdk.mailPasswordReset(email, goOnAt))
}

/** Has a link mailed to the signed-in person with which they confirm their address. */
export async function mailVerification(): Promise<void> {
  await withAuthSdk(async (sdk) => sdk.mailVerification(await signedInUser(sdk)))
}

/** The e-mail that a reset code was sent to. Checking does not consume it. */
export async function checkResetCode(code: string): Promise<string> {
  return withAuthSdk((sdk) => sdk.checkResetCode(code))
}

export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await withAuthSdk((sdk) => sdk.resetPassword(code, newPassword))
  await noticeEndedSession()
}

/** Confirms the e-mail, or the new e-mail, that the code was sent to, and answers it; null where the provider does not say. */
export async function confirmEmail(code: string): Promise<string | null> {
  const email = await withAuthSdk((sdk) => sdk.emailOfCode(code))
  await applyCode(code)
  return email
}

async function applyCode(code: string): Promise<void> {
  await withAuthSdk((sdk) => sdk.applyCode(code))
  await noticeEndedSession()
  tellOtherTabs('account')
}

/** What a code takes back; checking does not consume it. Rejects with `IdentityError`: `invalid-action-code`, ... */
export async function checkRecoveryCode(code: string): Promise<Recovery> {
  const recovery = await withAuthSdk((sdk) => sdk.checkRecoveryCode(code))
  if (recovery === null) throw new IdentityError('invalid-action-code')
  return recovery
}

/** Gives the account the address back that the code was sent to. `email-already-in-use` where another has it by now. */
export async function recoverEmail(code: string): Promise<void> {
  await applyCode(code)
}

/**
 * Any of these may have ended the sessions of whoever is signed in here. A refresh finds that out, and the
 * SDK then signs out; a session that goes on gets a token that says what has changed.
 */
async function noticeEndedSession(): Promise<void> {
  await freshIdToken().catch(() => undefined)
}

/**
 * Asks whether the session of whoever is signed in here goes on: it may have ended at another address.
 * Where it has, the SDK signs out.
 */
export async function checkSession(): Promise<void> {
  await withAuthSdk(async (sdk) => sdk.reloadUser(await sdk.currentUser()))
}

/** Whether the signed-in person has a password at all; with Google alone there is none. */
export async function hasPassword(): Promise<boolean> {
  return withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    return user !== null && sdk.hasPassword(user)
  })
}

/** Rejects with `IdentityError`: `invalid-credential` for a wrong password, `too-many-requests` for too many of them. */
export async function verifyPassword(password: string): Promise<void> {
  await withAuthSdk(async (sdk) => sdk.reauthenticate(await signedInUser(sdk), password))
}

/**
 * Ends every other session of the signed-in person; this one goes on, with tokens that are stored when
 * this resolves. Rejects with `IdentityError`: `weak-password`, or `requires-recent-login` some minutes
 * after `verifyPassword`.
 */
export async function changePassword(newPassword: string): Promise<void> {
  await withNewSession(async (sdk) => {
    const user = await signedInUser(sdk)
    await sdk.changePassword(user, newPassword)
    await applyAuthUser(user)
    tellOtherTabs('record')
  })
}

/** Name and photo of the account itself, where a hosted provider keeps its own and this browser a copy. */
export async function changeAccountProfile(changes: { displayName?: string; photoURL?: string | null }): Promise<void> {
  await withAuthSdk(async (sdk) => {
    const user = await signedInUser(sdk)
    await sdk.changeProfile(user, changes)
    await applyAuthUser(user)
  })
}

/** Has a link mailed to another address, by which the account gets it. Rejects with `IdentityError`: `email-already-in-use`, ... */
export function mailEmailChange(email: string): Promise<void> {
  return withFreshSignIn(() => withAuthSdk(async (sdk) => sdk.mailEmailChange(await signedInUser(sdk), email)))
}

/** Rejects with `IdentityError`: `credential-already-in-use`, `email-already-in-use`, ... */
export function connectGoogle(idToken: string): Promise<void> {
  return changeWays((sdk, user) => sdk.connectGoogle(user, idToken))
}

export function disconnectGoogle(): Promise<void> {
  return changeWays((sdk, user) => sdk.disconnectGoogle(user))
}

/** For an account that has none. Rejects with `IdentityError`: `weak-password`, ... */
export function addPassword(password: string): Promise<void> {
  return changeWays((sdk, user) => sdk.addPassword(user, password))
}

function changeWays(change: (sdk: AuthSdk, user: SignedInUser) => Promise<void>): Promise<void> {
  return withFreshSignIn(() =>
    withNewSession(async (sdk) => {
      const user = await signedInUser(sdk)
      await change(sdk, user)
      await applyAuthUser(user)
      tellOtherTabs('record')
    }),
  )
}
