/** The only SQL for how many organizations and publishers somebody belongs to. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { type Given, given, preparedFor } from '#db/prepared.ts'
import { membershipCountChanges, membershipCounts, organizationMembers } from '#db/schema.ts'

type Kind = 'organizations' | 'authors'

/** The kept count and what waits beside it, as one moment saw them; to be selected in a statement, in parentheses. */
export function totalOf(uid: Given<string>, kind: Kind): SQL<number> {
  return sql<number>`
    select (${membershipCounts[kind]} + (select coalesce(sum(${membershipCountChanges[kind]}), 0)
      from ${membershipCountChanges} where ${membershipCountChanges.uid} = ${uid})${over(uid, kind)})::integer
    from ${membershipCounts} where ${membershipCounts.uid} = ${uid}`
}

/** Memberships whose last day is over count until they are ended; nobody waits for that. */
function over(uid: Given<string>, kind: Kind): SQL {
  if (kind === 'authors') return sql``
  const { endsAt, removedAt } = organizationMembers
  return sql` - (select count(*) from ${organizationMembers} where ${organizationMembers.uid} = ${uid}
      and ${removedAt} is null and ${endsAt} is not null and ${endsAt} <= now())`
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
