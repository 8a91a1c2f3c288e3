/** What a page is told, by the host and the path that were asked for. */
import type { Language } from '@atrium/contract/languages'
import type { IdentitySettings, PageSettings, Space } from '@atrium/contract/page/page-settings'
import { isWithin, relyingPartyOf } from '@atrium/contract/rules/passkeys/relying-party'
import type { Database } from '#db/database.ts'
import { hasLearners } from '#learners/has-learners.ts'
import { isClosedOrganization } from '#organizations/deletion/restore.ts'
import { organizationAt } from '#organizations/find.ts'
import { authorAt } from '#publishers/find.ts'
import type { Settings } from '#settings.ts'
import { appsOf } from './sibling-apps.ts'
import { authorIdIn, isStudio, spaceLabel, STUDIO } from './space-label.ts'

export interface Site {
  status: 200 | 404
  settings: PageSettings
  /** Of the organization whose site it is. */
  language?: Language
}

interface FoundSpace {
  space: Space
  language?: Language
}

export interface SiteFinderOptions {
  db: Database
  settings: Pick<Settings, 'productName' | 'hostDomain' | 'publicOrigin' | 'monitoring' | 'apps' | 'authorizedOrigins'>
  identity: IdentitySettings
  /** Whether there is a Google sign-in: for everybody, or a stand-in for local requests. */
  google: boolean | 'local'
}

export interface Visited {
  host: string
  path: string
  /** Whether the request was made on this machine. */
  local: boolean
}

/** Answers for any host and path: a space that does not exist is 404 and tells no space, one that is closed is 404 too. */
export function siteFinder(options: SiteFinderOptions): (visited: Visited) => Promise<Site> {
  const { db, settings, identity, google } = options
  const { productName, hostDomain, publicOrigin, monitoring, apps } = settings
  const scheme = new URL(publicOrigin).protocol
  const organizationOrigin = `${scheme}//{name}.${hostDomain}`
  const studioOrigin = `${scheme}//${STUDIO}.${hostDomain}`
  const organizationSite = apps.learner ?? organizationOrigin
  const authorSite = apps.authoring ?? `${studioOrigin}/@{author_id}`
  const redirectOrigins = [studioOrigin, ...settings.authorizedOrigins]
  const sites = { organizationOrigin, organizationSite, authorSite, redirectOrigins }
  const everywhere = { productName, hostDomain, publicOrigin, ...sites, identity, monitoring }

  const relyingParty = relyingPartyOf(settings)
  const hasPasskeys = (host: string) =>
    relyingParty !== null && isWithin(host.replace(/:\d+$/, '').toLowerCase(), relyingParty)

  async function organizationSpace(label: string): Promise<FoundSpace | undefined> {
    const organization = await organizationAt(db, label)
    if (!organization) return undefined
    const { id, name, displayName, branding, language } = organization
    const learners = await hasLearners(db, id)
    const apps = appsOf(name, settings)
    return { space: { kind: 'organization', name, displayName, branding, learners, apps }, language }
  }

  async function authorSpace(authorId: string): Promise<FoundSpace | undefined> {
    const author = await authorAt(db, authorId)
    if (!author) return undefined
    const { author_id, name, description, banner_image_url, profile_image_url } = author
    return { space: { kind: 'author', author_id, name, description, banner_image_url, profile_image_url } }
  }

  return async ({ host, path, local }) => {
    const passkeys = identity.provider === 'embedded' && hasPasskeys(host)
    const common = { ...everywhere, google: google === 'local' ? local : google, passkeys }
    const label = spaceLabel(host, hostDomain)
    const authorId = isStudio(host, hostDomain) ? authorIdIn(path) : null
    if (label === null && authorId === null) return { status: 200, settings: { ...common, space: null } }
    const found = label === null ? await authorSpace(authorId ?? '') : await organizationSpace(label)
    if (found) {
      const { space, ...spoken } = found
      return { status: 200, settings: { ...common, space }, ...spoken }
    }
    const isClosed = label !== null && (await isClosedOrganization(db, label))
    return { status: 404, settings: { ...common, space: null, ...(isClosed && { isClosed }) } }
  }
}
