/** Where a sign-in may lead: the product's own pages, its tenants' sites, the origins that the operator named. */
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { isOriginOf, tenantAt } from '@atrium/contract/rules/address-template'
import { matchPath } from 'react-router'
import { consolePatterns, paths, patterns } from '#paths.ts'

export type RedirectTarget = { kind: 'page'; path: string } | { kind: 'site'; address: string }

type Origins = Pick<PageSettings, 'publicOrigin' | 'organizationOrigin' | 'redirectOrigins'>

/** Parsed once; what was parsed is what is used. Null refuses it. */
export function redirectTarget(asked: string, settings: Origins): RedirectTarget | null {
  if (!URL.canParse(asked, settings.publicOrigin)) return null
  const url = new URL(asked, settings.publicOrigin)
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.origin === settings.publicOrigin) {
    // By itself such a path would be another host's address.
    if (url.pathname.startsWith('//')) return null
    return isPage(url.pathname) ? { kind: 'page', path: url.pathname + url.search + url.hash } : null
  }
  const tenant = tenantAt(settings.organizationOrigin, url.origin)
  // Through the hand-off: whoever has just signed in would be asked to sign in there once more.
  if (tenant && 'name' in tenant && isRoot(url)) return { kind: 'page', path: paths.goToOrganization(tenant.name) }
  const allowed = [settings.organizationOrigin, ...settings.redirectOrigins]
  return allowed.some((template) => isOriginOf(template, url.origin)) ? { kind: 'site', address: url.href } : null
}

const isRoot = ({ pathname, search, hash }: URL) => pathname + search + hash === '/'

const addresses: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...Object.values(patterns),
  ...consolePatterns,
]

/** What is none would be answered with a page that is not found: by somebody who wanted nothing but to sign in. */
function isPage(pathname: string): boolean {
  return addresses.some((pattern) => matchPath(pattern, pathname) !== null)
}
