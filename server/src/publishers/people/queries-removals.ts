/** SQL for who was taken out of a publisher and has not been let in again. */
import { and, eq, gte } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { authorRemovals } from '#db/schema.ts'

const isOf = (id: string, uid: string) => and(eq(authorRemovals.id, id), eq(authorRemovals.uid, uid))

export async function rememberRemoval(tx: Queryable, id: string, uid: string): Promise<void> {
  await tx.insert(authorRemovals).values({ id, uid }).onConflictDoNothing()
}

export async function forgetRemoval(tx: Queryable, id: string, uid: string): Promise<void> {
  await tx.delete(authorRemovals).where(isOf(id, uid))
}

export async function wasRemovedSince(q: Queryable, id: string, uid: string, moment: Date): Promise<boolean> {
  return (await q.$count(authorRemovals, and(isOf(id, uid), gte(authorRemovals.removedAt, moment)))) > 0
}

/** All of somebody's, when their account goes. */
export async function forgetAuthorRemovalsOf(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(authorRemovals).where(eq(authorRemovals.uid, uid))
}
