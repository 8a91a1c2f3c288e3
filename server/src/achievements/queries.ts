/** SQL for what people achieved. */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { achievements, classes, organizationMembers, organizations, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'

/** Beyond what an integer holds: some thousand of the largest are a sum that nobody could read any more. */
const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`
const points = sumOf(achievements.points)
const trophies = sumOf(achievements.trophies)
const ofMember = and(
  eq(organizationMembers.organizationId, achievements.organizationId),
  eq(organizationMembers.uid, achievements.uid),
  isNull(organizationMembers.removedAt),
)

export async function insertAchievement(tx: Queryable, values: typeof achievements.$inferInsert): Promise<void> {
  await tx.insert(achievements).values(values)
}

/** How much somebody has achieved; their membership is held, so that any number at once are counted as they are. */
export async function holdAchieved(tx: Queryable, organizationId: string, uid: string): Promise<number> {
  await tx
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid)))
    .for('no key update')
  const [row] = await tx
    .select({ count: count() })
    .from(achievements)
    .where(and(eq(achievements.organizationId, organizationId), eq(achievements.uid, uid)))
  return row?.count ?? 0
}

/** Members with the most points; of equals the one with more trophies, then by uid. */
export async function topMembers(db: Queryable, organizationId: string, limit: number) {
  return db
    .select({
      uid: users.uid,
      displayName: shownName(organizationMembers, users),
      photoUrl: users.photoUrl,
      points,
      trophies,
    })
    .from(achievements)
    .innerJoin(organizationMembers, ofMember)
    .innerJoin(users, eq(users.uid, achievements.uid))
    .where(eq(achievements.organizationId, organizationId))
    .groupBy(users.uid, organizationMembers.displayName)
    .orderBy(desc(points), desc(trophies), users.uid)
    .limit(limit)
}

/** Classes of now with the most trophies, of members who are still there. */
export async function topClasses(db: Queryable, organizationId: string, limit: number) {
  return db
    .select({ id: classes.id, name: classes.name, points, trophies })
    .from(achievements)
    .innerJoin(
      classes,
      and(eq(classes.id, achievements.classId), isNull(classes.deletedAt), isNull(classes.archivedAt)),
    )
    .innerJoin(organizationMembers, ofMember)
    .where(eq(achievements.organizationId, organizationId))
    .groupBy(classes.id)
    .orderBy(desc(trophies), desc(points), classes.nameKey)
    .limit(limit)
}

export async function totals(db: Queryable, organizationId: string) {
  const [achieved] = await db
    .select({ points, trophies })
    .from(achievements)
    .innerJoin(organizationMembers, ofMember)
    .where(eq(achievements.organizationId, organizationId))
  const { members, owners, staff } = organizations
  const [people] = await db
    .select({ members, owners, staff })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return {
    ...(people ?? { members: 0, owners: 0, staff: 0 }),
    ...(achieved ?? { points: 0, trophies: 0 }),
  }
}
