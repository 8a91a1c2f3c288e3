/** SQL for accounts that are to be deleted. */
import { and, asc, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
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

/**
 * Whoever has a record that tells of them and did not ask for it to be deleted, in one order and behind `after`; and since
 * when they are to be deleted because their account is missing.
 */
export async function recordedPeople(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<{ uid: string; missingSince: Date | null }[]> {
  const { uid, email, username, displayName, deletionDueAt, missingSince } = users
  return db
    .select({ uid, missingSince })
    .from(users)
    .where(
      and(
        gt(uid, after),
        or(isNull(deletionDueAt), isNotNull(missingSince)),
        // What is left of whoever has gone tells of nobody.
        or(isNotNull(email), isNotNull(username), ne(displayName, '')),
      ),
    )
    .orderBy(asc(uid))
    .limit(limit)
}
