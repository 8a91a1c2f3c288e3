/** Figures are folded into days, written down for who was seen, and corrected where they are off. */
import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '#db/database.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { brokenRules } from '#testing/model/invariants.ts'
import { checkBetween, checkFigures } from './keep-figures.ts'
import { foldChanges } from './queries-keeping.ts'
import { createSeen } from './seen.ts'

let database: OpenDatabase
let id = ''
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())
/** An organization of ten people, whose first owner is `{id} 1`. */
beforeEach(async () => {
  id = randomUUID()
  await run(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (${id}, ${id}, 'School', '/l.svg', '#000', '#fff')`)
  await run(sql`insert into users (uid) select ${id} || ' ' || n from generate_series(1, 10) as n`)
  await run(sql`insert into organization_members (organization_id, uid, role)
    select ${id}, ${id} || ' ' || n, case n when 1 then 'owner' else 'User' end from generate_series(1, 10) as n`)
})

async function run<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await database.db.execute(statement)) as { rows: Row[] }).rows
}
const warnings: object[] = []
const log = { warn: (about: object) => void warnings.push(about) }
const statements = { count: 0 }

test('what was noted becomes one row a day, and is noted no more; again there is nothing to do', async () => {
  await run(sql`select count_sign_in(${id}, ${`${id} 1`}) from generate_series(1, 3)`)
  const folded: number[] = []
  for (let more = true; more;) {
    folded.push(await foldChanges(database.db, 2))
    more = folded.at(-1) === 2
  }
  expect(folded.length).toBeGreaterThan(1)
  expect(await foldChanges(database.db, 2)).toBe(0)
  expect(await run(sql`select 1 from organization_day_changes`)).toEqual([])
  const days = await run(sql`
    select owners, users, sign_ins, people_of_day, last_seen from organization_days where organization_id = ${id}`)
  expect(days).toEqual([{ owners: 1, users: 9, sign_ins: 3, people_of_day: 1, last_seen: 10 }])
})

test('of an organization that went meanwhile nothing is left', async () => {
  const gone = randomUUID()
  await run(sql`insert into organization_day_changes (organization_id, day, sign_ins) values (${gone}, now(), 1)`)
  await foldChanges(database.db, 1_000)
  expect(await run(sql`select 1 from organization_days where organization_id = ${gone}`)).toEqual([])
})

test('who was seen is written down once a day, at the next round; who is no member is not', async () => {
  let now = Date.now()
  const seen = createSeen(() => now)
  const seenOn = () =>
    run(
      sql`select uid from member_activity where organization_id = ${id} and was_seen and seen_on = current_date order by uid`,
    )
  await run(sql`update member_activity set seen_on = current_date - 40 where organization_id = ${id}`)
  await run(
    sql`update organization_members set removed_at = now() where organization_id = ${id} and uid = ${`${id} 3`}`,
  )
  for (const n of [1, 2, 3, 1]) seen.note(id, `${id} ${n}`)
  expect(await seenOn()).toEqual([])
  await seen.write(database.db)
  expect(await seenOn()).toEqual([{ uid: `${id} 1` }, { uid: `${id} 2` }])
  expect(await brokenRules(database.db)).toEqual([])

  const counting = {
    execute(statement: ReturnType<typeof sql>) {
      statements.count += 1
      return database.db.execute(statement)
    },
  } as unknown as Database
  const version = () => run(sql`select xmin::text from member_activity where uid = ${`${id} 1`}`)
  const before = await version()
  // Within the hour nothing is asked, and later on that day nothing is written.
  seen.note(id, `${id} 1`)
  await seen.write(counting)
  expect(statements.count).toBe(0)
  now += HOUR_MS
  seen.note(id, `${id} 1`)
  await seen.write(counting)
  expect(statements.count).toBe(1)
  expect(await version()).toEqual(before)
})

test('while the database does not answer, who was seen is kept for the next round', async () => {
  const seen = createSeen()
  await run(sql`update member_activity set seen_on = current_date - 40 where organization_id = ${id}`)
  seen.note(id, `${id} 5`)
  const away = { execute: () => Promise.reject(new Error('away')) } as unknown as Database
  await expect(seen.write(away)).rejects.toThrow('away')
  await seen.write(database.db)
  expect(await run(sql`select uid from member_activity where organization_id = ${id} and was_seen`)).toHaveLength(1)
})

test('figures that are off are corrected in their organization’s hour, and the log says so; else it is silent', async () => {
  await foldChanges(database.db, 1_000)
  await run(
    sql`update organization_days set owners = owners + 3, last_seen = last_seen - 2 where organization_id = ${id}`,
  )
  await run(sql`alter table member_activity disable trigger user`)
  await run(sql`delete from member_activity where uid = ${`${id} 4`}`)
  await run(sql`update member_activity set has_passkey = true where uid = ${`${id} 5`}`)
  await run(sql`alter table member_activity enable trigger user`)
  expect(await brokenRules(database.db)).not.toEqual([])
  const hour = Math.floor((Number.parseInt(id.slice(0, 4), 16) * 24) / 0x1_0000)
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours))
  await checkFigures(database.db, log, at((hour + 2) % 24))
  expect(warnings).toEqual([])
  // Where the share of an hour begins and ends is rounded.
  for (const hours of [hour - 1, hour, hour + 1]) await checkFigures(database.db, log, at((hours + 24) % 24))
  expect(warnings).toEqual([{ organizationId: id, figures: expect.any(Number) as number }])
  expect(await brokenRules(database.db)).toEqual([])
  await checkBetween(database.db, log)
  expect(warnings).toHaveLength(1)
})
