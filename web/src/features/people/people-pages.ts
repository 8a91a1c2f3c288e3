/** The pages inside the people page: at which address, and for whom. */
import type { Role } from '@atrium/contract/rules/roles'
import { matchPath } from 'react-router'
import { type PeoplePage, peoplePages, patterns } from '#paths.ts'

/** The members stand at the people page's own address. */
export type Page = 'members' | PeoplePage

const pagesOf: Record<Role, readonly [Page, ...Page[]]> = {
  owner: ['members', 'removed', 'invites', 'import', 'labels', 'classes', 'overview', 'timeline'],
  staff: ['members', 'labels', 'classes', 'overview'],
  User: ['overview'],
}

/** Pages that are reached from another, and belong to it. */
const within = { removed: 'members', import: 'invites' } as const satisfies Partial<Record<Page, Page>>

/** A page that stands in the navigation. */
export type Section = Exclude<Page, keyof typeof within>

export function sectionsFor(role: Role): Section[] {
  return pagesOf[role].filter(isSection)
}

export function sectionOf(page: Page): Section {
  return isSection(page) ? page : within[page]
}

function isSection(page: Page): page is Section {
  return !(page in within)
}

/** The page that an address asks for; the first of their own for whoever may not see it. */
export function pageAt(pathname: string, role: Role): Page {
  const asked = peoplePages.find((page) => isAt(page, pathname)) ?? 'members'
  const pages = pagesOf[role]
  return pages.includes(asked) ? asked : pages[0]
}

/** At its address or below it. */
function isAt(page: PeoplePage, pathname: string): boolean {
  return matchPath({ path: `${patterns.people}/${page}`, end: false }, pathname) !== null
}
