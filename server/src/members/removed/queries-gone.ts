/** SQL that both lists of those who are gone begin with: who was removed or left, and whose last day is over. */
import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { holdsName } from '#db/fold-name.ts'
import { organizationDepartures, organizationMembers } from '#db/schema.ts'

export interface GoneSelection {
  organizationId: string
  /** Part of the name or username, as it was typed. */
  search?: string | undefined
  /** What ended before is no longer listed, whether it was swept yet or not. */
  since: Date
}

/** How a membership ended. Each has an index of its own, which says it in these words. */
export const ended = {
  byTerm: sql`${organizationMembers.endedByTerm}`,
  otherwise: sql`not ${organizationMembers.endedByTerm}`,
}

function selected({ organizationId, search, since }: GoneSelection, how: SQL) {
  return and(
    eq(organizationMembers.organizationId, organizationId),
    gt(organizationMembers.removedAt, since),
    how,
    search === undefined ? undefined : holdsName(organizationMembers.searchKey, search),
  )
}

/** How many are gone in this way. */
export function countGoneQuery(db: Queryable, selection: GoneSelection, how: SQL) {
  return db.select({ count: count() }).from(organizationMembers).where(selected(selection, how))
}

/**
 * `limit` of them behind `offset` others, the latest first and those of one moment by name: cut from the index, so that
 * only the rows of this page are looked up. With what joins each row's membership, and the person as they left.
 */
export function gonePage(db: Queryable, selection: GoneSelection, how: SQL, limit: number, offset: number) {
  const { removedAt, nameKey, uid } = organizationMembers
  const page = db
    .select({ uid, removedAt: sql`${removedAt}`.as('at'), nameKey })
    .from(organizationMembers)
    .where(selected(selection, how))
    .orderBy(desc(removedAt), asc(nameKey), asc(uid))
    .limit(limit)
    .offset(offset)
    .as('page')
  const { organizationId } = selection
  const membership = alias(organizationMembers, 'membership')
  const departures = organizationDepartures
  return {
    page,
    membership,
    ofMembership: and(eq(membership.organizationId, organizationId), eq(membership.uid, page.uid)),
    ofDeparture: and(eq(departures.organizationId, organizationId), eq(departures.uid, page.uid)),
    order: [desc(page.removedAt), asc(page.nameKey), asc(page.uid)],
  }
}
