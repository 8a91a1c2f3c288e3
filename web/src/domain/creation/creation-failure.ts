/** What a refused creation says, and beside which field. */
import { ApiError, isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

const taken: readonly ApiError['code'][] = ['organization_exists', 'name_taken']

/** The API's names of what is made with a picture. */
const pictures = ['branding.logo_url', 'profile_image_url', 'banner_image_url'] as const

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
    const names = Object.fromEntries(pictures.map((field) => [field, image]))
    return toFieldErrors({ otherwise: 'form', names })(error, fields)
  }
}

/** Whether the server has no picture where the draft has one: what was uploaded goes after a day that nothing shows it. */
export function isPictureGone(error: unknown): boolean {
  return isApiError(error) && pictures.some((field) => error.fields[field] !== undefined)
}

function isNameTaken(error: ApiError): boolean {
  return isApiError(error) && (taken.includes(error.code) || takenSentences.includes(error.message))
}
