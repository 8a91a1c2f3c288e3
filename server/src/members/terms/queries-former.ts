/** SQL for the list of those whose membership ended with its last day. */
import { and, asc, count, desc, eq, gt, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures, organizationMembers, users } from '#db/schema.ts'
import { escapeLike } from '#members/listing/selection.ts'
import { shownDeparture } from '#members/removed/shown-departure.ts'

export interface FormerSelection {
  organizationId: string
  /** Part of the name or username, folded as names are. */
  search?: string | undefined
  /** What ended before is forgotten, whether it was swept yet or not. */
  since: Date
}

function selected({ organizationId, search, since }: FormerSelection) {
  return and(
    eq(organizationMembers.organizationId, organizationId),
    // As its index says it.
    sql`${organizationMembers.endedByTerm}`,
    gt(organizationMembers.removedAt, since),
    search === undefined ? undefined : like(organizationMembers.searchKey, `%${escapeLike(search)}%`),
  )
}

export function countFormerQuery(db: Queryable, selection: FormerSelection) {
  return db.select({ count: count() }).from(organizationMembers).where(selected(selection))
}

/**
 * The latest first, those of one moment by name, and each as they left. The page is cut from the index; only its rows
 * are looked up.
 */
export function formerPageQuery(db: Queryable, selection: FormerSelection, limit: number, offset: number) {
  const { removedAt, nameKey, uid } = organizationMembers
  const page = db
    .select({ uid, removedAt: sql`${removedAt}`.as('at'), nameKey })
    .from(organizationMembers)
    .where(selected(selection))
    .orderBy(desc(removedAt), asc(nameKey), asc(uid))
    .limit(limit)
    .offset(offset)
    .as('page')
  const membership = alias(organizationMembers, 'membership')
  const { startsOn, endsOn, role } = membership
  return db
    .select({
      ...{ uid: page.uid, role, startsOn, endsOn, endedAt: membership.endsAt, removedAt: membership.removedAt },
      ...shownDeparture,
    })
    .from(page)
    .innerJoin(membership, and(eq(membership.organizationId, selection.organizationId), eq(membership.uid, page.uid)))
    .innerJoin(users, eq(users.uid, page.uid))
    .leftJoin(
      organizationDepartures,
      and(
        eq(organizationDepartures.organizationId, selection.organizationId),
        eq(organizationDepartures.uid, page.uid),
      ),
    )
    .orderBy(desc(page.removedAt), asc(page.nameKey), asc(page.uid))
}
