/** The ways to sign in that an account has by the provider: which, and one more or fewer. Comes with `identity.ts`. */
import { EmailAuthProvider, GoogleAuthProvider, linkWithCredential, unlink, type User } from 'firebase/auth'

/** Whether somebody signs in with a password; with Google alone there is none to change. */
export function hasPassword(user: User): boolean {
  return user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}

export function hasGoogle(user: User): boolean {
  return user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID)
}

/** Gives the account Google as a way to sign in. Wants a recent sign-in. */
export async function connectGoogle(user: User, idToken: string): Promise<void> {
  await linkWithCredential(user, GoogleAuthProvider.credential(idToken))
}

/** Wants a recent sign-in. */
export async function disconnectGoogle(user: User): Promise<void> {
  await unlink(user, GoogleAuthProvider.PROVIDER_ID)
}

/** Gives an account without a password one. Wants a recent sign-in. */
export async function addPassword(user: User, password: string): Promise<void> {
  await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}
