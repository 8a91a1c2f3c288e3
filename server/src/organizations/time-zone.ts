/** In which time zone an organization's days begin and end, where no membership says so: for jobs. */
import type { Queryable } from '#db/database.ts'
import { timeZoneById } from './queries.ts'

/** UTC where there is no such organization. */
export async function timeZoneOf(db: Queryable, organizationId: string): Promise<string> {
  return (await timeZoneById(db, organizationId)) ?? 'UTC'
}
