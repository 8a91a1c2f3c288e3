/** The list of somebody in 3,000 organizations: read along its index, and exact. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { keepPlaces } from '#db/places/keep-places.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { membershipCountChanges } from '#db/schema.ts'
import { countMemberships, listHints } from '#members/memberships/memberships.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOf, planOfPrepared } from '#testing/databases/plan.ts'
import { placedOrganizations } from './placed.ts'
import { farPageStatement, matchingCountQuery, membershipPage, membershipPageQuery } from './queries-lists.ts'

const MANY = 3_000
const LAST = MANY / 10
let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`insert into users (uid) values ('busy'), ('other')`)
  await db.execute(sql`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    select gen_random_uuid(), 'school' || lpad(n::text, 5, '0'), 'Number ' || n, '/l.svg', '#000', '#fff'
    from generate_series(0, ${MANY - 1}::integer) as n order by md5(n::text)`)
  for (const uid of ['busy', 'other']) {
    await db.execute(
      sql`insert into organization_members (organization_id, uid, role) select id, ${uid}, 'owner' from organizations`,
    )
  }
}, 60_000)
afterAll(() => database.close())

const asked = (page: number, descending = false) => ({ uid: 'busy', page, limit: 10, descending })
const planOfPage = (page: number, descending: boolean) =>
  withPlannerHints(listHints, () =>
    planOf(database.db, membershipPageQuery(database.db, { ...asked(page, descending), offset: (page - 1) * 10 })),
  )

describe.each([
  ['before the database has counted its rows', async () => {}],
  ['after', async () => void (await database.db.execute(sql`vacuum analyze`))],
])('%s', (_when, prepare) => {
  beforeAll(prepare)

  test.each([
    [1, false],
    [1, true],
    [LAST, false],
    [LAST, true],
  ])('page %i, descending %s: the index in its order, and a look at ten organizations', async (page, descending) => {
    const plan = await planOfPage(page, descending)
    expect(plan).toMatch(
      descending
        ? /Index (?:Only )?Scan Backward using organization_members_list/
        : /Index (?:Only )?Scan using organization_members_list/,
    )
    expect(plan).toMatch(/Index Scan using organizations_pkey .*\(actual rows=1(?:\.00)? loops=10\)/)
    expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/)
  })
})

test('page 1 walks ten entries of the index, whatever there is behind them', async () => {
  const plan = await planOfPage(1, false)
  expect(plan).toMatch(/using organization_members_list .*\(actual rows=10(?:\.00)? loops=1\)/)
})

test('a filter of three letters and more looks into the trigram index', async () => {
  const plan = await planOf(database.db, matchingCountQuery(database.db, 'busy', '%00042%'))
  expect(plan).toContain('Bitmap Index Scan on organization_members_list_search')
})

test('the total is kept, not counted, and is true after every change', async () => {
  const { db } = database
  const total = () => countMemberships(db, 'other', 'organizations')
  expect(await total()).toBe(MANY)
  const some = sql`select id from organizations order by name limit 7`
  await db.execute(
    sql`update organization_members set removed_at = now() where uid = 'other' and organization_id in (${some})`,
  )
  expect(await total()).toBe(MANY - 7)
  await db.execute(
    sql`update organization_members set removed_at = null, role = 'staff' where uid = 'other' and organization_id in (select id from organizations order by name limit 3)`,
  )
  expect(await total()).toBe(MANY - 4)
  await db.execute(sql`delete from organization_members where uid = 'other' and organization_id in (${some})`)
  expect(await total()).toBe(MANY - 7)
  await db.execute(sql`update organization_members set role = 'User' where uid = 'other'`)
  expect(await total()).toBe(MANY - 7)
})

test('a count that another transaction holds is not waited for: the change stands beside it', async () => {
  const { db } = database
  await db.execute(sql`insert into membership_count_changes (uid, organizations, authors) values ('busy', 5, 1)`)
  expect(await countMemberships(db, 'busy', 'organizations')).toBe(MANY + 5)
  expect(await countMemberships(db, 'busy', 'authors')).toBe(1)
  await db.execute(sql`select count_memberships('busy', -5, -1)`)
  expect(await db.$count(membershipCountChanges)).toBe(0)
  expect(await countMemberships(db, 'busy', 'organizations')).toBe(MANY)
})

test('pages are exact: each organization once, in order, either way', async () => {
  const read = async (descending: boolean) => {
    const names: string[] = []
    for (const page of [1, 2, LAST / 2, LAST - 1, LAST, LAST + 1]) {
      const rows = await membershipPage(database.db, asked(page, descending))
      names.push(...rows.map(({ name }) => name))
    }
    return names
  }
  const numbers = [
    ...Array.from({ length: 20 }, (_, n) => n),
    ...Array.from({ length: 10 }, (_, n) => MANY / 2 - 10 + n),
  ]
  numbers.push(...Array.from({ length: 20 }, (_, n) => MANY - 20 + n))
  const name = (n: number) => `school${String(n).padStart(5, '0')}`
  expect(await read(false)).toEqual(numbers.map(name))
  expect(await read(true)).toEqual(numbers.map((n) => name(MANY - 1 - n)))
})

test('a page far behind is cut from a place near it, and is the page whatever changed since', async () => {
  const { db } = database
  const pages = [101, 102, 155, LAST - 2]
  const read = async (descending: boolean) => {
    const found = []
    for (const page of pages) found.push(await membershipPage(db, { uid: 'busy', page, limit: 10, descending }))
    return found.map((rows) => rows.map(({ name }) => name))
  }
  const expected = async (descending: boolean) => {
    const answer: unknown = await db.execute(sql`
      select organization_name as name from organization_members where uid = 'busy' and removed_at is null order by 1`)
    const names = (answer as { rows: { name: string }[] }).rows.map(({ name }) => name)
    if (descending) names.reverse()
    return pages.map((page) => names.slice((page - 1) * 10, page * 10))
  }
  expect(await read(false)).toEqual(await expected(false))
  await keepPlaces(db, [placedOrganizations])
  await db.execute(sql`
    update organization_members set removed_at = now() where uid = 'busy' and organization_name ~ '^school00.*7$'`)
  for (const descending of [false, true]) {
    expect(await read(descending)).toEqual(await expected(descending))
    const plan = await withPlannerHints(listHints, () =>
      planOfPrepared(db, farPageStatement(db, descending), { uid: 'busy', limit: 10, offset: MANY / 2 }),
    )
    const walked = /using organization_members_list on organization_members \(actual rows=(\d+)/.exec(plan)?.[1]
    expect(Number(walked)).toBeGreaterThan(0)
    expect(Number(walked)).toBeLessThan(MANY / 2)
    expect(plan).not.toMatch(/Sort|Seq Scan|Hash|Merge/)
  }
})
