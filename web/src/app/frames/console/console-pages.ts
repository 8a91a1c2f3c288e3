/** The pages of each kind of console: their order, who may see each, and at which address. */
import { ownAuthorMembership } from '@atrium/contract/authors/members'
import { getAuthor } from '@atrium/contract/authors/settings'
import { type InOrganization, type InPublisher, rolesOf } from '@atrium/contract/endpoint'
import { listDomains } from '@atrium/contract/organizations/domains'
import { listConnections } from '@atrium/contract/organizations/provisioning'
import { getRules } from '@atrium/contract/organizations/rules'
import { listSignInConnections } from '@atrium/contract/organizations/single-sign-on'
import { getOrganization } from '@atrium/contract/organizations/settings'
import { listMembers } from '@atrium/contract/people/members'
import { highlightedCounts } from '@atrium/contract/people/ranks'
import { timeline } from '@atrium/contract/people/timeline'
import type { Role } from '@atrium/contract/rules/roles'
import { matchPath } from 'react-router'
import { consoleMessages } from '#messages/console/console.ts'
import { type ConsolePage, paths, patterns, type PublisherPage } from '#paths.ts'

export type ConsoleKind = 'organization' | 'publisher'

type Table<Page extends ConsolePage> = {
  /** By whose roles a page is shown: those who may call what it is made of. In the order of the navigation. */
  madeOf: Record<Page, { access: InOrganization | InPublisher }>
  /** Everybody may see it: whoever may not see what they asked for is shown it in its place. */
  first: Page
  /** Below which all of them stand. */
  pattern: string
  to: (id: string, page: Page) => string
}

const organization: Table<ConsolePage> = {
  madeOf: {
    overview: highlightedCounts,
    people: listMembers,
    settings: getOrganization,
    'settings/domains': listDomains,
    'settings/provisioning': listConnections,
    'settings/single-sign-on': listSignInConnections,
    security: getRules,
    timeline,
  },
  first: 'overview',
  pattern: patterns.organization,
  to: paths.console,
}

const publisher: Table<PublisherPage> = {
  // What everybody is shown there is what they are; the list of people is the part of it that some may see.
  madeOf: { people: ownAuthorMembership, settings: getAuthor },
  first: 'people',
  pattern: patterns.publisher,
  to: paths.publisher,
}

/** As each is asked: a page that a kind does not have is none of its table. */
const consoles = { organization, publisher } as Record<ConsoleKind, Table<ConsolePage>>

const pagesOf = (kind: ConsoleKind) => Object.keys(consoles[kind].madeOf) as ConsolePage[]

export interface NavigationPage {
  page: ConsolePage
  name: string
  to: string
}

export function pagesFor(kind: ConsoleKind, role: Role, id: string): NavigationPage[] {
  return pagesOf(kind)
    .filter((page) => maySee(kind, page, role))
    .map((page) => ({ page, name: consoleMessages.pages[page], to: consoles[kind].to(id, page) }))
}

export function maySee(kind: ConsoleKind, page: ConsolePage, role: Role): boolean {
  return pagesOf(kind).includes(page) && rolesOf(consoles[kind].madeOf[page].access).includes(role)
}

/** The page that an address asks for, which whoever asks may not be shown. */
export function askedPage(kind: ConsoleKind, pathname: string): ConsolePage {
  const { pattern, first } = consoles[kind]
  const matching = pagesOf(kind).filter((page) => matchPath(`${pattern}/${page}/*`, pathname) !== null)
  // One may stand below another.
  return matching.sort((one, other) => other.length - one.length)[0] ?? first
}

/** The page that is shown to a role that asks for this one. */
export function shownPage(kind: ConsoleKind, asked: ConsolePage, role: Role): ConsolePage {
  return maySee(kind, asked, role) ? asked : consoles[kind].first
}

/** Where that is, in the console of another: the same page, where it has one that one may see there. */
export function sameOrFirst(
  kind: ConsoleKind,
  { id, page, role }: { id: string; page: ConsolePage; role: Role },
): string {
  return consoles[kind].to(id, shownPage(kind, page, role))
}
