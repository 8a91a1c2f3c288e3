/** What the signed-in person is in an organization; null for whoever does not belong to it. */
import { ownMembership } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'

export async function ownRole(organization: string, signal: AbortSignal): Promise<Role | null> {
  try {
    return (await call(ownMembership, { query: { organization }, signal })).role
  } catch (error) {
    if (isApiError(error, 'not_found')) return null
    throw error
  }
}
