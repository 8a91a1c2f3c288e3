/** Looks up an organization by its name, and says where its site is. */
import { findOrganizationByName } from '@atrium/contract/organizations'
import { call } from '#api/client.ts'
import { organizationSite } from '#domain/sites/organization-site.ts'

/** Null when the text is no organization's name, or one that rests. Rejects with `not_found` when no organization has it. */
export async function findSite(template: string, name: string): Promise<URL | null> {
  const site = organizationSite(template, name)
  if (site === undefined) return null
  const { displayName } = await call(findOrganizationByName, { params: { name } })
  // A deleted organization's name rests: it is not free, and nobody is there.
  return displayName === '' ? null : site
}
