/** Signs in with what Google said. */
import type { GoogleSignIn } from './identity.ts'
import { adopt, withIdentity } from './session.ts'

export type GooglePerson = Omit<GoogleSignIn, 'user'> & { uid: string }

export async function signInWithGoogle(idToken: string): Promise<GooglePerson> {
  return withIdentity(async (sdk) => {
    const { user, ...person } = await sdk.googleSignIn(idToken)
    await adopt(user)
    return { uid: user.uid, ...person }
  })
}
