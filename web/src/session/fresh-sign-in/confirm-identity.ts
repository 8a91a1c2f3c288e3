/** Signs in once more as the person who is signed in, in each way that an account may have. */
import { IdentityError } from '#session/identity-error.ts'
import { exchangeToken } from '#session/newcomer.ts'
import { provePasskey } from '#session/passkeys/prove.ts'
import { applyAuthUser, currentSession, withAuthSdk } from '#session/session.ts'

export interface SignInWays {
  /** The address that goes with the password; null where there is no password. */
  email: string | null
  google: boolean
}

export async function signInWays(): Promise<SignInWays> {
  return withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    if (user === null) return { email: null, google: false }
    return { email: sdk.hasPassword(user) ? user.email : null, google: sdk.hasGoogle(user) }
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

/** `own` are the credentials of the account’s passkeys. Rejects as `provePasskey` does, and with `user-mismatch`. */
export async function confirmWithPasskey(own: readonly string[]): Promise<void> {
  const newcomer = await exchangeToken(await provePasskey({ own }))
  if (newcomer.user.uid === currentSession().user?.uid) return newcomer.accept()
  await newcomer.decline()
  throw new IdentityError('user-mismatch', 'The passkey is for another account')
}

type Sdk = Parameters<Parameters<typeof withAuthSdk>[0]>[0]
type User = NonNullable<Awaited<ReturnType<Sdk['currentUser']>>>

/** The new token is stored when this resolves. */
async function confirm(again: (sdk: Sdk, user: User) => Promise<void>): Promise<void> {
  await withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    if (user === null) throw new IdentityError('user-token-expired', 'Nobody is signed in')
    await again(sdk, user)
    await applyAuthUser(user)
  })
}
