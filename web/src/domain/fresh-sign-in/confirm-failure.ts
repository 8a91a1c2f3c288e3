/** What is said where it was not confirmed who it is. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { ApiError, isApiError } from '#api/api-error.ts'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'
import { passkeyFailure } from '#session/passkeys/passkey-failure.ts'
import { isGivenUp } from '#session/passkeys/prove.ts'

export interface Told {
  text: string
  isFailure: boolean
}

/** By a passkey, or by Google. */
export function confirmFailure(error: unknown): Told {
  if (isGivenUp(error)) return { text: texts.notUsed, isFailure: false }
  if (error instanceof IdentityError) return { text: identityFailure(error), isFailure: true }
  return { text: passkeyFailure(error), isFailure: true }
}

/** By the password. */
export function passwordFailure(error: unknown): string {
  if (!(error instanceof IdentityError)) return failureMessages.somethingWrong
  return error.code === 'invalid-credential' || error.code === 'wrong-password'
    ? texts.wrongPassword
    : identityFailure(error)
}

/** By a mail: the code, or having it sent. */
export function mailFailure(error: unknown): string {
  if (error instanceof IdentityError) return identityFailure(error)
  return error instanceof ApiError ? error.message : failureMessages.somethingWrong
}

/** What is wrong with the code itself stands beside it. */
export function codeFailure(error: unknown): Record<string, string> {
  const isAboutCode = isApiError(error, 'sign_in_code_wrong') || isApiError(error, 'sign_in_code_expired')
  return { [isAboutCode ? 'code' : 'root']: mailFailure(error) }
}

function identityFailure({ code, message }: IdentityError): string {
  switch (code) {
    case 'user-mismatch':
      return texts.someoneElse
    case 'too-many-requests':
      return refusals.too_many_requests
    case 'network-request-failed':
      return failureMessages.serverUnavailable
    default:
      return message || failureMessages.somethingWrong
  }
}
