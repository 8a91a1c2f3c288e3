/** In which time zone an organization's days begin and end. */
import type { Queryable } from '#db/database.ts'

export function timeZoneOf(_db: Queryable, _organizationId: string): Promise<string> {
  return Promise.resolve('UTC')
}
