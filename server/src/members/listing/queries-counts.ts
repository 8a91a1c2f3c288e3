/** SQL for the numbers of an organization: totals that are kept, and groups counted along their indexes. */
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { classes, labels, organizations } from '#db/schema.ts'

export async function memberCounts(
  db: Queryable,
  organizationId: string,
): Promise<{ members: number; owners: number }> {
  const { members, owners } = organizations
  const [kept] = await db.select({ members, owners }).from(organizations).where(eq(organizations.id, organizationId))
  return kept ?? { members: 0, owners: 0 }
}

/** Deleted ones are not counted. */
export async function labelCount(db: Queryable, organizationId: string): Promise<number> {
  const present = and(eq(labels.organizationId, organizationId), isNull(labels.deletedAt))
  const [counted] = await db.select({ count: count() }).from(labels).where(present)
  return counted?.count ?? 0
}

/** Deleted ones are not counted. */
export async function classCount(db: Queryable, organizationId: string): Promise<number> {
  const present = and(eq(classes.organizationId, organizationId), isNull(classes.deletedAt))
  const [counted] = await db.select({ count: count() }).from(classes).where(present)
  return counted?.count ?? 0
}
