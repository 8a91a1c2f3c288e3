/**
 * Each page of the people was once a query of one address. Links to that are kept in bookmarks and mails,
 * and still lead where they led.
 */
import { timeline } from '@atrium/contract/people/timeline'
import type { Role } from '@atrium/contract/rules/roles'
import { matchPath } from 'react-router'
import { type FormerPeoplePage, formerPeoplePages, paths, type PeoplePage, peoplePages, patterns } from '#paths.ts'

/** Stood for a list yet to be imported, where otherwise an import's id stood. */
const NO_IMPORT_YET = '1'

/**
 * Where a former address leads, with what else its query says, the filters of a list for one.
 * Null for an address of today.
 */
export function currentAddress(pathname: string, query: string): string | null {
  const organization = matchPath(patterns.people, pathname)?.params.name
  const search = new URLSearchParams(query)
  const view = search.get('view')
  const isRemoved = search.get('status') === 'removed' && (view === null || view === 'members')
  if (organization === undefined || (view === null && !isRemoved)) return null

  const many = view === 'invites' ? search.get('many') : null
  search.delete('view')
  if (isRemoved) search.delete('status')
  if (many !== null) search.delete('many')
  const path = (): string => {
    if (isRemoved) return paths.people(organization, 'removed')
    if (many !== null && many.length > NO_IMPORT_YET.length) return paths.peopleImport(organization, many)
    if (many !== null) return paths.people(organization, 'import')
    return paths.people(organization, peoplePageNamed(view))
  }
  return search.size === 0 ? path() : `${path()}?${search}`
}

/** The members stand at the people page's own address. */
function peoplePageNamed(view: string | null): PeoplePage | FormerPeoplePage | undefined {
  return [...peoplePages, ...formerPeoplePages].find((page) => page === view && page !== 'members')
}

/**
 * Where the address of a page leads that stood inside the people page and stands beside it now. Null for every
 * other address, and for whoever may not see that page.
 */
export function movedAddress(pathname: string, query: string, role: Role): string | null {
  const page = formerPeoplePages.find((one) => matchPath(`${patterns.people}/${one}`, pathname) !== null)
  const organization = matchPath(`${patterns.people}/*`, pathname)?.params.name
  if (page === undefined || organization === undefined) return null
  if (page === 'timeline' && !timeline.access.organization.includes(role)) return null
  return paths.console(organization, page) + query
}
