/** An organization of whoever is signed in, to lead them there. */
import { organizationMembership } from '@atrium/contract/organizations'
import { call } from '#api/client.ts'
import { logWarning } from '#monitoring/log.ts'
import { storedToken } from '#session/token/token-store.ts'

/** Its name; null for guests, for those who belong to none, and where it cannot be known just now. */
export async function firstOrganization(): Promise<string | null> {
  if (storedToken() === null) return null
  try {
    const page = await call(organizationMembership, { query: { page: 1, limit: 1, sortBy: 'name:asce' } })
    return page.results[0]?.name ?? null
  } catch (error) {
    logWarning('The organizations could not be asked for', error)
    return null
  }
}
