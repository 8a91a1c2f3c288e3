/** The only SQL for publishers on their way out: deleted, restored, erased, and their ids free again. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { authorMembers, authors, deletedAuthorMembers as gone } from '#db/schema.ts'
import type { AuthorRow } from '#publishers/queries.ts'

const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`

export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(authors)
    .set({ deletedAt: sql`now()` })
    .where(eq(authors.id, id))
}

export async function markRestored(tx: Queryable, id: string): Promise<void> {
  await tx.update(authors).set({ deletedAt: null }).where(eq(authors.id, id))
}

/** Whoever belongs to a publisher. */
export async function peopleOf(tx: Queryable, id: string): Promise<string[]> {
  const rows = await tx.select({ uid: authorMembers.uid }).from(authorMembers).where(eq(authorMembers.id, id))
  return rows.map(({ uid }) => uid)
}

/** Nobody belongs to it any more; who did, and as what, is kept beside. */
export async function setPeopleAside(tx: Queryable, id: string): Promise<void> {
  const { uid, role, createdAt, loweredAt } = authorMembers
  const those = tx.select({ id: authorMembers.id, uid, role, createdAt, loweredAt }).from(authorMembers)
  await tx.insert(gone).select(those.where(eq(authorMembers.id, id)))
  await tx.delete(authorMembers).where(eq(authorMembers.id, id))
}

/** Whoever belonged to a deleted publisher. */
export async function everybodyOf(tx: Queryable, authorId: string): Promise<string[]> {
  const rows = await tx
    .select({ uid: gone.uid })
    .from(gone)
    .innerJoin(authors, eq(authors.id, gone.id))
    .where(eq(authors.authorId, authorId))
  return rows.map(({ uid }) => uid)
}

/** The same taken back. */
export async function bringPeopleBack(
  tx: Queryable,
  { id, authorId, nameKey }: { id: string; authorId: string; nameKey: string },
): Promise<void> {
  const { uid, role, createdAt, loweredAt } = gone
  const texts = {
    nameKey: sql<string>`${nameKey}::text`.as('name_key'),
    authorId: sql<string>`${authorId}::text`.as('author_id'),
  }
  const those = tx.select({ id: gone.id, uid, role, ...texts, createdAt, loweredAt }).from(gone)
  await tx.insert(authorMembers).select(those.where(eq(gone.id, id)))
  await tx.delete(gone).where(eq(gone.id, id))
}

/** Somebody owned it as it was deleted, and that is no longer ago than the days. */
const isRestorableBy = (uid: string, days: number) =>
  and(eq(gone.uid, uid), eq(gone.role, 'owner'), gt(authors.deletedAt, daysAgo(days)), isNull(authors.erasedAt))

export function restorableBy(db: Queryable, uid: string, { days, limit }: { days: number; limit: number }) {
  const { authorId, name, profileImageUrl, deletedAt } = authors
  return db
    .select({ authorId, name, profileImageUrl, deletedAt })
    .from(gone)
    .innerJoin(authors, eq(authors.id, gone.id))
    .where(isRestorableBy(uid, days))
    .orderBy(desc(authors.deletedAt), authors.authorId)
    .limit(limit)
}

/** Holds a deleted publisher that somebody may restore until the transaction ends. */
export async function lockRestorable(
  tx: Queryable,
  authorId: string,
  { uid, days }: { uid: string; days: number },
): Promise<AuthorRow | undefined> {
  const [held] = await tx.select().from(authors).where(eq(authors.authorId, authorId)).for('update')
  if (!held?.deletedAt) return undefined
  const [found] = await tx
    .select({ id: gone.id })
    .from(gone)
    .innerJoin(authors, eq(authors.id, gone.id))
    .where(and(eq(gone.id, held.id), isRestorableBy(uid, days)))
  return found && held
}

/** One that nobody can restore any more, held until the transaction ends. */
export async function lockUnrestorable(tx: Queryable, days: number): Promise<AuthorRow | undefined> {
  const [row] = await tx
    .select()
    .from(authors)
    .where(and(lt(authors.deletedAt, daysAgo(days)), isNull(authors.erasedAt)))
    .orderBy(authors.deletedAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/**
 * Deletes it with all that belongs to it, in whatever table, and leaves its id behind, on a row that says nothing
 * else but when it was deleted and who had made it.
 */
export async function erase(
  tx: Queryable,
  { id, authorId, createdBy, createdAt, deletedAt }: AuthorRow,
): Promise<void> {
  await tx.delete(authors).where(eq(authors.id, id))
  const nothing = { name: '', bannerImageUrl: '', profileImageUrl: '' }
  await tx
    .insert(authors)
    .values({ id: randomUUID(), authorId, createdBy, createdAt, deletedAt, erasedAt: sql`now()`, ...nothing })
}

/** Deletes for good up to `limit` publishers whose ids have rested; answers their keys. */
export async function deleteRested(tx: Queryable, restingDays: number, limit: number): Promise<string[]> {
  const rested = tx
    .select({ id: authors.id })
    .from(authors)
    .where(lt(authors.deletedAt, daysAgo(restingDays)))
    .orderBy(authors.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx.delete(authors).where(inArray(authors.id, rested)).returning({ id: authors.id })
  return rows.map(({ id }) => id)
}
