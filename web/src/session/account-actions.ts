/** What the identity provider does for an account by mail: reset its password, confirm its e-mail. */
import { freshIdToken, withIdentity } from './session.ts'

/** Has a link mailed with which a new password is chosen. */
export async function mailPasswordReset(email: string): Promise<void> {
  await withIdentity((sdk) => sdk.mailPasswordReset(email))
}

/** The e-mail that a reset code was sent to. Checking does not consume it. */
export async function checkResetCode(code: string): Promise<string> {
  return withIdentity((sdk) => sdk.checkResetCode(code))
}

export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await withIdentity((sdk) => sdk.resetPassword(code, newPassword))
  await noticeEndedSession()
}

/** Confirms the e-mail, or the new e-mail, that the code was sent to. */
export async function confirmEmail(code: string): Promise<void> {
  await withIdentity((sdk) => sdk.confirmEmail(code))
  await noticeEndedSession()
}

/**
 * Either may have ended the sessions of whoever is signed in here. A refresh finds that out, and the
 * SDK then signs out; a session that goes on gets a token that says what has changed.
 */
async function noticeEndedSession(): Promise<void> {
  await freshIdToken().catch(() => undefined)
}
