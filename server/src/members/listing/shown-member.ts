/** A member as the contract shows one, in SQL: lists are answered as the database writes them. */
import type { Member } from '@atrium/contract/people/members'
import { and, eq, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import type { Given } from '#db/prepared.ts'
import { labels, memberLabels, users } from '#db/schema.ts'
import { isoText } from '#db/reads/written-rows.ts'
import { termState } from '#members/belonging.ts'
import { shownName } from '#members/names/shown-name.ts'

/** A column of a table, or of a select within the statement. */
type Selected = AnyPgColumn | SQL.Aliased

/** `entry` says who and as what, which stands in every index; `membership` the rest. */
export interface Shown {
  organizationId: Given<string>
  entry: { uid: AnyPgColumn; role: AnyPgColumn }
  membership: { joinedAt: Selected; displayName: Selected; startsOn: Selected; endsOn: Selected }
}

/** The contract's fields in its order: an answer in another one would be parsed anew. `users` is to be joined. */
export function shownMember(db: Queryable, { organizationId, entry, membership }: Shown) {
  const { startsOn, endsOn } = membership
  return {
    user_id: sql<string>`${entry.uid}`,
    displayName: shownName(membership, users),
    given_name: users.givenName,
    family_name: users.familyName,
    username: users.username,
    email: users.email,
    photoURL: users.photoUrl,
    role: sql<Member['role']>`${entry.role}`,
    joinedAt: isoText(membership.joinedAt),
    labels: sql<Member['labels']>`coalesce(${ownLabels(db, organizationId, entry.uid)}, '[]')`,
    startsOn: sql<Member['startsOn']>`${startsOn}`,
    endsOn: sql<Member['endsOn']>`${endsOn}`,
    term: termState(membership, organizationId),
  } satisfies Record<keyof Member, unknown>
}

/** A member's labels by name, as one value. In the page's own statement: another would cost a way to the database. */
function ownLabels(db: Queryable, organizationId: Given<string>, uid: SQLWrapper): SQL {
  const { id, name, color, nameKey } = labels
  const found = db
    .select({
      all: sql`json_agg(json_build_object('id', ${id}, 'name', ${name}, 'color', ${color}) order by ${nameKey})`,
    })
    .from(memberLabels)
    .innerJoin(labels, and(eq(labels.id, memberLabels.labelId), isNull(labels.deletedAt)))
    .where(and(eq(memberLabels.organizationId, organizationId), eq(memberLabels.uid, uid)))
  // Most organizations have none at all: that is asked once, and not of each row.
  const any = db
    .select({ id: labels.id })
    .from(labels)
    .where(and(eq(labels.organizationId, organizationId), isNull(labels.deletedAt)))
  return sql`case when (select exists(${any})) then (${found}) end`
}
