/** At whose door somebody stands who is to sign in or up: told by where they come from, never by a name that they give. */
import type { Language } from '@atrium/contract/languages'
import type { Branding } from '@atrium/contract/organizations'
import type { Door } from '@atrium/contract/page/door'
import { isOriginOf } from '@atrium/contract/rules/address-template'
import { learnerSignInPath } from '@atrium/contract/people/learner-names'
import { doorProperties } from '@atrium/contract/rules/colors/door-colors'
import { organizationName } from '@atrium/contract/rules/organization'
import type { Database } from '#db/database.ts'
import { hasLearners } from '#learners/has-learners.ts'
import { organizationOfInvite } from '#invites/organization-of-invite.ts'
import { organizationAt } from '#organizations/find.ts'
import type { Settings } from '#settings.ts'
import { spaceLabel } from './space-label.ts'

export interface FoundDoor {
  door: Door
  /** Of nothing but colours that were computed. */
  styles: string
  /** The organization's own. */
  language: Language
}

interface DoorFinderOptions {
  db: Database
  settings: Pick<Settings, 'hostDomain' | 'publicOrigin'>
}

/**
 * Answers for any query: by the invite that was sent, else by the organization's address that the sign-in is to
 * lead back to. What is told is no more than that organization's own address, or the invite, says to whoever has it.
 */
export function doorFinder({
  db,
  settings,
}: DoorFinderOptions): (query: URLSearchParams) => Promise<FoundDoor | undefined> {
  return async (query) => {
    const invite = query.get('invite')
    const redirect = query.get('redirect')
    const name = redirect === null ? undefined : organizationIn(redirect, settings)
    const invited = invite === null ? undefined : await organizationOfInvite(db, invite)
    const visited = invited === undefined && name !== undefined ? await organizationAt(db, name) : undefined
    const found = invited ?? visited
    if (!found) return undefined
    const { displayName, branding, language } = found
    const door: Door = { displayName, logo_url: branding.logo_url }
    // Whoever has an invite is no learner.
    if (visited && (await hasLearners(db, visited.id))) door.learners = `${learnerSignInPath}/${visited.name}`
    return { door, styles: stylesOf(branding.colors), language }
  }
}

const goTo = /^\/go\/organizations\/([\w-]+)\/?$/

/** The organization that a redirect leads to: at its own origin, or through the hand-off. Parsed as the page parses it. */
function organizationIn(
  redirect: string,
  { publicOrigin, hostDomain }: DoorFinderOptions['settings'],
): string | undefined {
  if (!URL.canParse(redirect, publicOrigin)) return undefined
  const url = new URL(redirect, publicOrigin)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.origin === publicOrigin) return organizationName.safeParse(goTo.exec(url.pathname)?.[1]).data
  const { protocol } = new URL(publicOrigin)
  const own = isOriginOf(`${protocol}//{name}.${hostDomain}`, url.origin)
  return (own && spaceLabel(url.host, hostDomain)) || undefined
}

function stylesOf(colors: Branding['colors']): string {
  const properties = doorProperties(colors).map(([name, value]) => `${name}:${value}`)
  return `:root{${properties.join(';')}}`
}
