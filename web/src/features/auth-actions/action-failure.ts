/** What a refused reset means: the link is dead, the password is, or neither was looked at. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { ApiError } from '#api/api-error.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'

export type LinkFailure = 'expired' | 'used' | 'disabled'

export type ActionFailure =
  | { about: 'link'; failure: LinkFailure }
  | { about: 'password'; message: string }
  | { about: 'attempt'; message: string }

export function actionFailure(error: unknown): ActionFailure {
  if (error instanceof ApiError) return apiFailure(error)
  if (!(error instanceof IdentityError)) return { about: 'attempt', message: failureMessages.somethingWrong }
  switch (error.code) {
    case 'expired-action-code':
      return { about: 'link', failure: 'expired' }
    case 'invalid-action-code':
    // The account that the code was for is gone.
    case 'user-not-found':
      return { about: 'link', failure: 'used' }
    case 'user-disabled':
      return { about: 'link', failure: 'disabled' }
    case 'weak-password':
    case 'password-does-not-meet-requirements':
      return { about: 'password', message: error.message || fieldMessages.passwordCommon }
    case 'network-request-failed':
      return { about: 'attempt', message: authActionMessages.reset.networkFail }
    default:
      return { about: 'attempt', message: error.message || failureMessages.somethingWrong }
  }
}

/** Of a code that our own API takes. */
function apiFailure({ code, message }: ApiError): ActionFailure {
  if (code === 'code_expired') return { about: 'link', failure: 'expired' }
  if (code === 'code_invalid') return { about: 'link', failure: 'used' }
  return { about: 'attempt', message: message || failureMessages.somethingWrong }
}
