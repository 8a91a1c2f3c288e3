/** A timeline of many entries: whatever is looked for is read along an index, and no further than a page. */
import { randomUUID } from 'node:crypto'
import { timelineKinds } from '@atrium/contract/people/timeline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetRecords } from '#audit/forget.ts'
import { forgetHints } from '#audit/forget-hints.ts'
import { oldestDeleted } from '#audit/queries-forget.ts'
import type { OpenDatabase } from '#db/database.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOf, planOfPrepared } from '#testing/databases/plan.ts'
import { entriesOf, entriesStatement } from './queries.ts'
import { overdue, overdueRows } from './queries-sweep.ts'
import { selectionOf, valuesOf, withTimelineHints } from './selection.ts'

const ENTRIES = 25_000
const OPENING_MS = 120_000
const large = randomUUID()
let database: OpenDatabase

/**
 * One entry every four minutes, by one of fifty people; a class is deleted once in a thousand, and nothing was ever
 * exported. The last five thousand were done to a hundred at once.
 */
beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (${large}, 'large', 'School', '/l.svg', '#000', '#fff')`)
  await db.execute(
    sql`insert into users (uid, display_name) select 'p' || n, 'Person ' || n from generate_series(0, 2999) as n`,
  )
  await db.execute(
    sql`insert into organization_members (organization_id, uid, role) select ${large}, uid, 'User' from users`,
  )
  await db.execute(sql`
    insert into audit_records (actor, action, subject, organization_id, at, detail)
    select 'p' || n % 50, case when n % 1000 = 7 then 'class.deleted' when n % 2 = 0 then 'label.changed' else 'member.joined' end,
      'p' || n, case when n % 20 = 0 then 'other' else ${large} end, timestamptz '2026-01-01' + n * interval '4 minutes',
      case when n % 100 = 1 or (n > ${ENTRIES - 5_000} and n % 100 <> 0) then '{"among_many": true}'::jsonb else '{}' end
    from generate_series(1, ${ENTRIES}::integer) as n`)
}, OPENING_MS)
afterAll(() => database.close())

const days = { from: '2026-02-01', to: '2026-02-20' }

test.each([
  ['nothing', {}, 'audit_records_timeline'],
  ['days', days, 'audit_records_timeline'],
  ['a kind', { kind: 'people' }, 'audit_records_by_action'],
  ['a rare kind', { kind: 'classes' }, 'audit_records_by_action'],
  ['a kind that never was', { kind: 'exports' }, 'audit_records_by_action'],
  ['a person', { by: 'p7' }, 'audit_records_by_actor'],
  ['a person and a kind', { by: 'p7', kind: 'classes' }, 'audit_records_by_actor'],
  ['a person, a kind and days', { by: 'p8', kind: 'labels', ...days }, 'audit_records_by_actor'],
] as const)('looked for by %s: its index, and a page of each action at most', async (_what, filter, index) => {
  for (const before of [undefined, 10_001]) {
    const selection = { ...selectionOf(large, 'UTC', filter), before }
    const plan = await withTimelineHints(selection, () =>
      planOfPrepared(database.db, entriesStatement(database.db, selection), { ...valuesOf(selection), limit: 51 }),
    )
    const scans = [...plan.matchAll(/using (audit_records_\w+) on audit_records .*rows=(\d+)/g)]
    expect(new Set(scans.filter(([line]) => !line.includes('pkey')).map(([, name]) => name))).toEqual(new Set([index]))
    for (const [, , rows] of scans) expect(Number(rows)).toBeLessThanOrEqual(51)
    for (const [, removed] of plan.matchAll(/Rows Removed by Filter: (\d+)/g)) expect(Number(removed)).toBeLessThan(51)
    for (const [, rows] of plan.matchAll(/on (?:organization_members|users)\b.*rows=(\d+)/g))
      expect(Number(rows)).toBeLessThanOrEqual(1)
    expect(plan).not.toMatch(/Seq Scan on audit_records|Bitmap|Join Filter/)
  }
})

test('each filter finds what a look at every record finds', async () => {
  const { db } = database
  for (const kind of [undefined, ...timelineKinds]) {
    for (const by of [undefined, 'p7']) {
      const selection = selectionOf(large, 'UTC', { kind, by, ...days })
      const rows = await withTimelineHints(selection, () => entriesOf(db, selection, 200))
      const actions = sql.param(selection.actions ?? null)
      const expected = await db.execute(sql`
        select id::int from audit_records where organization_id = ${large} and (${actions}::text[] is null or action = any(${actions}::text[]))
          and (${by ?? null}::text is null or actor = ${by ?? null}) and not detail ? 'among_many'
          and at >= '2026-02-01T00:00Z' and at < '2026-02-21T00:00Z' order by at desc, id desc limit 200`)
      expect(rows.map(({ id }) => id)).toEqual((expected as { rows: { id: number }[] }).rows.map(({ id }) => id))
    }
  }
})

test('whose timeline has grown too old is found along an index', async () => {
  const { db } = database
  await db.execute(sql`insert into timeline_settings (organization_id, kept_days) values (${large}, 30)`)
  const found = await overdue(db, { now: new Date('2026-02-15T00:00Z'), limit: 10 })
  expect(found).toEqual([large])
  const now = new Date('2026-01-30T00:00Z')
  expect(await overdue(db, { now, limit: 10 })).toEqual([])
  // Of each part of the index its first entry, though another index holds all that the condition asks for.
  const plan = await withPlannerHints(forgetHints, () => planOf(db, overdueRows(db, { now, limit: 10 })))
  const read = [...plan.matchAll(/on audit_records[^(\n]*\(actual rows=(\d+)/g)]
  expect(read).toHaveLength(2)
  for (const [, rows] of read) expect(Number(rows)).toBeLessThanOrEqual(1)
  expect(plan).not.toMatch(/audit_records_by_|Seq Scan on audit_records|Bitmap/)
})

test.each(['before', 'after'])(
  'what is too old goes a batch at a time, cut from its index, %s rows were counted',
  async (when) => {
    const { db } = database
    if (when === 'after') await db.execute(sql`vacuum analyze audit_records`)
    const which = { organizationId: large, before: new Date('2026-02-15T00:00Z'), limit: 100 }
    const plan = await withPlannerHints(forgetHints, () => planOf(db, oldestDeleted(db, which)))
    const read = [...plan.matchAll(/using audit_records_timeline on audit_records[^(\n]*\(actual rows=(\d+)/g)]
    // What is shown, and what is not, each in their part of the index.
    expect(read).toHaveLength(2)
    for (const [, rows] of read) expect(Number(rows)).toBeLessThanOrEqual(100)
    expect(plan).toContain('Index Scan using audit_records_pkey on audit_records')
    expect(plan).not.toMatch(/Seq Scan|Bitmap|-> {2}Sort|Hash/)
    await db.transaction(async (tx) => {
      expect(await forgetRecords(tx, which)).toBe(100)
      const { rows } = (await tx.execute(sql`show enable_bitmapscan`)) as { rows: unknown[] }
      expect(rows, 'the hints are those that it is planned by').toEqual([{ enable_bitmapscan: 'off' }])
    })
    const { rows } = (await db.execute(sql`show enable_bitmapscan`)) as { rows: unknown[] }
    expect(rows).toEqual([{ enable_bitmapscan: 'on' }])
  },
)
