/** SQL for the list of those who were removed from an organization or left it. */
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures, organizationMembers, users } from '#db/schema.ts'
import { nameNowOrThen } from '#members/names/shown-name.ts'
import { countGoneQuery, ended, gonePage, type GoneSelection } from './queries-gone.ts'
import { shownDeparture } from './shown-departure.ts'

export function countRemovedQuery(db: Queryable, selection: GoneSelection) {
  return countGoneQuery(db, selection, ended.otherwise)
}

/** The latest first, each as they left, and who removed them. */
export function removedPageQuery(db: Queryable, selection: GoneSelection, limit: number, offset: number) {
  const { page, membership, ...found } = gonePage(db, selection, ended.otherwise, limit, offset)
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
    .innerJoin(membership, found.ofMembership)
    .innerJoin(users, eq(users.uid, page.uid))
    .leftJoin(organizationDepartures, found.ofDeparture)
    .leftJoin(remover, eq(remover.uid, membership.removedBy))
    .leftJoin(
      removersDeparture,
      and(eq(removersDeparture.organizationId, organizationId), eq(removersDeparture.uid, membership.removedBy)),
    )
    .leftJoin(
      removersMembership,
      and(eq(removersMembership.organizationId, organizationId), eq(removersMembership.uid, membership.removedBy)),
    )
    .orderBy(...found.order)
}
