/** SQL for whether an organization has learners at all: asked for each page of its site, and answered by its first row. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { learners, organizationMembers } from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'

export async function anyLearner(db: Queryable, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ uid: learners.uid })
    .from(learners)
    .innerJoin(
      organizationMembers,
      and(eq(organizationMembers.organizationId, learners.organizationId), eq(organizationMembers.uid, learners.uid)),
    )
    .where(and(eq(learners.organizationId, organizationId), belongsTo()))
    .limit(1)
  return rows.length > 0
}
