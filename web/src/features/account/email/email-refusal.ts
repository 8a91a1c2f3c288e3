/** What is said where a link to another address could not be sent, and beside which field. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { isGivenUp } from '#api/given-up.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'

export function refusalOf(error: unknown): Record<string, string> {
  if (isGivenUp(error)) return {}
  if (!(error instanceof IdentityError)) return { root: failureMessages.somethingWrong }
  switch (error.code) {
    case 'email-already-in-use':
      return { email: refusals.email_taken }
    case 'network-request-failed':
      return { root: failureMessages.serverUnavailable }
    case 'too-many-requests':
      return { root: refusals.too_many_requests }
    default:
      return { root: error.message || failureMessages.somethingWrong }
  }
}
