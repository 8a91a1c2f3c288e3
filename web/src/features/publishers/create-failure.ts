/** What a refused creation says, and beside which field. */
import { ApiError } from '#api/api-error.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'

export interface CreateFailure {
  /** `root` is the form as a whole. */
  field: 'image' | 'root'
  text: string
}

/** Whatever the server says stands as it is. */
export function createFailure(error: unknown): CreateFailure {
  if (error instanceof ImageNotUploaded) return { field: 'image', text: error.message }
  if (!(error instanceof ApiError)) throw error
  return { field: 'root', text: error.fields.name ?? error.message }
}
