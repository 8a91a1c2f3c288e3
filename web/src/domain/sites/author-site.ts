/** Addresses of publishers' own sites, built only from the page settings and a valid id. */
import { fillAddress } from '@atrium/contract/rules/address-template'
import { authorId } from '@atrium/contract/rules/author-id'

/**
 * The publisher's site, or nothing when the text is no publisher's id: no id can move the address, and with
 * it a token, to another host. `template` is the `authorSite` of the page settings.
 */
export function authorSite(template: string, author_id: string): URL | undefined {
  const parsed = authorId.safeParse(author_id)
  return parsed.success ? new URL(fillAddress(template, { author_id: parsed.data })) : undefined
}
