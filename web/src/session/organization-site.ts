/** Addresses of organizations' own sites, built only from the page settings and a valid name. */
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

/** The site's address as one arrives there signed in. */
export function withToken(site: URL, customToken: string): string {
  const address = new URL(site)
  address.searchParams.set('token', customToken)
  return address.href
}
