/**
 * Each page of the people was once a query of one address. Links to that are kept in bookmarks and mails,
 * and still lead where they led.
 */
import { matchPath } from 'react-router'
import { paths, type PeoplePage, peoplePages, patterns } from '#paths.ts'

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

function peoplePageNamed(view: string | null): PeoplePage | undefined {
  return peoplePages.find((page) => page === view)
}
