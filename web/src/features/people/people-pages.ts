/** The pages inside the people page: at which address, and for whom. */
import type { InOrganization } from '@atrium/contract/endpoint'
import { listJoinRequests } from '@atrium/contract/organizations/joining'
import { listClasses } from '@atrium/contract/people/classes'
import { listInvites } from '@atrium/contract/people/invites'
import { listLabels } from '@atrium/contract/people/labels'
import { listLearners } from '@atrium/contract/people/learners'
import { listMembers, listRemovedMembers } from '@atrium/contract/people/members'
import { startImport } from '@atrium/contract/people/people-import'
import { listRosters } from '@atrium/contract/people/rosters'
import { listFormerMembers } from '@atrium/contract/people/terms'
import type { Role } from '@atrium/contract/rules/roles'
import { matchPath } from 'react-router'
import { type PeoplePage, peoplePages, patterns } from '#paths.ts'

/** By whose roles a page is shown: those who may call what it is made of. In the order of the navigation. */
const madeOf = {
  members: listMembers,
  removed: listRemovedMembers,
  former: listFormerMembers,
  requests: listJoinRequests,
  invites: listInvites,
  import: startImport,
  rosters: listRosters,
  labels: listLabels,
  classes: listClasses,
  learners: listLearners,
} satisfies Record<PeoplePage, { access: InOrganization }>
const pages = Object.keys(madeOf) as PeoplePage[]

export function pagesFor(role: Role): PeoplePage[] {
  return pages.filter((page) => madeOf[page].access.organization.includes(role))
}

/** Pages that are reached from another, and belong to it. */
const within = {
  removed: 'members',
  former: 'members',
  import: 'invites',
  rosters: 'invites',
} as const satisfies Partial<Record<PeoplePage, PeoplePage>>

/** A page that stands in the navigation. */
export type Section = Exclude<PeoplePage, keyof typeof within>

export function sectionsFor(role: Role): Section[] {
  return pagesFor(role).filter(isSection)
}

export function sectionOf(page: PeoplePage): Section {
  return isSection(page) ? page : within[page]
}

function isSection(page: PeoplePage): page is Section {
  return !(page in within)
}

/** The page that an address asks for. */
export function askedPage(pathname: string): PeoplePage {
  return peoplePages.find((page) => isAt(page, pathname)) ?? 'members'
}

/** The same, or the first of their own for whoever may not see it. */
export function pageAt(pathname: string, role: Role): PeoplePage {
  const asked = askedPage(pathname)
  return pagesFor(role).includes(asked) ? asked : 'members'
}

/** At its address or below it. */
function isAt(page: PeoplePage, pathname: string): boolean {
  return matchPath({ path: `${patterns.people}/${page}`, end: false }, pathname) !== null
}
