/** The only SQL for organizations on their way out: deleted, restored, erased, and their names free again. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers as members, organizations } from '#db/schema.ts'
import { isWithinTerm } from '#members/belonging.ts'
import type { OrganizationRow } from '#organizations/queries.ts'

const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`

export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ deletedAt: sql`now()` })
    .where(eq(organizations.id, id))
}

export async function markRestored(tx: Queryable, id: string): Promise<void> {
  await tx.update(organizations).set({ deletedAt: null }).where(eq(organizations.id, id))
}

/** Somebody owned it as it was deleted, and that is no longer ago than the days. */
const isRestorableBy = (uid: string, days: number) =>
  and(
    eq(members.uid, uid),
    eq(members.role, 'owner'),
    ...[eq(members.removedAt, organizations.deletedAt), isNull(members.removedBy), eq(members.endedByTerm, false)],
    isWithinTerm(),
    gt(organizations.deletedAt, daysAgo(days)),
    isNull(organizations.erasedAt),
  )

export function restorableBy(db: Queryable, uid: string, { days, limit }: { days: number; limit: number }) {
  const { id, name, displayName, logoUrl, deletedAt } = organizations
  return db
    .select({ id, name, displayName, logoUrl, deletedAt })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(isRestorableBy(uid, days))
    .orderBy(desc(organizations.deletedAt), organizations.name)
    .limit(limit)
}

/** Holds a deleted organization that somebody may restore until the transaction ends. */
export async function lockRestorable(
  tx: Queryable,
  id: string,
  { uid, days }: { uid: string; days: number },
): Promise<(OrganizationRow & { deletedAt: Date }) | undefined> {
  const [held] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update')
  if (!held?.deletedAt) return undefined
  const [found] = await tx
    .select({ id: members.organizationId })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(members.organizationId, id), isRestorableBy(uid, days)))
  return found && { ...held, deletedAt: held.deletedAt }
}

/** Whether a name is that of an organization that may still be restored. */
export async function isClosed(db: Queryable, name: string, days: number): Promise<boolean> {
  const [row] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(eq(organizations.name, name), gt(organizations.deletedAt, daysAgo(days)), isNull(organizations.erasedAt)),
    )
  return row !== undefined
}

/** Up to so many that nobody can restore any more, held until the transaction ends. */
export async function lockUnrestorable(tx: Queryable, days: number, limit: number): Promise<OrganizationRow[]> {
  return tx
    .select()
    .from(organizations)
    .where(and(lt(organizations.deletedAt, daysAgo(days)), isNull(organizations.erasedAt)))
    .orderBy(organizations.deletedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/**
 * Deletes it with all that belongs to it, in whatever table, and leaves its name behind, on a row that says nothing
 * else but when it was deleted and who had made it.
 */
export async function erase(
  tx: Queryable,
  { id, name, createdBy, createdAt, deletedAt }: OrganizationRow,
): Promise<void> {
  await tx.delete(organizations).where(eq(organizations.id, id))
  const nothing = { displayName: '', logoUrl: '', primaryColor: '', pageBackground: '' }
  await tx
    .insert(organizations)
    .values({ id: randomUUID(), name, createdBy, createdAt, deletedAt, erasedAt: sql`now()`, ...nothing })
}

/** Deletes for good up to `limit` organizations whose names have rested; answers their ids. */
export async function deleteRested(tx: Queryable, restingDays: number, limit: number): Promise<string[]> {
  const rested = tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(lt(organizations.deletedAt, daysAgo(restingDays)))
    .orderBy(organizations.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .delete(organizations)
    .where(inArray(organizations.id, rested))
    .returning({ id: organizations.id })
  return rows.map(({ id }) => id)
}
