/** What a failed sign-in says, by its code. */
import { isEmail } from '@atrium/contract/rules/is-email'
import type { FoundUser } from '@atrium/contract/users'
import { isApiError } from '#api/api-error.ts'
import { signInMessages } from '#messages/account/sign-in.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'

/** Step 1: the lookup. */
export function lookupFailure(error: unknown): string {
  // A bad request, whatever it calls itself.
  if (isApiError(error) && error.status === 400) return signInMessages.userNotFound
  if (isApiError(error, 'invalid_input')) return error.fields.email ?? error.message
  return error instanceof Error && error.message !== '' ? error.message : failureMessages.somethingWrong
}

/**
 * Whoever typed an e-mail address goes on where their account was looked up too often, by whomever, or too much was
 * looked up from where they are: the password needs no name beside it. Throws every other failure again.
 */
export function toFallbackUser(error: unknown, typed: string): FoundUser {
  const isPaused = isApiError(error, 'lookup_paused') || isApiError(error, 'too_many_requests')
  if (!isPaused || !isEmail(typed)) throw error
  return { email: typed, displayName: '', given_name: '', family_name: '' }
}

/** Step 2: the password. */
export function passwordFailure(error: unknown): string {
  if (!(error instanceof IdentityError)) return failureMessages.somethingWrong
  switch (error.code) {
    case 'invalid-credential':
    case 'too-many-requests':
    // What the provider says where it tells these apart; we do not.
    case 'wrong-password':
    case 'user-not-found':
      return signInMessages.wrongPassword
    case 'network-request-failed':
      return signInMessages.networkFail
    default:
      return error.message || failureMessages.somethingWrong
  }
}

/** The forgot view: the mail with the link. */
export function mailFailure(error: unknown): string {
  if (!(error instanceof IdentityError)) return failureMessages.somethingWrong
  return error.code === 'network-request-failed'
    ? signInMessages.networkFail
    : error.message || failureMessages.somethingWrong
}

/** The step of a mailed code, and the mail itself. */
export function codeFailure(error: unknown): string {
  if (error instanceof IdentityError) return mailFailure(error)
  return error instanceof Error && error.message !== '' ? error.message : failureMessages.somethingWrong
}
