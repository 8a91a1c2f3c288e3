/** SQL for who was taken out of an organization and has not been let in again: remembered longer than the membership. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationRemovals } from '#db/schema.ts'

const of = (organizationId: string, uids: string[]) =>
  and(eq(organizationRemovals.organizationId, organizationId), inArray(organizationRemovals.uid, uids))

export async function rememberRemovals(tx: Queryable, organizationId: string, uids: string[]): Promise<void> {
  if (uids.length === 0) return
  const rows = uids.map((uid) => ({ organizationId, uid }))
  await tx.insert(organizationRemovals).values(rows).onConflictDoNothing()
}

export async function forgetRemovals(tx: Queryable, organizationId: string, uids: string[]): Promise<void> {
  if (uids.length > 0) await tx.delete(organizationRemovals).where(of(organizationId, uids))
}

export async function removalsAmong(q: Queryable, organizationId: string, uids: string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const rows = await q
    .select({ uid: organizationRemovals.uid })
    .from(organizationRemovals)
    .where(of(organizationId, uids))
  return rows.map(({ uid }) => uid)
}

/** All of somebody's, when their account goes. */
export async function forgetRemovalsOf(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(organizationRemovals).where(eq(organizationRemovals.uid, uid))
}
