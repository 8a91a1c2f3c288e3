/** What every sign-in asks goes along indexes, also where it was planned before there was anybody. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOfPrepared } from '#testing/databases/plan.ts'
import { prepareStatements } from './queries-prepared.ts'

const AT_ONCE = 24
let database: OpenDatabase
beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())

test('a browser is looked up for each sign-in, whatever the number of sessions', async () => {
  const { db } = database
  await db.execute(sql`
    insert into accounts (uid, email, email_key) select 'p' || n, n || '@example.com', n || '@example.com'
    from generate_series(1, ${AT_ONCE}::integer) as n`)
  const each = Array.from({ length: AT_ONCE }, (_none, index) => index + 1)
  const asked = { emailKeys: each.map((n) => `${n}@example.com`), browsers: each.map((n) => `b${n}`) }
  const plan = await planOfPrepared(db, prepareStatements(db).accountsByEmailKey, asked)
  expect(plan).toMatch(new RegExp(`Index Scan using sessions_uid_browser .*loops=${AT_ONCE}\\)`))
  expect(plan.match(/on sessions/g)).toHaveLength(1)
})
