/** The only SQL for the people of a publisher. */
import type { Role } from '@atrium/contract/rules/roles'
import { and, asc, count, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { foldName, holdsName } from '#db/fold-name.ts'
import { authorMembers, authors, users } from '#db/schema.ts'

const isOf = (id: string) => eq(authorMembers.id, id)
const isMember = (id: string, uid: string) => and(isOf(id), eq(authorMembers.uid, uid))

interface Asked {
  id: string
  /** Of a name, as it was typed. */
  part: string | undefined
}

/** Those whose name or username holds the part. */
function selected({ id, part }: Asked): SQL | undefined {
  if (part === undefined) return isOf(id)
  return and(isOf(id), or(holdsName(shownKey, part), holdsName(foldName(users.usernameKey), part)))
}

/** What they are called, folded: as of the members of an organization. */
const shownKey = sql`member_name_key(${users.displayName}, ${users.email})`

/** In the order of their names. A publisher has its few people sorted as they are asked for. */
export function authorPeoplePage(
  db: Queryable,
  { limit, offset, ...asked }: Asked & { limit: number; offset: number },
) {
  const { uid, role, createdAt: joinedAt } = authorMembers
  const { displayName, givenName, familyName, username, email, photoUrl } = users
  return db
    .select({ uid, role, joinedAt, displayName, givenName, familyName, username, email, photoUrl })
    .from(authorMembers)
    .innerJoin(users, eq(users.uid, authorMembers.uid))
    .where(selected(asked))
    .orderBy(asc(shownKey), asc(authorMembers.uid))
    .limit(limit)
    .offset(offset)
}

export async function countAuthorPeople(db: Queryable, asked: Asked): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(authorMembers)
    .innerJoin(users, eq(users.uid, authorMembers.uid))
    .where(selected(asked))
  return row?.count ?? 0
}

/** How many belong to it, and how many of them own it. */
export async function authorPeopleCounts(db: Queryable, id: string): Promise<{ members: number; owners: number }> {
  const owners = sql<number>`count(*) filter (where ${authorMembers.role} = 'owner')`.mapWith(Number)
  const [row] = await db.select({ members: count(), owners }).from(authorMembers).where(isOf(id))
  return row ?? { members: 0, owners: 0 }
}

export async function authorRole(db: Queryable, id: string, uid: string): Promise<Role | undefined> {
  const [row] = await db.select({ role: authorMembers.role }).from(authorMembers).where(isMember(id, uid))
  return row?.role
}

/** What a member is who was made less behind this moment; undefined for everybody else. */
export async function authorRoleLoweredSince(
  db: Queryable,
  id: string,
  uid: string,
  moment: Date,
): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: authorMembers.role })
    .from(authorMembers)
    .where(and(isMember(id, uid), gte(authorMembers.loweredAt, moment)))
  return row?.role
}

export async function setAuthorRole(tx: Queryable, id: string, uid: string, role: Role): Promise<void> {
  await tx.update(authorMembers).set({ role }).where(isMember(id, uid))
}

/** False where they are no member. What they offered, and were offered, goes with them. */
export async function deleteAuthorMember(tx: Queryable, id: string, uid: string): Promise<boolean> {
  const rows = await tx.delete(authorMembers).where(isMember(id, uid)).returning({ uid: authorMembers.uid })
  return rows.length === 1
}

/** Whom to write to about their membership; undefined for whoever is no member. */
export async function memberToTell(db: Queryable, id: string, uid: string) {
  const [row] = await db
    .select({ email: users.email, name: authors.name })
    .from(authorMembers)
    .innerJoin(users, eq(users.uid, authorMembers.uid))
    .innerJoin(authors, eq(authors.id, authorMembers.id))
    .where(isMember(id, uid))
  return row
}
