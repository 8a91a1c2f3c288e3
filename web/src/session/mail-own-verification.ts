/** Mails the signed-in person the link that confirms their address. */
import { mailVerification } from './account-actions.ts'

/** Answers whether it went; a failure is handed to `onFailure`. */
export async function mailOwnVerification(onFailure: (error: unknown) => unknown): Promise<boolean> {
  try {
    await mailVerification()
    return true
  } catch (error) {
    onFailure(error)
    return false
  }
}
