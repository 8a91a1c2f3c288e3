/** What a failed lookup says under the field. */
import { isApiError } from '#api/api-error.ts'
import { failureMessages } from '#messages/failures.ts'
import { findMessages } from '#messages/organizations/find.ts'

/** No such organization is a name to correct; anything else is said in the server's own words. */
export function findFailure(error: unknown): string {
  if (isApiError(error, 'not_found') || isApiError(error, 'invalid_input')) return findMessages.invalid
  return isApiError(error) ? error.message : failureMessages.somethingWrong
}
