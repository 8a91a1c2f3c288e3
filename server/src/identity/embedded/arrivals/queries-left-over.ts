/** SQL for accounts of learners without an address whose membership is gone for good, or whose organization is. */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { accounts, organizationMembers } from '#db/schema.ts'

/** A membership that was removed, and can be restored, is one still. */
const isLeftOver: SQL = sql`not exists (select 1 from ${organizationMembers} as m
    where m.organization_id = ${accounts.learnerOf} and m.uid = ${accounts.uid})`

export async function leftOverAccounts(q: Queryable, limit: number): Promise<string[]> {
  const rows = await q
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(and(isNotNull(accounts.learnerOf), isLeftOver))
    .limit(limit)
  return rows.map(({ uid }) => uid)
}

export async function isAccountLeftOver(q: Queryable, uid: string): Promise<boolean> {
  const rows = await q
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(and(eq(accounts.uid, uid), isNotNull(accounts.learnerOf), isLeftOver))
  return rows.length > 0
}
