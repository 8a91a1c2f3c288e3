/** The only SQL for publishers and their members. */
import type { Role } from '@atrium/contract/rules/roles'
import { and, asc, count, desc, eq, inArray, like, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '#db/database.ts'
import { type FarPage, farPage, fromPlaces } from '#db/places/far-page.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { type Given, given, preparedFor } from '#db/prepared.ts'
import { rowsInOne } from '#db/rows-in-one.ts'
import { authorMembers, authors } from '#db/schema.ts'
import { offsetOf, totalColumn } from '#members/memberships/memberships.ts'
import { placedAuthors } from './placed.ts'

export type AuthorRow = typeof authors.$inferSelect

/** False when the id is taken; waits for a rival who is about to take it. */
export async function insertAuthor(tx: Queryable, values: typeof authors.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(authors)
    .values(values)
    .onConflictDoNothing({ target: authors.authorId })
    .returning({ id: authors.id })
  return rows.length === 1
}

/** How many somebody has made. */
export async function countAuthorsCreatedBy(tx: Queryable, uid: string): Promise<number> {
  return tx.$count(authors, eq(authors.createdBy, uid))
}

/** False when they are a member already, whatever as. */
export async function insertAuthorMember(tx: Queryable, values: typeof authorMembers.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(authorMembers).values(values).onConflictDoNothing().returning({ uid: authorMembers.uid })
  return rows.length === 1
}

export async function authorById(db: Queryable, id: string): Promise<AuthorRow | undefined> {
  const [row] = await db.select().from(authors).where(eq(authors.id, id)).limit(1)
  return row
}

export async function authorByAuthorId(db: Queryable, authorId: string): Promise<AuthorRow | undefined> {
  const [row] = await db.select().from(authors).where(eq(authors.authorId, authorId)).limit(1)
  return row
}

export async function authorRole(db: Queryable, id: string, uid: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: authorMembers.role })
    .from(authorMembers)
    .where(and(eq(authorMembers.id, id), eq(authorMembers.uid, uid)))
    .limit(1)
  return row?.role
}

/** One's list is one index's order, and its publishers are looked up by their keys. */
export const listHints = { bitmaps: false, sorts: false }

export interface AuthorPage {
  uid: string
  page: number
  limit: number
  descending: boolean
}

/** The page of a statement, whose values may be given later. */
interface Cut {
  uid: Given<string>
  limit: Given<number>
  offset: Given<number>
  descending: boolean
}

/** The page is cut from the memberships, along their index; only its own publishers are looked up. */
export function authorPageQuery(
  db: Queryable,
  { uid, limit, offset, descending }: Cut,
  { part, far }: { part?: string; far?: FarPage } = {},
) {
  const direction = descending ? desc : asc
  const cut = db
    .select({ id: authorMembers.id, nameKey: authorMembers.nameKey, authorId: authorMembers.authorId })
    .from(authorMembers)
    .where(
      and(eq(authorMembers.uid, uid), part === undefined ? undefined : like(authorMembers.nameKey, part), far?.beyond),
    )
    .orderBy(direction(authorMembers.nameKey), direction(authorMembers.authorId))
    .limit(far?.limit ?? limit)
    .offset(far?.offset ?? offset)
    .as('cut')
  return (far ? db.with(far.place) : db)
    .select({
      author_id: authors.authorId,
      name: authors.name,
      profile_image_url: authors.profileImageUrl,
      role: authorMembers.role,
      total: totalColumn(uid, 'authors'),
    })
    .from(cut)
    .innerJoin(authors, eq(authors.id, cut.id))
    .innerJoin(authorMembers, and(eq(authorMembers.id, cut.id), eq(authorMembers.uid, uid)))
    .orderBy(direction(cut.nameKey), direction(cut.authorId))
}

const wayOf = (descending: boolean) => (descending ? 'desc' : 'asc')
const asked = { uid: given('uid'), limit: given('limit'), offset: given('offset') }

const pageStatement = preparedFor(wayOf, (db, descending) =>
  rowsInOne(db, `publishers_of_${wayOf(descending)}`, authorPageQuery(db, { ...asked, descending })),
)

export const farPageStatement = preparedFor(wayOf, (db, descending) => {
  const total = totalColumn(asked.uid, 'authors')
  const far = farPage(db, placedAuthors, { scope: asked.uid, descending, total })
  const query = authorPageQuery(db, { ...asked, descending }, { far })
  return rowsInOne(db, `far_publishers_${wayOf(descending)}`, query)
})

/** Each row tells how many there are. */
export function authorPage(db: Database, { descending, ...asked }: AuthorPage) {
  const values = { ...asked, offset: offsetOf(asked) }
  return withPlannerHints(listHints, () =>
    fromPlaces(
      db,
      placedAuthors,
      { scope: asked.uid, offset: values.offset },
      {
        far: () => farPageStatement(db, descending).execute(values),
        walked: () => pageStatement(db, descending).execute(values),
      },
    ),
  )
}

/** One page of those whose name holds the part (a pattern for `like`), and how many hold it. */
export async function matchingAuthorPage(db: Queryable, asked: AuthorPage, part: string) {
  const results = await authorPageQuery(db, { ...asked, offset: offsetOf(asked) }, { part })
  const [total] = await matchingAuthorCountQuery(db, asked.uid, part)
  return { results, totalResults: total?.count ?? 0 }
}

export function matchingAuthorCountQuery(db: Queryable, uid: string, part: string) {
  return db
    .select({ count: count() })
    .from(authorMembers)
    .where(and(eq(authorMembers.uid, uid), like(authorMembers.nameKey, part)))
}

/** Locks the publishers that somebody owns, in one order for everybody, and answers their ids. */
export async function lockOwnedAuthors(tx: Queryable, uid: string): Promise<string[]> {
  const owned = tx
    .select({ id: authorMembers.id })
    .from(authorMembers)
    .where(and(eq(authorMembers.uid, uid), eq(authorMembers.role, 'owner')))
  const rows = await tx
    .select({ id: authors.id })
    .from(authors)
    .where(inArray(authors.id, owned))
    .orderBy(authors.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function otherAuthorOwners(tx: Queryable, id: string, uid: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(authorMembers)
    .where(and(eq(authorMembers.id, id), eq(authorMembers.role, 'owner'), ne(authorMembers.uid, uid)))
  return row?.count ?? 0
}

/** The publishers of which somebody is the only owner, by name. */
export async function authorsWithoutAnother(
  q: Queryable,
  uid: string,
  limit: number,
): Promise<{ author_id: string; name: string }[]> {
  const other = alias(authorMembers, 'other')
  const others = q
    .select({ uid: other.uid })
    .from(other)
    .where(and(eq(other.id, authorMembers.id), eq(other.role, 'owner'), ne(other.uid, uid)))
  return q
    .select({ author_id: authors.authorId, name: authors.name })
    .from(authorMembers)
    .innerJoin(authors, eq(authors.id, authorMembers.id))
    .where(and(eq(authorMembers.uid, uid), eq(authorMembers.role, 'owner'), notExists(others)))
    .orderBy(authors.name, authors.authorId)
    .limit(limit)
}

export async function deleteAuthorMemberships(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(authorMembers).where(eq(authorMembers.uid, uid))
}

export async function hasAuthorMembership(db: Queryable, uid: string): Promise<boolean> {
  const rows = await db
    .select({ uid: authorMembers.uid })
    .from(authorMembers)
    .where(eq(authorMembers.uid, uid))
    .limit(1)
  return rows.length > 0
}
