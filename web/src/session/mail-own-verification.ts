/** Mails the signed-in person the link that confirms their address. */
import { mailVerification } from './account-actions.ts'

/** Answers whether it went; a failure is told by `tell`. */
export async function mailOwnVerification(tell: (error: unknown) => unknown): Promise<boolean> {
  try {
    await mailVerification()
    return true
  } catch (error) {
    tell(error)
    return false
  }
}
