/** Looks a name up: whether there is an organization at that sub-domain. */
import { findOrganizationByName } from '@atrium/contract/organizations'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'

export async function isNameTaken(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await call(findOrganizationByName, { params: { name }, signal })
    return true
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false
    throw error
  }
}
