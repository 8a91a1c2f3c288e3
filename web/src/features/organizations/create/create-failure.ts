/** What a refused creation says, and beside which field. */
import { ApiError } from '#api/api-error.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

export interface CreateFailure {
  /** `root` is the form as a whole. */
  field: 'name' | 'logo' | 'root'
  text: string
}

const taken: readonly ApiError['code'][] = ['organization_exists', 'name_taken']

/** Whatever the server says stands as it is, save what is reworded (docs/requirements.md#create-organization). */
export function createFailure(error: unknown): CreateFailure {
  if (error instanceof ImageNotUploaded) return { field: 'logo', text: error.message }
  if (!(error instanceof ApiError)) throw error
  if (taken.includes(error.code)) return { field: 'name', text: organizationsMessages.create.nameExists }
  const { name, displayName } = error.fields
  if (name !== undefined) return { field: 'name', text: name }
  return { field: 'root', text: displayName ?? error.message }
}
