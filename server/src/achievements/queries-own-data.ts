/** SQL for what is told to somebody of their achievements: by way of their memberships, along their index. */
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { achievements, classes, organizationMembers, organizations } from '#db/schema.ts'

export function achievementPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { points, trophies, createdAt } = achievements
  const { organizationId } = organizationMembers
  return db
    .select({ organization: organizations.name, class: classes.name, points, trophies, createdAt })
    .from(organizationMembers)
    .innerJoin(achievements, and(eq(achievements.organizationId, organizationId), eq(achievements.uid, uid)))
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .leftJoin(classes, eq(classes.id, achievements.classId))
    .where(eq(organizationMembers.uid, uid))
    .orderBy(asc(organizationId), asc(achievements.id))
    .limit(limit)
    .offset(offset)
}
