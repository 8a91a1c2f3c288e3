/** The account of a sign-up by email: made, and named. */
import { userMismatch } from './identity-error.ts'
import { applyAuthUser, withAuthSdk, withSignIn } from './session.ts'

/** Creates the account and signs in with it; answers its uid. */
export async function createAccount(email: string, password: string): Promise<string> {
  return withSignIn('sign-up', async (sdk) => {
    const user = await sdk.createPasswordAccount(email, password)
    await applyAuthUser(user)
    return user.uid
  })
}

/** Sets the display name of that account. Rejects with `user-mismatch` where it is no longer the one that is signed in. */
export async function setDisplayName(uid: string, displayName: string): Promise<void> {
  await withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    if (user?.uid !== uid) throw userMismatch()
    await sdk.setUserDisplayName(user, displayName)
    const now = await sdk.currentUser()
    if (now?.uid === uid) await applyAuthUser(now)
  })
}
