/** SQL for what is told to somebody of the classes they have: by way of their memberships, along their index. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { classes, classMembers, organizationMembers, organizations } from '#db/schema.ts'

export function ownClassesPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { organizationId } = organizationMembers
  return db
    .select({ organization: organizations.name, class: classes.name, archivedAt: classes.archivedAt })
    .from(organizationMembers)
    .innerJoin(classMembers, and(eq(classMembers.organizationId, organizationId), eq(classMembers.uid, uid)))
    .innerJoin(classes, and(eq(classes.id, classMembers.classId), isNull(classes.deletedAt)))
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(eq(organizationMembers.uid, uid))
    .orderBy(asc(organizationId), asc(classes.id))
    .limit(limit)
    .offset(offset)
}
