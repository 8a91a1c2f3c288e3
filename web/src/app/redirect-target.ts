/** Where a sign-in may lead: the product's own pages and its organizations' sites, nowhere else. */
import type { PageSettings } from '@atrium/contract/page-settings'
import { organizationSite } from '#session/organization-site.ts'

export type RedirectTarget = { kind: 'page'; path: string } | { kind: 'site'; address: string }

type Origins = Pick<PageSettings, 'publicOrigin' | 'organizationSite'>

/** Parsed once; what was parsed is what is used. Null refuses it. */
export function redirectTarget(asked: string, settings: Origins): RedirectTarget | null {
  if (!URL.canParse(asked, settings.publicOrigin)) return null
  const url = new URL(asked, settings.publicOrigin)
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.origin === settings.publicOrigin) return { kind: 'page', path: url.pathname + url.search + url.hash }
  return isOrganizationSite(url, settings) ? { kind: 'site', address: url.href } : null
}

/** The site that the host's first label would have is the site that was asked for. */
function isOrganizationSite(url: URL, settings: Origins): boolean {
  const label = url.hostname.split('.')[0] ?? ''
  return organizationSite(settings.organizationSite, label)?.origin === url.origin
}
