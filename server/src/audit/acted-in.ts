/** Where somebody did something, and when last: for whoever has to look at what was done in their name. */
import { and, desc, eq, gte, inArray, max, not } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { auditRecords } from '#db/schema.ts'
import { isAmongMany } from './among-many.ts'

/** Of these organizations, where they did it last first; no more than `limit`. */
export async function organizationsActedIn(
  q: Queryable,
  { uid, since, organizationIds }: { uid: string; since: Date; organizationIds: readonly string[] },
  limit: number,
): Promise<string[]> {
  const { organizationId, actor, at } = auditRecords
  const isTheirs = and(inArray(organizationId, [...organizationIds]), eq(actor, uid), gte(at, since), not(isAmongMany))
  const rows = await q
    .select({ organizationId })
    .from(auditRecords)
    .where(isTheirs)
    .groupBy(organizationId)
    .orderBy(desc(max(at)))
    .limit(limit)
  return rows.flatMap((row) => row.organizationId ?? [])
}
