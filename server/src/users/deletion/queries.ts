/** SQL for accounts that are to be deleted. */
import { and, asc, gt, lte } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { users } from '#db/schema.ts'

/** Whose time has come, in one order and behind `after`. */
export async function dueDeletions(
  db: Queryable,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(lte(users.deletionDueAt, now), gt(users.uid, after)))
    .orderBy(asc(users.uid))
    .limit(limit)
  return rows.map(({ uid }) => uid)
}
