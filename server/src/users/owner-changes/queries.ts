/** SQL for changes by owners that can be taken back. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { whenRun } from '#db/schema/columns.ts'
import { recordChanges } from '#db/schema.ts'

export type ChangeRow = typeof recordChanges.$inferSelect

/**
 * As the newest of the person's, who is held. When transactions began says nothing of which made its change first: the
 * one that began last may be the one that the other waited for.
 */
export async function insertChange(
  tx: Queryable,
  values: Omit<typeof recordChanges.$inferInsert, 'createdAt'>,
): Promise<void> {
  const newest = sql`(select max(created_at) from record_changes where uid = ${values.uid})`
  const createdAt = sql`greatest(${whenRun}, ${newest} + interval '1 millisecond')`
  await tx.insert(recordChanges).values({ ...values, createdAt })
}

export async function changeByToken(db: Queryable, tokenHash: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(recordChanges).where(eq(recordChanges.tokenHash, tokenHash)).limit(1)
  return row
}

/** This one and those that came after it and stand, oldest first. Held until the transaction ends. */
export async function lockChangesSince(tx: Queryable, { uid, createdAt }: ChangeRow): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(recordChanges)
    .where(and(eq(recordChanges.uid, uid), gte(recordChanges.createdAt, createdAt), isNull(recordChanges.takenBackAt)))
    .orderBy(asc(recordChanges.createdAt))
    .for('update')
}

export async function markTakenBack(tx: Queryable, ids: string[]): Promise<void> {
  await tx
    .update(recordChanges)
    .set({ takenBackAt: sql`now()`, before: {}, after: {} })
    .where(inArray(recordChanges.id, ids))
}

export async function tookBackFrom(db: Queryable, uid: string, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: recordChanges.id })
    .from(recordChanges)
    .where(
      and(
        eq(recordChanges.uid, uid),
        eq(recordChanges.organizationId, organizationId),
        isNotNull(recordChanges.takenBackAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Answers the ids of those that went. */
export async function deleteChangesBefore(tx: Queryable, moment: Date): Promise<string[]> {
  const rows = await tx
    .delete(recordChanges)
    .where(and(lt(recordChanges.expiresAt, moment), isNull(recordChanges.takenBackAt)))
    .returning({ id: recordChanges.id })
  return rows.map(({ id }) => id)
}

/** The same for everything of somebody. */
export async function deleteChangesOf(tx: Queryable, uid: string): Promise<string[]> {
  const rows = await tx.delete(recordChanges).where(eq(recordChanges.uid, uid)).returning({ id: recordChanges.id })
  return rows.map(({ id }) => id)
}
