/** Resets the password, then tells its owner by mail that it happened. */
import { sendEmail } from '@atrium/contract/messaging'
import { call } from '#api/client.ts'
import { logWarning } from '#monitoring/log.ts'
import { resetPassword } from '#session/account-actions.ts'

/** A mail that will not go must not hold up the news that the password is reset. */
const mailPatienceMs = 10_000

/** Answers whether the notification went out; throws only where the password was not reset. */
export async function resetAndNotify(code: string, email: string, newPassword: string): Promise<boolean> {
  await resetPassword(code, newPassword)
  try {
    const displayName = email.split('@')[0] ?? email
    await call(sendEmail, {
      body: { email, template: 'success_reset_password', params: { displayName, email } },
      signal: AbortSignal.timeout(mailPatienceMs),
    })
    return true
  } catch (error) {
    logWarning('The notification of a reset was not sent', error)
    return false
  }
}
