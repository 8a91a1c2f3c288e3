/** What a page is told, by the host that was asked for. */
import type { IdentitySettings, PageSettings } from '@atrium/contract/page-settings'
import type { Database } from '#db/database.ts'
import { organizationAt } from '#organizations/find.ts'
import type { Settings } from '#settings.ts'
import { spaceLabel } from './space-label.ts'

export interface Site {
  status: 200 | 404
  settings: PageSettings
}

export interface SiteFinderOptions {
  db: Database
  settings: Pick<Settings, 'productName' | 'hostDomain' | 'publicOrigin'>
  identity: IdentitySettings
  /** Whether there is a Google sign-in. */
  google: boolean
}

/** Answers for any host: a space that does not exist is 404 and tells no space. */
export function siteFinder({ db, settings, identity, google }: SiteFinderOptions): (host: string) => Promise<Site> {
  const { productName, hostDomain, publicOrigin } = settings
  const scheme = new URL(publicOrigin).protocol
  const organizationSite = `${scheme}//{name}.${hostDomain}`
  const common = { productName, hostDomain, publicOrigin, organizationSite, identity, google }
  return async (host) => {
    const label = spaceLabel(host, hostDomain)
    if (label === null) return { status: 200, settings: { ...common, space: null } }
    const organization = await organizationAt(db, label)
    if (!organization) return { status: 404, settings: { ...common, space: null } }
    const { name, displayName, branding } = organization
    return { status: 200, settings: { ...common, space: { name, displayName, branding } } }
  }
}
