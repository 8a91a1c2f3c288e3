/** SQL for the list of those who were removed from an organization or left it. */
import { and, asc, count, desc, eq, gt, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures, organizationMembers, users } from '#db/schema.ts'
import { escapeLike } from '#members/listing/selection.ts'
import { nameNowOrThen } from '#members/names/shown-name.ts'
import { shownDeparture } from './shown-departure.ts'

export interface RemovedSelection {
  organizationId: string
  /** Part of the name or username, folded as names are. */
  search?: string | undefined
  /** Removals before are final, whether they were swept yet or not. */
  since: Date
}

function selected({ organizationId, search, since }: RemovedSelection) {
  return and(
    eq(organizationMembers.organizationId, organizationId),
    gt(organizationMembers.removedAt, since),
    // As its index says it.
    sql`not ${organizationMembers.endedByTerm}`,
    search === undefined ? undefined : like(organizationMembers.searchKey, `%${escapeLike(search)}%`),
  )
}

export function countRemovedQuery(db: Queryable, selection: RemovedSelection) {
  return db.select({ count: count() }).from(organizationMembers).where(selected(selection))
}

/**
 * The latest first, those of one moment by name, and each as they left. The page is cut from the index; only its rows
 * are looked up.
 */
export function removedPageQuery(db: Queryable, selection: RemovedSelection, limit: number, offset: number) {
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
  const remover = alias(users, 'remover')
  const removersMembership = alias(organizationMembers, 'removers_membership')
  const removersDeparture = alias(organizationDepartures, 'removers_departure')
  const { organizationId } = selection
  return db
    .select({
      uid: page.uid,
      role: membership.role,
      ...shownDeparture,
      removedAt: membership.removedAt,
      leftByThemselves: membership.leftByThemselves,
      removedBy: sql<string | null>`nullif(${nameNowOrThen(removersMembership, remover, removersDeparture)}, '')`,
    })
    .from(page)
    .innerJoin(membership, and(eq(membership.organizationId, organizationId), eq(membership.uid, page.uid)))
    .innerJoin(users, eq(users.uid, page.uid))
    .leftJoin(
      organizationDepartures,
      and(eq(organizationDepartures.organizationId, organizationId), eq(organizationDepartures.uid, page.uid)),
    )
    .leftJoin(remover, eq(remover.uid, membership.removedBy))
    .leftJoin(
      removersDeparture,
      and(eq(removersDeparture.organizationId, organizationId), eq(removersDeparture.uid, membership.removedBy)),
    )
    .leftJoin(
      removersMembership,
      and(eq(removersMembership.organizationId, organizationId), eq(removersMembership.uid, membership.removedBy)),
    )
    .orderBy(desc(page.removedAt), asc(page.nameKey), asc(page.uid))
}
