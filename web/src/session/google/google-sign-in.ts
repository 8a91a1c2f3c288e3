/** Signs in with what Google said. */
import type { GoogleSignIn } from '#session/identity.ts'
import { applyAuthUser, withSignIn } from '#session/session.ts'

export type GooglePerson = Omit<GoogleSignIn, 'user'> & { uid: string }

export async function signInWithGoogle(idToken: string): Promise<GooglePerson> {
  return withSignIn('sign-in', async (sdk) => {
    const { user, ...person } = await sdk.googleSignIn(idToken)
    await applyAuthUser(user)
    return { uid: user.uid, ...person }
  })
}
