/** SQL for what is told to somebody of their requests to join. */
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { joinRequests, organizations } from '#db/schema.ts'

export function requestPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { askedAt, declinedAt } = joinRequests
  return db
    .select({ organization: organizations.name, askedAt, declinedAt })
    .from(joinRequests)
    .innerJoin(organizations, eq(organizations.id, joinRequests.organizationId))
    .where(eq(joinRequests.uid, uid))
    .orderBy(asc(askedAt), asc(joinRequests.id))
    .limit(limit)
    .offset(offset)
}
