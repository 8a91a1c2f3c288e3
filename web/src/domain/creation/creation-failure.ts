/** What a refused creation says, and beside which field. */
import { ApiError, isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

const taken: readonly ApiError['code'][] = ['organization_exists', 'name_taken']

/** As a server says it that has no codes, or a proxy that leaves the sentence alone. */
const takenSentences: readonly string[] = ['Organization already exists', 'name already taken']

/**
 * For the `refused` of a form whose picture is the field `image`: whatever the server says stands as it is, save what is
 * reworded (docs/requirements.md#create-organization). Throws what is a mistake of our own.
 */
export function creationFailure(image: string) {
  return (error: unknown, fields: readonly string[]): Record<string, string> => {
    if (error instanceof ImageNotUploaded) return { [image]: error.message }
    if (!(error instanceof ApiError)) throw error
    if (isNameTaken(error)) {
      // A wizard whose name is a step before says it at the form.
      return { [fields.includes('name') ? 'name' : 'root']: organizationsMessages.create.nameExists }
    }
    return toFieldErrors({ otherwise: 'form' })(error, fields)
  }
}

function isNameTaken(error: ApiError): boolean {
  return isApiError(error) && (taken.includes(error.code) || takenSentences.includes(error.message))
}
