/** The only SQL for how many organizations and publishers somebody belongs to. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { type Given, given, preparedFor } from '#db/prepared.ts'
import { membershipCountChanges, membershipCounts } from '#db/schema.ts'

type Kind = 'organizations' | 'authors'

/** The kept count and what waits beside it, as one moment saw them; to be selected in a statement, in parentheses. */
export function totalOf(uid: Given<string>, kind: Kind): SQL<number> {
  return sql<number>`
    select (${membershipCounts[kind]} + (select coalesce(sum(${membershipCountChanges[kind]}), 0)
      from ${membershipCountChanges} where ${membershipCountChanges.uid} = ${uid}))::integer
    from ${membershipCounts} where ${membershipCounts.uid} = ${uid}`
}

const total = preparedFor(
  (kind: Kind) => kind,
  (db, kind) =>
    db
      .select({ total: sql<number | null>`(${totalOf(given('uid'), kind)})` })
      .from(sql`(values (1)) as one`)
      .prepare(`count_${kind}`),
)

export async function countOf(db: Queryable, uid: string, kind: Kind): Promise<number> {
  const [row] = await total(db, kind).execute({ uid })
  return row?.total ?? 0
}
