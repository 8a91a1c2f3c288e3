/** The pages of an organization's console: their order, who may see each, and at which address. */
import type { InOrganization } from '@atrium/contract/endpoint'
import { listDomains } from '@atrium/contract/organizations/domains'
import { getRules } from '@atrium/contract/organizations/rules'
import { getOrganization } from '@atrium/contract/organizations/settings'
import { listMembers } from '@atrium/contract/people/members'
import { highlightedCounts } from '@atrium/contract/people/ranks'
import { timeline } from '@atrium/contract/people/timeline'
import type { Role } from '@atrium/contract/rules/roles'
import { matchPath } from 'react-router'
import { consoleMessages } from '#messages/console/console.ts'
import { type ConsolePage, paths, patterns } from '#paths.ts'

/** By whose roles a page is shown: those who may call what it is made of. In the order of the navigation. */
const madeOf = {
  overview: highlightedCounts,
  people: listMembers,
  settings: getOrganization,
  'settings/domains': listDomains,
  security: getRules,
  timeline,
} satisfies Record<ConsolePage, { access: InOrganization }>
const pages = Object.keys(madeOf) as ConsolePage[]

/** Everybody may see it: whoever may not see what they asked for is shown it in its place. */
const firstPage = 'overview' satisfies ConsolePage

export interface NavigationPage {
  page: ConsolePage
  name: string
  to: string
}

export function pagesFor(role: Role, organization: string): NavigationPage[] {
  return pages
    .filter((page) => maySee(page, role))
    .map((page) => ({ page, name: consoleMessages.pages[page], to: paths.console(organization, page) }))
}

function maySee(page: ConsolePage, role: Role): boolean {
  return madeOf[page].access.organization.includes(role)
}

/** The page that an address asks for, which whoever asks may not be shown. */
export function askedPage(pathname: string): ConsolePage {
  const matching = pages.filter((page) => matchPath(`${patterns.organization}/${page}/*`, pathname) !== null)
  // One may stand below another.
  return matching.sort((one, other) => other.length - one.length)[0] ?? firstPage
}

/** The page that is shown to a role that asks for this one. */
export function shownPage(asked: ConsolePage, role: Role): ConsolePage {
  return maySee(asked, role) ? asked : firstPage
}
