/** What a refused creation says, and beside which field. */
import { ApiError } from '#api/api-error.ts'
import { organizationsMessages } from '#messages/organizations.ts'

export interface CreateFailure {
  /** `root` is the form as a whole. */
  field: 'name' | 'root'
  text: string
}

/** Whatever the server says stands as it is, save the one sentence that the specification rewords. */
export function createFailure(error: unknown): CreateFailure {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'organization_exists') return { field: 'name', text: organizationsMessages.create.nameExists }
  const { name, displayName } = error.fields
  if (name !== undefined) return { field: 'name', text: name }
  return { field: 'root', text: displayName ?? error.message }
}
