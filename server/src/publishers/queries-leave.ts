/** SQL for somebody who leaves all publishers at once. */
import { and, eq, inArray, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { authorMembers, authors, deletedAuthorMembers } from '#db/schema.ts'

/** Locks the publishers that somebody belongs or belonged to, in one order for everybody. */
export async function lockAuthorsOf(tx: Queryable, uid: string): Promise<void> {
  for (const members of [authorMembers, deletedAuthorMembers]) {
    const theirs = tx.select({ id: members.id }).from(members).where(eq(members.uid, uid))
    await tx
      .select({ id: authors.id })
      .from(authors)
      .where(inArray(authors.id, theirs))
      .orderBy(authors.id)
      .for('update')
  }
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

/** The deleted publishers to which somebody would belong again, were they restored. */
export async function deletedAuthorsOf(q: Queryable, uid: string): Promise<string[]> {
  const { id } = deletedAuthorMembers
  const rows = await q.select({ id }).from(deletedAuthorMembers).where(eq(deletedAuthorMembers.uid, uid))
  return rows.map((row) => row.id)
}

/** Those that are deleted too: whoever is gone restores nothing. */
export async function deleteAuthorMemberships(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(authorMembers).where(eq(authorMembers.uid, uid))
  await tx.delete(deletedAuthorMembers).where(eq(deletedAuthorMembers.uid, uid))
}
