/** SQL of what the accounts of an organization's members have to sign in with. */
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { RuleName } from '@atrium/contract/organizations/rules'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { accountIdentities, accounts, organizationMembers, passkeys, sessions, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'

/** Asked of each account by its keys: as `exists` it could be planned as one reading of the whole table. */
const has = (rows: SQL) => sql`(select true from ${rows} limit 1) is not null`
const hasPasskey = has(sql`${passkeys} where ${passkeys.uid} = ${accounts.uid}`)

/** Whether an account can come in by it. */
const canBy: Record<SignInWay, SQL> = {
  password: sql`${accounts.passwordHash} is not null`,
  google: has(sql`${accountIdentities} where ${accountIdentities.uid} = ${accounts.uid}`),
  passkey: hasPasskey,
  mail: sql`${accounts.email} is not null`,
}

export interface Looked {
  organizationId: string
  /** The ways that count; none where any does. */
  ways: readonly SignInWay[]
  /** Since when a sign-in is fresh. */
  since: Date
  /** How many members are looked at: the first by their names. */
  most: number
}

/** Who is looked at: the numbers and the list are of the same people. */
function someOf(q: Queryable, { organizationId, most }: Looked) {
  return q
    .select({ uid: organizationMembers.uid, nameKey: organizationMembers.nameKey })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), isNull(organizationMembers.removedAt)))
    .orderBy(asc(organizationMembers.nameKey), asc(organizationMembers.uid))
    .limit(most)
    .as('some')
}

/** That an account does not meet each of the rules. Of learners without an address only a fresh sign-in is asked (`unmet-rule.ts`). */
function unmet({ ways, since }: Looked): Record<RuleName, SQL> {
  const fresh = has(sql`${sessions} where ${sessions.uid} = ${accounts.uid}
    and ${sessions.endedAt} is null and ${sessions.startedAt} > ${since}`)
  const byAny =
    ways.length === 0
      ? sql`true`
      : sql.join(
          ways.map((way) => canBy[way]),
          sql` or `,
        )
  return {
    second_step: sql`not ${accounts.secondStep} and ${accounts.learnerOf} is null and not (${hasPasskey})`,
    ways: sql`${accounts.learnerOf} is null and not (${byAny})`,
    fresh_hours: sql`not (${fresh})`,
  }
}

interface Counted extends Record<RuleName, number> {
  members: number
}

/** Each by its keys. */
export async function countLacking(q: Queryable, looked: Looked): Promise<Counted> {
  const some = someOf(q, looked)
  const not = unmet(looked)
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const [counted] = await q
    .select({
      members: countWhere(sql`true`),
      second_step: countWhere(not.second_step),
      ways: countWhere(not.ways),
      fresh_hours: countWhere(not.fresh_hours),
    })
    .from(some)
    .innerJoin(accounts, eq(accounts.uid, some.uid))
  return counted ?? { members: 0, second_step: 0, ways: 0, fresh_hours: 0 }
}

/** A page of those who do not meet one of the rules, by name: cut along the index of names, and no farther than it goes. */
export function lackingPage(
  q: Queryable,
  { rule, limit, offset, ...looked }: Looked & { rule: RuleName; limit: number; offset: number },
) {
  const some = someOf(q, looked)
  const page = q
    .select({ uid: some.uid, nameKey: some.nameKey })
    .from(some)
    .innerJoin(accounts, eq(accounts.uid, some.uid))
    .where(unmet(looked)[rule])
    .orderBy(asc(some.nameKey), asc(some.uid))
    .limit(limit)
    .offset(offset)
    .as('page')
  const member = and(
    eq(organizationMembers.organizationId, looked.organizationId),
    eq(organizationMembers.uid, page.uid),
  )
  return q
    .select({
      uid: page.uid,
      role: organizationMembers.role,
      joinedAt: organizationMembers.createdAt,
      displayName: shownName(organizationMembers, users),
      givenName: users.givenName,
      familyName: users.familyName,
      username: users.username,
      email: users.email,
      photoUrl: users.photoUrl,
    })
    .from(page)
    .innerJoin(organizationMembers, member)
    .innerJoin(users, eq(users.uid, page.uid))
    .orderBy(asc(page.nameKey), asc(page.uid))
}
