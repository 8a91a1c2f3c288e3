/** Signs in once more as the person who is signed in, in each way that an account may have. */
import { mailIdentityCode, takeSignInCode } from '@atrium/contract/identity/identity'
import { recentSignInSeconds } from '@atrium/contract/limits'
import { call } from '#api/client.ts'
import { serverNow } from '#api/server-clock.ts'
import { logWarning } from '#monitoring/log.ts'
import { paths } from '#paths.ts'
import { IdentityError } from '#session/identity-error.ts'
import { exchangeToken } from '#session/arrivals/newcomer.ts'
import { provePasskey } from '#session/passkeys/prove.ts'
import { applyAuthUser, currentSession, withAuthSdk } from '#session/session.ts'
import { type AuthSdk, type SignedInUser, signedInUser } from '#session/signed-in-user.ts'

const SECOND_MS = 1_000

export interface SignInWays {
  /** The address that goes with the password; null where there is no password. */
  email: string | null
  google: boolean
  /** Where a code or a link can be mailed to: a confirmed address; null where there is none. */
  mail: string | null
}

export async function signInWays(): Promise<SignInWays> {
  return withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    if (user === null) return { email: null, google: false, mail: null }
    // The address may have been confirmed elsewhere since; without an answer, what is known here has to do.
    await sdk.reloadUser(user).catch((error: unknown) => logWarning('The account could not be read anew', error))
    const mail = user.emailVerified ? user.email : null
    return { email: sdk.hasPassword(user) ? user.email : null, google: sdk.hasGoogle(user), mail }
  })
}

/** Rejects with `IdentityError`: `invalid-credential` for a wrong password, `too-many-requests` for too many of them. */
export async function confirmWithPassword(password: string): Promise<void> {
  await confirm((sdk, user) => sdk.reauthenticate(user, password))
}

/** Rejects with `IdentityError`: `user-mismatch` for another account’s. */
export async function confirmWithGoogle(idToken: string): Promise<void> {
  await confirm((sdk, user) => sdk.reauthenticateWithGoogle(user, idToken))
}

/** Has a code mailed to the person's confirmed address; answers with what is shown again with it. Rejects with `ApiError`. */
export async function askIdentityCode(): Promise<string> {
  return (await call(mailIdentityCode, {})).asked
}

/** Rejects with `ApiError`: `sign_in_code_wrong`, `sign_in_code_expired`; and with `IdentityError`: `user-mismatch`. */
export async function confirmWithCode(asked: string, code: string): Promise<void> {
  const { email, oobCode } = await call(takeSignInCode, { body: { asked, code } })
  await confirm((sdk, user) => sdk.reauthenticateByMail(user, email, oobCode))
}

/** The same where a hosted provider mails a link in place of a code: it is opened in this browser. */
export async function askIdentityLink(): Promise<void> {
  await withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    if (user !== null) await sdk.mailLinkToSelf(user, new URL(paths.actions, location.origin).href)
  })
}

/** Whether that was done: the SDK hears of what happens in another tab. */
export async function isConfirmedByLink(): Promise<boolean> {
  return withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    if (user === null) return false
    const isFresh = serverNow() - (await sdk.signedInAt(user)).getTime() < recentSignInSeconds * SECOND_MS
    if (isFresh) await applyAuthUser(user)
    return isFresh
  })
}

/** `own` are the credentials of the account’s passkeys. Rejects as `provePasskey` does, and with `user-mismatch`. */
export async function confirmWithPasskey(own: readonly string[]): Promise<void> {
  const newcomer = await exchangeToken(await provePasskey({ own }))
  if (newcomer.user.uid === currentSession().user?.uid) return newcomer.accept()
  await newcomer.decline()
  throw new IdentityError('user-mismatch')
}

/** The new token is stored when this resolves. */
async function confirm(again: (sdk: AuthSdk, user: SignedInUser) => Promise<void>): Promise<void> {
  await withAuthSdk(async (sdk) => {
    const user = await signedInUser(sdk)
    await again(sdk, user)
    await applyAuthUser(user)
  })
}
