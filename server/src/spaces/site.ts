/** What a page is told, by the host that was asked for. */
import type { PageSettings } from '@atrium/contract/page-settings'
import type { Database } from '#db/database.ts'
import { organizationAt } from '#organizations/find.ts'
import type { Settings } from '#settings.ts'
import { spaceLabel } from './space-label.ts'

export interface Site {
  status: 200 | 404
  settings: PageSettings
}

/** Answers for any host: a space that does not exist is 404 and tells no space. */
export function siteFinder(db: Database, settings: Settings): (host: string) => Promise<Site> {
  const { productName, hostDomain, publicOrigin } = settings
  const scheme = new URL(publicOrigin).protocol
  const common = { productName, hostDomain, publicOrigin, organizationSite: `${scheme}//{name}.${hostDomain}` }
  return async (host) => {
    const label = spaceLabel(host, hostDomain)
    if (label === null) return { status: 200, settings: { ...common, space: null } }
    const organization = await organizationAt(db, label)
    if (!organization) return { status: 404, settings: { ...common, space: null } }
    const { name, displayName, branding } = organization
    return { status: 200, settings: { ...common, space: { name, displayName, branding } } }
  }
}
