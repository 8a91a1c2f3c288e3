/** What the identity provider refused, and where that is said. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { profileMessages } from '#messages/account/profile.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'

interface PasswordFailure {
  /** The password that was typed, or whatever else came between. */
  about: 'password' | 'attempt'
  message: string
}

/** The check of the current password was too long ago. */
interface TooLate {
  about: 'verification'
}

const texts = profileMessages.changePassword

/** Step 1. */
export function verifyFailure(error: unknown): PasswordFailure {
  if (!(error instanceof IdentityError)) return { about: 'attempt', message: failureMessages.somethingWrong }
  switch (error.code) {
    case 'too-many-requests':
      return { about: 'attempt', message: refusals.too_many_requests }
    case 'network-request-failed':
      return { about: 'attempt', message: failureMessages.serverUnavailable }
    case 'invalid-credential':
    case 'wrong-password':
      return { about: 'password', message: texts.currentWrong }
    default:
      // What says why, such as a second step that was given up, is not about the password; else the sign-in with it failed.
      if (error.message !== '') return { about: 'attempt', message: error.message }
      return { about: 'password', message: texts.currentWrong }
  }
}

/** Step 2. */
export function changeFailure(error: unknown): PasswordFailure | TooLate {
  if (!(error instanceof IdentityError)) return { about: 'attempt', message: failureMessages.somethingWrong }
  switch (error.code) {
    case 'requires-recent-login':
      return { about: 'verification' }
    case 'weak-password':
    case 'password-does-not-meet-requirements':
      return { about: 'password', message: error.message || fieldMessages.passwordCommon }
    case 'network-request-failed':
      return { about: 'attempt', message: failureMessages.serverUnavailable }
    default:
      return { about: 'attempt', message: error.message || failureMessages.somethingWrong }
  }
}
