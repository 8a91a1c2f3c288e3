/** SQL for what is told to somebody of when they were where. */
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { memberActivity, organizations } from '#db/schema.ts'

export function activityPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { seenOn, wasSeen, signedInOn } = memberActivity
  const lastSeen = sql<string | null>`case when ${wasSeen} then ${seenOn} end`
  return db
    .select({ organization: organizations.name, lastSeen, lastSignIn: signedInOn })
    .from(memberActivity)
    .innerJoin(organizations, eq(organizations.id, memberActivity.organizationId))
    .where(eq(memberActivity.uid, uid))
    .orderBy(asc(memberActivity.organizationId))
    .limit(limit)
    .offset(offset)
}
