/** Where one roster stands: what it would do, how far it is, and what came of it. */
import { paths } from '#paths.ts'

/** Apart from all addresses, since the pages at the door carry those. */
export function rosterPath(organization: string, id: string): string {
  return `${paths.people(organization, 'rosters')}/${encodeURIComponent(id)}`
}
