/** What a refused creation says, and beside which field. */
import { type ApiError, isApiError } from '#api/api-error.ts'
import { creationFailure } from '#domain/creation/creation-failure.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

const taken: readonly ApiError['code'][] = ['organization_exists', 'name_taken']

/** As a server says it that has no codes, or a proxy that leaves the sentence alone. */
const takenSentences: readonly string[] = ['Organization already exists', 'name already taken']

/**
 * Whatever the server says stands as it is, save what is reworded (docs/requirements.md#create-organization).
 * Throws what is a mistake of our own.
 */
export function createFailure(error: unknown, fields: readonly string[]): Record<string, string> {
  if (isApiError(error) && (taken.includes(error.code) || takenSentences.includes(error.message)))
    return { name: organizationsMessages.create.nameExists }
  return creationFailure('logo')(error, fields)
}
