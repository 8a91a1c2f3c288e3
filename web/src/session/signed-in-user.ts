/** The provider's SDK, and whoever it says is signed in: for what is done for them alone. */
import { IdentityError } from './identity-error.ts'
import type { withAuthSdk } from './session.ts'

export type AuthSdk = Parameters<Parameters<typeof withAuthSdk>[0]>[0]
export type SignedInUser = NonNullable<Awaited<ReturnType<AuthSdk['currentUser']>>>

/** Rejects with `user-token-expired` where nobody is. */
export async function signedInUser(sdk: AuthSdk): Promise<SignedInUser> {
  const user = await sdk.currentUser()
  if (user === null) throw new IdentityError('user-token-expired')
  return user
}
