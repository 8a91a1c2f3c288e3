/** The SDK's calls about one's own authenticator app. Only identity.ts imports it. */
import { multiFactor, TotpMultiFactorGenerator, type User } from 'firebase/auth'

/** The app that somebody has for their second step, as it is now; null where there is none. */
export async function enrolledAuthenticator(user: User): Promise<{ id: string; enrolledAt: string } | null> {
  await user.reload()
  const { enrolledFactors } = multiFactor(user)
  const app = enrolledFactors.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  return app === undefined ? null : { id: app.uid, enrolledAt: app.enrollmentTime }
}

/** A key for an authenticator app; `enrol` turns the second step on with the first code. Wants a recent sign-in. */
export async function beginEnrolment(user: User, product: string) {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  const enrol = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Authenticator app')
  return { key: secret.secretKey, address: secret.generateQrCodeUrl(user.email ?? user.uid, product), enrol }
}

/** Turns the second step off. Wants a recent sign-in. */
export async function withdrawAuthenticator(user: User, id: string): Promise<void> {
  await multiFactor(user).unenroll(id)
}
