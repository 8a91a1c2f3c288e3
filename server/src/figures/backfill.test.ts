/** What the migration puts together of the time before figures were kept. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { brokenRules } from '#testing/model/invariants.ts'

const folder = new URL('../db/migrations/', import.meta.url)
const id = randomUUID()
let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())
const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement)

/** Its statements between the functions and the triggers. */
function backfill(): string[] {
  const file = readdirSync(folder).find((name) => name.endsWith('_figures.sql')) ?? ''
  const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint')
  return statements.filter((statement) => /^(?:\s*--.*\n)*\s*(?:INSERT|WITH)/.test(statement))
}

test('people by the day on which they joined and left, invites, and nobody who has just been here as not seen', async () => {
  await run(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background, created_at)
    values (${id}, 'old', 'School', '/l.svg', '#000', '#fff', '2024-01-01')`)
  await run(sql`insert into users (uid) values ('ada'), ('ben'), ('cleo')`)
  await run(sql`insert into accounts (uid, last_sign_in_at) values ('ben', '2024-06-01'), ('cleo', '2024-04-01')`)
  await run(
    sql`insert into sessions (id, uid, provider, device_id, last_used_at) values ('s', 'ben', 'password', 's', '2024-07-01')`,
  )
  await run(sql`insert into organization_members (organization_id, uid, role, created_at, removed_at) values
    (${id}, 'ada', 'owner', '2024-01-01', null), (${id}, 'ben', 'User', '2024-02-01', null),
    (${id}, 'cleo', 'staff', '2024-02-01', '2024-05-01')`)
  // One who is long gone, one of whom it is not known when they went, and one who came twice.
  await run(sql`insert into audit_records (at, actor, action, subject, organization_id, detail) values
    ('2024-02-01', 'x', 'member.joined', 'dan', ${id}, '{"role": "staff"}'), ('2024-03-01', 'x', 'member.removed', 'dan', ${id}, '{}'),
    ('2024-02-01', 'x', 'member.joined', 'eve', ${id}, '{}'),
    ('2024-02-01', 'x', 'member.joined', 'fay', ${id}, '{}'), ('2024-02-02', 'x', 'member.left', 'fay', ${id}, '{}'),
    ('2024-03-01', 'x', 'member.joined', 'fay', ${id}, '{}'), ('2024-04-01', 'x', 'member.left', 'fay', ${id}, '{}')`)
  const invite = randomUUID()
  await run(sql`insert into invites (id, organization_id, token_hash, code_hash, role, max_uses, uses, created_by, created_at, expires_at)
    values (${invite}, ${id}, 'a', 'a', 'User', 9, 1, 'ada', '2024-01-15', now())`)
  await run(sql`insert into invite_uses (invite_id, uid, used_at) values (${invite}, 'ben', '2024-02-01')`)
  for (const table of ['organization_days', 'organization_day_changes', 'member_activity', 'figures_kept']) {
    await run(sql`alter table ${sql.identifier(table)} disable trigger user`)
    await run(sql`delete from ${sql.identifier(table)}`)
  }
  await run(sql`alter table member_activity disable trigger user`)
  const statements = backfill()
  expect(statements).toHaveLength(3)
  for (const statement of statements) await run(sql.raw(statement))

  const { rows } = (await run(sql`
    select day::text, owners, staff, users, invites_sent as sent, invites_accepted as accepted, last_seen as seen
    from organization_days where (owners, staff, users, invites_sent, invites_accepted) <> (0, 0, 0, 0, 0)
    order by day`)) as { rows: object[] }
  const none = { owners: 0, staff: 0, users: 0, sent: 0, accepted: 0, seen: 0 }
  expect(rows).toEqual([
    { ...none, day: '2024-01-01', owners: 1 },
    { ...none, day: '2024-01-15', sent: 1 },
    { ...none, day: '2024-02-01', staff: 2, users: 2, accepted: 1 },
    { ...none, day: '2024-02-02', users: -1 },
    { ...none, day: '2024-03-01', staff: -1, users: 1 },
    { ...none, day: '2024-04-01', users: -1 },
    { ...none, day: '2024-05-01', staff: -1 },
  ])
  const seen = (await run(sql`
    select uid, seen_on = current_date as today, seen_on::text, was_seen from member_activity order by uid`)) as {
    rows: object[]
  }
  expect(seen.rows).toEqual([
    // Their account is kept elsewhere: when they were here is not known.
    { uid: 'ada', today: true, seen_on: expect.any(String) as string, was_seen: false },
    { uid: 'ben', today: false, seen_on: '2024-07-01', was_seen: true },
    { uid: 'cleo', today: false, seen_on: '2024-04-01', was_seen: true },
  ])
  await run(sql`alter table member_activity enable trigger user`)
  expect(await brokenRules(database.db)).toEqual([])
})
