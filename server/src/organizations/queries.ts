/** The only SQL for organizations. */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import { organizations } from '#db/schema.ts'

export type OrganizationRow = typeof organizations.$inferSelect

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

const byName = prepared((db) =>
  db
    .select()
    .from(organizations)
    .where(and(eq(organizations.name, given('name')), isNull(organizations.deletedAt)))
    .prepare('organization_by_name'),
)

export async function organizationByName(db: Queryable, name: string): Promise<OrganizationRow | undefined> {
  const [row] = await byName(db).execute({ name })
  return row
}

const nameHeldBy = prepared((db) =>
  db
    .select({
      name: organizations.name,
      displayName: organizations.displayName,
      isDeleted: sql<boolean>`${organizations.deletedAt} is not null`,
    })
    .from(organizations)
    .where(eq(organizations.name, given('name')))
    .prepare('organization_name_held'),
)

/** Whoever has the name: a deleted organization too, while its name rests. */
export async function organizationNamed(db: Queryable, name: string) {
  const [row] = await nameHeldBy(db).execute({ name })
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

export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ deletedAt: sql`now()` })
    .where(eq(organizations.id, id))
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
