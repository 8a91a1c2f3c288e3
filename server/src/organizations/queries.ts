/** The only SQL for organizations. */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { anyOf, prepared } from '#db/prepared.ts'
import { organizations } from '#db/schema.ts'
import { sharedRowRead } from '#db/shared-read.ts'

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
    .where(and(eq(organizations.name, anyOf('names')), isNull(organizations.deletedAt)))
    .prepare('organizations_by_name'),
)

export const organizationByName: (db: Queryable, name: string) => Promise<OrganizationRow | undefined> = sharedRowRead(
  (db, names) => byName(db).execute({ names }),
  ({ name }) => name,
)

const namesHeldBy = prepared((db) =>
  db
    .select({
      name: organizations.name,
      displayName: organizations.displayName,
      isDeleted: sql<boolean>`${organizations.deletedAt} is not null`,
    })
    .from(organizations)
    .where(eq(organizations.name, anyOf('names')))
    .prepare('organization_names_held'),
)

/** Whoever has the name: a deleted organization too, while its name rests. */
export const organizationNamed = sharedRowRead(
  (db, names) => namesHeldBy(db).execute({ names }),
  ({ name }) => name,
)

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
