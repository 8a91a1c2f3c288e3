/** SQL for publishers, and for somebody's list of them. */
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { type FarPage, farPage, fromPlaces } from '#db/places/far-page.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { given, preparedFor } from '#db/prepared.ts'
import { holdsName } from '#db/fold-name.ts'
import { rowsInOne } from '#db/reads/rows-in-one.ts'
import { authorMembers, authors, deletedAuthorMembers } from '#db/schema.ts'
import { type Cut, listHints, type ListPage, offsetOf, totalColumn } from '#members/memberships/memberships.ts'
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

export async function authorByAuthorId(db: Queryable, authorId: string): Promise<AuthorRow | undefined> {
  const [row] = await db
    .select()
    .from(authors)
    .where(and(eq(authors.authorId, authorId), isNull(authors.deletedAt)))
    .limit(1)
  return row
}

/** Holds the publisher until the transaction ends, as whoever changes it or its people does. A deleted one is none. */
export async function lockAuthor(tx: Queryable, id: string): Promise<AuthorRow | undefined> {
  const [row] = await tx
    .select()
    .from(authors)
    .where(and(eq(authors.id, id), isNull(authors.deletedAt)))
    .for('update')
  return row
}

/** What somebody is in the publisher that has this id in its address, or is this one. */
export async function authorMembershipOf(db: Queryable, uid: string, author: { authorId: string } | { id: string }) {
  const isMeant = 'id' in author ? eq(authors.id, author.id) : eq(authors.authorId, author.authorId)
  const { id, authorId, name, profileImageUrl } = authors
  const [row] = await db
    .select({ id, authorId, name, profileImageUrl, role: authorMembers.role })
    .from(authors)
    .innerJoin(authorMembers, and(eq(authorMembers.id, authors.id), eq(authorMembers.uid, uid)))
    .where(and(isMeant, isNull(authors.deletedAt)))
    .limit(1)
  return row
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
      and(
        eq(authorMembers.uid, uid),
        part === undefined ? undefined : holdsName(authorMembers.nameKey, part),
        far?.beyond,
      ),
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
export function authorPage(db: Database, { descending, ...asked }: ListPage) {
  const values = { ...asked, offset: offsetOf(asked) }
  return withPlannerHints(listHints, () =>
    fromPlaces(
      db,
      placedAuthors,
      { scope: asked.uid, offset: values.offset },
      {
        far: () => farPageStatement(db, descending).execute(values),
        walked: () => pageStatement(db, descending).execute(values),
        isEmpty: (rows) => rows.length === 0,
      },
    ),
  )
}

/** One page of those whose name holds the part, as it was typed, and how many hold it. */
export async function matchingAuthorPage(db: Queryable, asked: ListPage, part: string) {
  const results = await authorPageQuery(db, { ...asked, offset: offsetOf(asked) }, { part })
  const [total] = await matchingAuthorCountQuery(db, asked.uid, part)
  return { results, totalResults: total?.count ?? 0 }
}

export function matchingAuthorCountQuery(db: Queryable, uid: string, part: string) {
  return db
    .select({ count: count() })
    .from(authorMembers)
    .where(and(eq(authorMembers.uid, uid), holdsName(authorMembers.nameKey, part)))
}

/** Those that somebody belonged to as they were deleted count while they can be restored. */
export async function hasAuthorMembership(db: Queryable, uid: string): Promise<boolean> {
  for (const table of [authorMembers, deletedAuthorMembers]) {
    const rows = await db.select({ uid: table.uid }).from(table).where(eq(table.uid, uid)).limit(1)
    if (rows.length > 0) return true
  }
  return false
}
