/** Whether an organization lives at a name, as far as the server will say. */
import { findOrganizationByName } from '@atrium/contract/organizations'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'

/** Only a clear no is one: when the question itself fails, the way there is still worth taking. */
export async function organizationExists(name: string): Promise<boolean> {
  try {
    await call(findOrganizationByName, { params: { name } })
    return true
  } catch (error) {
    return !isApiError(error, 'not_found')
  }
}
