/** Whom directories keep: asked by what else ends memberships. */
import type { Queryable } from '#db/database.ts'
import { activeAmong } from './users/queries.ts'

/** Of these people, those whom a directory of the organization has active. */
export async function keptByDirectories(db: Queryable, organizationId: string, uids: string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  return new Set((await activeAmong(db, organizationId, uids)).map(({ uid }) => uid ?? ''))
}
