/** SQL of what the accounts of an organization's members have to sign in with. */
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { accountIdentities, accounts, organizationMembers, passkeys, sessions } from '#db/schema.ts'

const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.uid} = ${accounts.uid})`

/** Whether an account can come in by it. */
const canBy: Record<SignInWay, SQL> = {
  password: sql`${accounts.passwordHash} is not null`,
  google: sql`exists (select 1 from ${accountIdentities} where ${accountIdentities.uid} = ${accounts.uid})`,
  passkey: hasPasskey,
  mail: sql`${accounts.email} is not null`,
}

interface Counted {
  members: number
  secondStep: number
  ways: number
  /** With no open session that began since. */
  older: number
}

/** Each by its keys, of at most so many members. */
export async function countLacking(
  q: Queryable,
  {
    organizationId,
    ways,
    since,
    most,
  }: { organizationId: string; ways: readonly SignInWay[]; since: Date; most: number },
): Promise<Counted> {
  const some = q
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), isNull(organizationMembers.removedAt)))
    .limit(most)
    .as('some')
  const fresh = sql`exists (select 1 from ${sessions} where ${sessions.uid} = ${accounts.uid}
    and ${sessions.endedAt} is null and ${sessions.startedAt} > ${since})`
  const byAny =
    ways.length === 0
      ? sql`true`
      : sql.join(
          ways.map((way) => canBy[way]),
          sql` or `,
        )
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const [counted] = await q
    .select({
      members: countWhere(sql`true`),
      secondStep: countWhere(sql`not ${accounts.secondStep} and not ${hasPasskey}`),
      ways: countWhere(sql`not (${byAny})`),
      older: countWhere(sql`not ${fresh}`),
    })
    .from(some)
    .innerJoin(accounts, eq(accounts.uid, some.uid))
  return counted ?? { members: 0, secondStep: 0, ways: 0, older: 0 }
}
