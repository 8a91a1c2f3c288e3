/** SQL for the list of those who were removed from an organization or left it. */
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures, organizationMembers, users } from '#db/schema.ts'
import { nameOf } from '#members/names/shown-name.ts'
import { countGoneQuery, ended, gonePage, type GoneSelection } from './queries-gone.ts'
import { shownDeparture } from './shown-departure.ts'

export function countRemovedQuery(db: Queryable, selection: GoneSelection) {
  return countGoneQuery(db, selection, ended.otherwise)
}

/** The latest first, each as they left, and who removed them. */
export function removedPageQuery(db: Queryable, selection: GoneSelection, limit: number, offset: number) {
  const { page, membership, ...found } = gonePage(db, selection, ended.otherwise, limit, offset)
  const person = alias(users, 'remover')
  const member = alias(organizationMembers, 'removers_membership')
  const departure = alias(organizationDepartures, 'removers_departure')
  const { organizationId } = selection
  const remover = nameOf({ organizationId, uid: membership.removedBy }, { person, member, departure })
  return db
    .select({
      uid: page.uid,
      role: membership.role,
      ...shownDeparture,
      removedAt: membership.removedAt,
      leftByThemselves: membership.leftByThemselves,
      removedBy: sql<string | null>`nullif(${remover.nameOrAddress}, '')`,
    })
    .from(page)
    .innerJoin(membership, found.ofMembership)
    .innerJoin(users, eq(users.uid, page.uid))
    .leftJoin(organizationDepartures, found.ofDeparture)
    .leftJoin(person, remover.ofPerson)
    .leftJoin(departure, remover.ofDeparture)
    .leftJoin(member, remover.ofMember)
    .orderBy(...found.order)
}
