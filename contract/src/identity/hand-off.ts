/**
 * The hand-off to a site: names that its two ends share. The site makes a nonce and asks for a token with
 * it; a token that comes back with that nonce was asked for in this very tab (as OAuth's `state`, RFC 6749,
 * section 10.12), any other may be of somebody else's making.
 */
import type { PageSettings } from '../page/page-settings.ts'

/** Query parameters. */
export const handOffParameters = {
  token: 'token',
  nonce: 'nonce',
  /** At a site: begin one, that is make a nonce and go to `/go/...` with it. */
  enter: 'enter',
} as const

/** Where a site keeps its nonce, in session storage. */
export const handOffStorageKey = 'atrium.handOff'

const form = /^[\w-]{16,128}$/

/** The nonce of a query; null where there is none, or what could be none. */
export function nonceIn(query: URLSearchParams): string | null {
  const nonce = query.get(handOffParameters.nonce)
  return nonce !== null && form.test(nonce) ? nonce : null
}

type Sites = Pick<PageSettings, 'organizationOrigin' | 'organizationSite' | 'authorSite'>

/** Whether organizations' sites, or publishers', are pages of the product, which make nonces; sibling apps may not. */
export function areOwnSites(kind: 'organization' | 'author', settings: Sites): boolean {
  const { organizationOrigin, organizationSite, authorSite } = settings
  if (kind === 'organization') return organizationSite === organizationOrigin
  return authorSite === `${organizationOrigin.replace('{name}', 'studio')}/@{author_id}`
}
