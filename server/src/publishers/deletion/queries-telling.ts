/** SQL for whom a publisher's mails about its end go to, and how many went. */
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { authorMembers, authors, users } from '#db/schema.ts'

export function ownersToTell(q: Queryable, id: string) {
  return q
    .select({ uid: users.uid, email: users.email, displayName: users.displayName })
    .from(authorMembers)
    .innerJoin(users, eq(users.uid, authorMembers.uid))
    .where(and(eq(authorMembers.id, id), eq(authorMembers.role, 'owner')))
    .orderBy(asc(users.uid))
}

/** Counts that its owners are told once more, and answers whether they may be. The publisher is held. */
export async function countTelling(
  tx: Queryable,
  { id, max, windowSeconds }: { id: string; max: number; windowSeconds: number },
): Promise<boolean> {
  const isOver = or(
    isNull(authors.toldSince),
    sql`${authors.toldSince} <= now() - make_interval(secs => ${windowSeconds})`,
  )
  const rows = await tx
    .update(authors)
    .set({
      toldSince: sql`case when ${isOver} then now() else ${authors.toldSince} end`,
      told: sql`case when ${isOver} then 1 else ${authors.told} + 1 end`,
    })
    .where(and(eq(authors.id, id), or(isOver, lt(authors.told, max))))
    .returning({ id: authors.id })
  return rows.length === 1
}
