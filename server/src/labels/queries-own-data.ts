/** SQL for what is told to somebody of the labels they have: by way of their memberships, along their index. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { labels, memberLabels, organizationMembers, organizations } from '#db/schema.ts'

export function ownLabelsPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { organizationId } = organizationMembers
  return db
    .select({ organization: organizations.name, label: labels.name })
    .from(organizationMembers)
    .innerJoin(memberLabels, and(eq(memberLabels.organizationId, organizationId), eq(memberLabels.uid, uid)))
    .innerJoin(labels, and(eq(labels.id, memberLabels.labelId), isNull(labels.deletedAt)))
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(eq(organizationMembers.uid, uid))
    .orderBy(asc(organizationId), asc(labels.id))
    .limit(limit)
    .offset(offset)
}
