/** The list of somebody in 10,000 publishers: read along its index, and exact where names are the same. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { keepPlaces } from '#db/places/keep-places.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { countMemberships, listHints } from '#members/memberships/memberships.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOf, planOfPrepared } from '#testing/databases/plan.ts'
import { placedAuthors } from './placed.ts'
import { authorPage, authorPageQuery, farPageStatement, matchingAuthorCountQuery } from './queries.ts'

const MANY = 10_000
let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`insert into users (uid) values ('busy')`)
  // A hundred of each name.
  await db.execute(sql`
    insert into authors (id, author_id, name, banner_image_url, profile_image_url)
    select gen_random_uuid(), 'press-' || lpad(n::text, 5, '0'), 'Press ' || lpad((n / 100)::text, 3, '0'), '/p.svg', '/p.svg'
    from generate_series(0, ${MANY - 1}::integer) as n order by md5(n::text)`)
  await db.execute(sql`
    insert into author_members (id, uid, role, name_key, author_id)
    select id, 'busy', 'owner', lower(name), author_id from authors`)
}, 60_000)
afterAll(() => database.close())

const asked = (page: number, descending = false) => ({ uid: 'busy', page, limit: 10, descending })

test.each([
  [1, false],
  [1, true],
  [1000, false],
  [1000, true],
])('page %i, descending %s: the index in its order, and a look at ten publishers', async (page, descending) => {
  const plan = await withPlannerHints(listHints, () =>
    planOf(database.db, authorPageQuery(database.db, { ...asked(page, descending), offset: (page - 1) * 10 })),
  )
  expect(plan).toMatch(
    descending
      ? /Index (?:Only )?Scan Backward using author_members_list/
      : /Index (?:Only )?Scan using author_members_list/,
  )
  expect(plan).toMatch(/Index Scan using authors_pkey .*\(actual rows=1(?:\.00)? loops=10\)/)
  expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/)
})

test('a filter of three letters and more looks into the trigram index', async () => {
  await database.db.execute(sql`vacuum analyze`)
  const plan = await planOf(database.db, matchingAuthorCountQuery(database.db, 'busy', '%ss 042%'))
  expect(plan).toContain('Bitmap Index Scan on author_members_list_search')
})

test('the total is kept, not counted', async () => {
  expect(await countMemberships(database.db, 'busy', 'authors')).toBe(MANY)
})

test('pages are exact where a hundred have one name, either way', async () => {
  const number = ({ author_id }: { author_id: string }) => Number(author_id.slice('press-'.length))
  const ascending = []
  const descending = []
  for (const page of [1, 2, 10, 11, 1000, 1001]) {
    ascending.push(...(await authorPage(database.db, asked(page))).map(number))
    descending.push(...(await authorPage(database.db, asked(page, true))).map(number))
  }
  const numbers = [0, 10, 90, 100, 9990].flatMap((first) => Array.from({ length: 10 }, (_, n) => first + n))
  expect(ascending).toEqual(numbers)
  expect(descending).toEqual(numbers.map((n) => MANY - 1 - n))
})

test('a page far behind is cut from a place near it, among many of one name, whatever changed since', async () => {
  const { db } = database
  const pages = [101, 102, 555, 980]
  const read = async (descending: boolean) => {
    const found = []
    for (const page of pages) found.push(await authorPage(db, asked(page, descending)))
    return found.map((rows) => rows.map(({ author_id }) => author_id))
  }
  const expected = async (descending: boolean) => {
    const answer: unknown = await db.execute(
      sql`select author_id as id from author_members where uid = 'busy' order by name_key, author_id`,
    )
    const ids = (answer as { rows: { id: string }[] }).rows.map(({ id }) => id)
    if (descending) ids.reverse()
    return pages.map((page) => ids.slice((page - 1) * 10, page * 10))
  }
  expect(await read(false)).toEqual(await expected(false))
  await keepPlaces(db, [placedAuthors])
  await db.execute(sql`delete from author_members where author_id ~ '^press-0[0-4].*7$' and author_id ~ '[13]7$'`)
  for (const descending of [false, true]) {
    expect(await read(descending)).toEqual(await expected(descending))
    const plan = await withPlannerHints(listHints, () =>
      planOfPrepared(db, farPageStatement(db, descending), { uid: 'busy', limit: 10, offset: 5_000 }),
    )
    const walked = /using author_members_list on author_members(?: \w+)? \(actual rows=(\d+)/.exec(plan)?.[1]
    expect(Number(walked)).toBeGreaterThan(0)
    expect(Number(walked)).toBeLessThan(2_000)
    expect(plan).not.toMatch(/Sort|Seq Scan|Hash|Merge/)
  }
})
