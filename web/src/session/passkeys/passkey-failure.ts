/** What a passkey that could not be used says. */
import { ApiError, isApiError } from '#api/api-error.ts'
import { passkeyMessages } from '#messages/account/passkeys.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'

const texts = passkeyMessages.failures

export function passkeyFailure(error: unknown): string {
  if (isApiError(error, 'passkey_unknown')) return texts.unknown
  if (error instanceof ApiError) return error.message
  if (error instanceof IdentityError) {
    return error.code === 'network-request-failed' ? failureMessages.networkFail : texts.failed
  }
  switch (error instanceof Error ? error.name : '') {
    case 'InvalidStateError':
      return texts.there
    case 'SecurityError':
      return texts.notHere
    case 'ConstraintError':
    case 'NotSupportedError':
      return texts.unable
    default:
      return texts.failed
  }
}
