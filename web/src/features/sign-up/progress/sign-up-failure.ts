/** Where a failed sign-up is shown: beside a field where it is about one, else above the button. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { ApiError } from '#api/api-error.ts'
import type { SignUpField } from '#features/sign-up/email/sign-up-form.ts'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'

export interface SignUpFailure {
  field: SignUpField | null
  message: string
}

/** The API's names of the form's fields. */
const apiFields: [string, SignUpField][] = [
  ['given_name', 'firstName'],
  ['family_name', 'lastName'],
]

export function signUpFailure(error: unknown): SignUpFailure {
  if (error instanceof IdentityError) return identityFailure(error)
  if (error instanceof ApiError) {
    for (const [theirs, field] of apiFields) {
      const message = error.fields[theirs]
      if (message !== undefined) return { field, message }
    }
    return { field: null, message: error.message }
  }
  return { field: null, message: failureMessages.somethingWrong }
}

function identityFailure({ code, message }: IdentityError): SignUpFailure {
  switch (code) {
    case 'email-already-in-use':
      return { field: 'email', message: signUpMessages.accountExists }
    case 'invalid-email':
      return { field: 'email', message: fieldMessages.emailInvalid }
    case 'weak-password':
    case 'password-does-not-meet-requirements':
      return { field: 'password', message: message || fieldMessages.passwordCommon }
    case 'network-request-failed':
      return { field: null, message: failureMessages.serverUnavailable }
    default:
      return { field: null, message: message || failureMessages.somethingWrong }
  }
}
