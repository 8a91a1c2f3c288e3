/** What a refused creation says, and beside which field. */
import { ApiError } from '#api/api-error.ts'
import { besideFields } from '#api/refused-fields.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

const taken: readonly ApiError['code'][] = ['organization_exists', 'name_taken']

/**
 * Whatever the server says stands as it is, save what is reworded (docs/requirements.md#create-organization).
 * Throws what is a mistake of our own.
 */
export function createFailure(error: unknown, fields: readonly string[]): Record<string, string> {
  if (error instanceof ImageNotUploaded) return { logo: error.message }
  if (!(error instanceof ApiError)) throw error
  if (taken.includes(error.code)) return { name: organizationsMessages.create.nameExists }
  return besideFields({ otherwise: 'form' })(error, fields)
}
