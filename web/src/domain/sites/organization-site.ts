/** Addresses of organizations' own sites, built only from the page settings and a valid name. */
import { handOffParameters } from '@atrium/contract/identity/hand-off'
import { organizationName } from '@atrium/contract/rules/organization'

/**
 * The organization's site, or nothing when the text is no organization's name. The rule lets letters
 * and digits through and nothing else, so that no name can move the address, and with it a token, to
 * another host. `template` is the `organizationSite` of the page settings.
 */
export function organizationSite(template: string, name: string): URL | undefined {
  const parsed = organizationName.safeParse(name)
  return parsed.success ? new URL(template.replaceAll('{name}', parsed.data)) : undefined
}

/** The site's address as one arrives there signed in; with the nonce that the site asked with, if it did. */
export function withToken(site: URL, customToken: string, nonce: string | null = null): string {
  const address = new URL(site)
  address.searchParams.set(handOffParameters.token, customToken)
  if (nonce !== null) address.searchParams.set(handOffParameters.nonce, nonce)
  return address.href
}

/** Where a site of ours begins a hand-off. */
export function entryAddress(site: URL): string {
  const address = new URL(site)
  address.searchParams.set(handOffParameters.enter, '')
  return address.href.replace(/=$/, '')
}
