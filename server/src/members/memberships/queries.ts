/** The only SQL for how many organizations and publishers somebody belongs to. */
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { membershipCountChanges, membershipCounts } from '#db/schema.ts'

/** The kept count and what waits beside it, as one moment saw them. */
export async function countOf(db: Queryable, uid: string, kind: 'organizations' | 'authors'): Promise<number> {
  const waiting = sql`(select coalesce(sum(${membershipCountChanges[kind]}), 0)
    from ${membershipCountChanges} where ${membershipCountChanges.uid} = ${uid})`
  const [row] = await db
    .select({ total: sql<number>`(${membershipCounts[kind]} + ${waiting})::integer` })
    .from(membershipCounts)
    .where(eq(membershipCounts.uid, uid))
  return row?.total ?? 0
}
