/** SQL for the list of those whose membership ended with its last day. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures, users } from '#db/schema.ts'
import { countGoneQuery, ended, gonePage, type GoneSelection } from '#members/removed/queries-gone.ts'
import { shownDeparture } from '#members/removed/shown-departure.ts'

export function countFormerQuery(db: Queryable, selection: GoneSelection) {
  return countGoneQuery(db, selection, ended.byTerm)
}

/** The latest first, and each as they left. */
export function formerPageQuery(db: Queryable, selection: GoneSelection, limit: number, offset: number) {
  const { page, membership, ...found } = gonePage(db, selection, ended.byTerm, limit, offset)
  const { startsOn, endsOn, role } = membership
  return db
    .select({
      uid: page.uid,
      role,
      startsOn,
      endsOn,
      endedAt: membership.endsAt,
      removedAt: membership.removedAt,
      ...shownDeparture,
    })
    .from(page)
    .innerJoin(membership, found.ofMembership)
    .innerJoin(users, eq(users.uid, page.uid))
    .leftJoin(organizationDepartures, found.ofDeparture)
    .orderBy(...found.order)
}
