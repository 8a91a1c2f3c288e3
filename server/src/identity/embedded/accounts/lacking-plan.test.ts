/** Who does not meet a rule, among thousands: cut along indexes, no farther than the page goes. */
import { randomUUID } from 'node:crypto'
import type { WantedRules } from '@atrium/contract/organizations/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOf } from '#testing/databases/plan.ts'
import { listLacking } from './lacking-members.ts'
import { lackingPage } from './queries-lacking.ts'

const MANY = 2_000
const LIMIT = 10
const OPENING_MS = 120_000
const [large, other] = [randomUUID(), randomUUID()]
let database: OpenDatabase

beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`
    insert into users (uid, display_name) select 'p' || n, 'Person ' || lpad(n::text, 5, '0')
    from generate_series(1, ${MANY}::integer) as n`)
  // Every second one has a second step, and nobody has Google.
  await db.execute(sql`
    insert into accounts (uid, email, email_key, second_step)
    select uid, uid || '@example.com', uid || '@example.com', right(uid, 1)::integer % 2 = 0 from users`)
  await db.execute(sql`
    insert into sessions (id, uid, provider, device_id, started_at)
    select gen_random_uuid(), uid, 'password', uid, now() - interval '2 days' from users`)
  for (const id of [large, other]) {
    await db.execute(sql`
      insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      values (${id}, ${id}, 'School', '/l.svg', '#000', '#fff')`)
    await db.execute(sql`
      insert into organization_members (organization_id, uid, role) select ${id}, uid, 'User' from users
      where ${id} = ${large} or right(uid, 1) = '7'`)
  }
  await db.execute(sql`vacuum analyze`)
}, OPENING_MS)
afterAll(() => database.close())

const wanted: WantedRules = { second_step: { grace_days: 7 }, ways: ['google', 'passkey'], fresh_hours: 8 }
const list = (asked: { rule: 'second_step' | 'ways' | 'fresh_hours'; page?: number }, of: WantedRules = wanted) =>
  listLacking({ db: database.db, now: () => new Date() }, large, { wanted: of, page: 1, limit: LIMIT, ...asked })

describe('thousands of members', () => {
  test.each(['second_step', 'ways', 'fresh_hours'] as const)('%s: along indexes', async (rule) => {
    const looked = { organizationId: large, ways: ['google', 'passkey'] as const, since: new Date(), most: MANY }
    const plan = await withPlannerHints({ bitmaps: false, sorts: true }, () =>
      planOf(database.db, lackingPage(database.db, { ...looked, rule, limit: LIMIT, offset: 20 })),
    )
    expect(plan).toMatch(/Index (?:Only )?Scan using organization_members_by_name on organization_members/)
    expect(plan).toMatch(/Index (?:Only )?Scan using accounts_pkey on accounts/)
    expect(plan).not.toMatch(/Seq Scan|Materialize|Hash/)
    // Sixty at most are looked at for thirty, and ten people looked up.
    expect(Number(/accounts_pkey on accounts \(actual rows=[\d.]+ loops=(\d+)\)/.exec(plan)?.[1])).toBeLessThan(100)
    expect(plan).toMatch(/users_pkey .*\(actual rows=1(?:\.00)? loops=10\)/)
  })

  test('by name, each once, and as many as the number says', async () => {
    const first = await list({ rule: 'second_step' })
    expect(first).toMatchObject({ totalResults: MANY / 2, totalPages: MANY / 2 / LIMIT })
    expect(first.results.map(({ displayName }) => displayName).slice(0, 2)).toEqual(['Person 00001', 'Person 00003'])
    const last = await list({ rule: 'second_step', page: MANY / 2 / LIMIT })
    expect(last.results.map(({ user_id }) => user_id).at(-1)).toBe(`p${MANY - 1}`)
    expect((await list({ rule: 'second_step', page: MANY })).results).toEqual([])
  })

  test('a rule that is not asked lists nobody', async () => {
    expect(await list({ rule: 'ways' }, { ...wanted, ways: null })).toMatchObject({ results: [], totalResults: 0 })
  })
})
