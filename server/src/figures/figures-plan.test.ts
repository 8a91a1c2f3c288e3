/** The overview of a large, old organization: read along indexes, whatever is asked of it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOfPrepared } from '#testing/databases/plan.ts'
import { figuresStatement, lastSeenStatement } from './queries.ts'
import { notSeenPageStatement } from './queries-not-seen.ts'

const MANY = 2_000
const YEARS_OF_DAYS = 1_826
const OPENING_MS = 120_000
const large = randomUUID()
let database: OpenDatabase

beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`insert into users (uid) select 'p' || n from generate_series(1, ${MANY}::integer) as n`)
  for (const id of [large, randomUUID()]) {
    await db.execute(sql`
      insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      values (${id}, ${id}, 'School', '/l.svg', '#000', '#fff')`)
    await db.execute(
      sql`insert into organization_members (organization_id, uid, role) select ${id}, uid, 'User' from users`,
    )
    await db.execute(sql`
      update member_activity set seen_on = current_date - (right(uid, 1))::integer * 20 where organization_id = ${id}`)
    await db.execute(sql`
      insert into organization_days (organization_id, day, users, sign_ins)
      select ${id}, current_date - n, 1, 5 from generate_series(1, ${YEARS_OF_DAYS}::integer) as n
      on conflict do nothing`)
  }
  await db.execute(sql`vacuum analyze`)
}, OPENING_MS)
afterAll(() => database.close())

const asked = { organizationId: large, notSeenSince: '2020-01-01' }

test.each(['day', 'week', 'month'] as const)('by %s: the days of one organization, from their index', async (step) => {
  const statement = figuresStatement(database.db, step)
  const values = { ...asked, start: '2026-01-01', today: '2026-11-22', monday: '2026-11-16' }
  const plan = await withPlannerHints({ bitmaps: false, sorts: true }, () =>
    planOfPrepared(database.db, statement, values),
  )
  expect(plan).toContain('Index Scan using organization_days_organization_id_day_pk on organization_days')
  expect(plan).toContain('Index Scan using organization_day_changes_organization on organization_day_changes')
  expect(plan).not.toMatch(/Seq Scan|member_activity|organization_members/)
})

test.each([true, false])(
  'the not seen, backwards %s: cut from their index, and only ten people looked up',
  async (backwards) => {
    await withPlannerHints({ bitmaps: false, sorts: true }, async () => {
      const day = new Date().toISOString().slice(0, 10)
      const since = { ...asked, notSeenSince: day }
      const days = await planOfPrepared(database.db, lastSeenStatement(database.db), since)
      expect(days).not.toMatch(/Seq Scan|member_activity|organization_members/)
      const from = backwards ? day : '2020-01-01'
      const values = { ...since, day: from, skip: 90, limit: 10 }
      const plan = await planOfPrepared(database.db, notSeenPageStatement(database.db, { backwards }), values)
      expect(plan).toMatch(
        /Index (?:Only )?Scan (?:Backward )?using member_activity_seen on member_activity [^\n]*\(actual rows=100/,
      )
      expect(plan).toMatch(/users_pkey .*\(actual rows=1(?:\.00)? loops=10\)/)
      expect(plan).not.toMatch(/Seq Scan/)
    })
  },
)
