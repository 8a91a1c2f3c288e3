/** The only SQL for organizations and their members. */
import type { Role } from '@atrium/contract/rules/people'
import { and, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, organizations } from '#db/schema.ts'

export type OrganizationRow = typeof organizations.$inferSelect

const present = isNull(organizationMembers.removedAt)

export async function insertOrganization(
  db: Queryable,
  values: typeof organizations.$inferInsert,
): Promise<OrganizationRow> {
  const [row] = await db.insert(organizations).values(values).returning()
  if (!row) throw new Error('the organization was not returned')
  return row
}

/** How many somebody has made: deleted ones too, until their names are free again. */
export async function countCreatedBy(tx: Queryable, uid: string): Promise<number> {
  return tx.$count(organizations, eq(organizations.createdBy, uid))
}

export async function insertMember(db: Queryable, values: typeof organizationMembers.$inferInsert): Promise<void> {
  await db.insert(organizationMembers).values(values)
}

export async function organizationByName(db: Queryable, name: string): Promise<OrganizationRow | undefined> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.name, name), isNull(organizations.deletedAt)))
    .limit(1)
  return row
}

/** Whoever has the name: a deleted organization too, while its name rests. */
export async function organizationNamed(db: Queryable, name: string): Promise<OrganizationRow | undefined> {
  const [row] = await db.select().from(organizations).where(eq(organizations.name, name)).limit(1)
  return row
}

/** Holds the organization until the transaction ends, as whoever changes its people does. */
export async function lockOrganization(tx: Queryable, id: string): Promise<OrganizationRow | undefined> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)))
    .for('update')
  return row
}

export async function roleOf(db: Queryable, organizationId: string, uid: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid), present))
  return row?.role
}

/** The organization and every membership of it, in the caller's transaction. */
export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ deletedAt: sql`now()` })
    .where(eq(organizations.id, id))
  await tx
    .update(organizationMembers)
    .set({ removedAt: sql`now()` })
    .where(and(eq(organizationMembers.organizationId, id), present))
}

/** Deletes for good up to `limit` organizations whose names have rested; answers their ids. */
export async function deleteRested(tx: Queryable, restingDays: number, limit: number): Promise<string[]> {
  const rested = tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(lt(organizations.deletedAt, sql`now() - make_interval(days => ${restingDays})`))
    .orderBy(organizations.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .delete(organizations)
    .where(inArray(organizations.id, rested))
    .returning({ id: organizations.id })
  return rows.map(({ id }) => id)
}

/** Locks the organizations that somebody belongs or belonged to, in one order for everybody. */
export async function lockOrganizationsOf(tx: Queryable, uid: string): Promise<void> {
  const theirs = tx
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.uid, uid))
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(inArray(organizations.id, theirs), isNull(organizations.deletedAt)))
    .orderBy(organizations.id)
    .for('update')
}

/** Whether some organization has no other owner. */
export async function isLastOwner(tx: Queryable, uid: string): Promise<boolean> {
  const other = alias(organizationMembers, 'other')
  const others = tx
    .select({ uid: other.uid })
    .from(other)
    .where(
      and(
        eq(other.organizationId, organizationMembers.organizationId),
        eq(other.role, 'owner'),
        ne(other.uid, uid),
        isNull(other.removedAt),
      ),
    )
  const rows = await tx
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .innerJoin(
      organizations,
      and(eq(organizations.id, organizationMembers.organizationId), isNull(organizations.deletedAt)),
    )
    .where(and(eq(organizationMembers.uid, uid), eq(organizationMembers.role, 'owner'), present, notExists(others)))
    .limit(1)
  return rows.length === 1
}

export async function deleteMemberships(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(organizationMembers).where(eq(organizationMembers.uid, uid))
}
