/** What a refused creation says, and beside which field. */
import { ApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'

/**
 * For the `refused` of a form whose picture is the field `image`: whatever the server says stands as it is.
 * Throws what is a mistake of our own.
 */
export function creationFailure(image: string) {
  return (error: unknown, fields: readonly string[]): Record<string, string> => {
    if (error instanceof ImageNotUploaded) return { [image]: error.message }
    if (!(error instanceof ApiError)) throw error
    return toFieldErrors({ otherwise: 'form' })(error, fields)
  }
}
