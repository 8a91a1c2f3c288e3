/** Places of long lists: whatever comes, goes or is renamed, a page cut from one is what walking there finds. */
import { randomUUID } from 'node:crypto'
import { memberSorts } from '@atrium/contract/people/members'
import { roles } from '@atrium/contract/rules/roles'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { askForPlaces } from '#db/places/far-page.ts'
import { keepPlaces, sweepListChanges } from '#db/places/keep-places.ts'
import { noRows } from '#db/reads/written-rows.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { brokenRules } from '#testing/model/invariants.ts'
import { selectionOf } from './list.ts'
import { placedList, placedMemberLists } from './placed.ts'
import { farMemberPage, memberPage } from './queries.ts'
import { withListHints } from './selection.ts'

const PEOPLE = 40
const runs = Number(process.env['MODEL_RUNS'] ?? 6)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_122)
let database: OpenDatabase
let id: string

beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())

const run = (statement: string) => database.db.execute(sql.raw(statement))
const who = fc.integer({ min: 1, max: PEOPLE })
const letters = fc.constantFrom('a', 'b', 'ab', 'B', 'é', 'z', '')
const role = fc.constantFrom(...roles)
const someone = fc.tuple(who, who).map(([from, to]) => `replace(uid, 'p', '')::integer between ${from} and ${to}`)
const inIt = () => `organization_id = '${id}'`

/** Each as a statement, or as a round of the job. */
const operations = fc.oneof(
  { weight: 2, arbitrary: fc.constant('keep' as const) },
  fc.tuple(someone, role).map(
    ([some, as]) =>
      () =>
        `insert into organization_members (organization_id, uid, role)
        select '${id}', uid, '${as}' from users where ${some}
        on conflict (organization_id, uid) do update set role = excluded.role, removed_at = null`,
  ),
  someone.map((some) => () => `update organization_members set removed_at = now() where ${inIt()} and ${some}`),
  someone.map((some) => () => `update organization_members set removed_at = null where ${inIt()} and ${some}`),
  someone.map((some) => () => `delete from organization_members where ${inIt()} and ${some}`),
  fc.tuple(someone, role).map(
    ([some, as]) =>
      () =>
        `update organization_members set role = '${as}' where ${inIt()} and ${some}`,
  ),
  fc.tuple(someone, letters).map(
    ([some, name]) =>
      () =>
        `update users set display_name = '${name}' where ${some}`,
  ),
  fc.tuple(who, letters).map(
    ([one, name]) =>
      () =>
        `update users set username = '${name}${one}', username_key = '${name}${one}' where uid = 'p${one}'`,
  ),
  fc.tuple(someone, letters).map(
    ([some, name]) =>
      () =>
        `update organization_members set display_name = '${name}' where ${inIt()} and ${some}`,
  ),
)

async function world(): Promise<void> {
  id = randomUUID()
  await run(`delete from organizations`)
  await run(`delete from users`)
  await sweepListChanges(database.db)
  await run(`insert into users (uid, display_name, username, username_key)
    select 'p' || n, 'Person ' || n % 7, 'u' || n, 'u' || n from generate_series(1, ${PEOPLE}) as n`)
  await run(`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values ('${id}', 'school', 'School', '/l.svg', '#000', '#fff')`)
  await run(`insert into organization_members (organization_id, uid, role)
    select '${id}', uid, case right(uid, 1) when '1' then 'owner' when '2' then 'staff' else 'User' end from users`)
  for (const { list } of placedMemberLists) await askForPlaces(database.db, list, id)
}

const selections = memberSorts.flatMap((sortBy) =>
  [undefined, ...roles].map((as) => () => selectionOf(id, { role: as, sortBy, username: '', label: '', class: '' })),
)

/** How many pages came from a place. */
async function compareEveryPage(): Promise<number> {
  let far = 0
  for (const selection of selections.map((make) => make())) {
    await withListHints(selection, async () => {
      for (let offset = 0; offset <= PEOPLE; offset += 3) {
        const placed = await farMemberPage(database.db, selection, 4, offset)
        if (placed.rows === noRows) continue
        far += 1
        expect(placed).toEqual(await memberPage(database.db, selection, 4, offset))
      }
    })
  }
  return far
}

test('every page from a place is the page, and every total the total, in every order and role', async () => {
  let far = 0
  const sequence = fc.array(operations, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(sequence, async (operations) => {
      await world()
      await keepPlaces(database.db, placedMemberLists, { stretch: 4 })
      for (const operation of operations) {
        if (operation === 'keep') await keepPlaces(database.db, placedMemberLists, { stretch: 4, foldedFrom: 1 })
        else await run(operation())
        const broken = await brokenRules(database.db)
        expect(broken.filter((rule) => !rule.startsWith('no owner'))).toEqual([])
      }
      far += await compareEveryPage()
    }),
    { numRuns: runs, seed },
  )
  expect(far).toBeGreaterThan(runs * selections.length)
}, 600_000)

test('a list that nobody asked for has no place, and no change of it is noted', async () => {
  await world()
  await run('delete from placed_lists')
  await keepPlaces(database.db, placedMemberLists, { stretch: 4 })
  await run(`update organization_members set role = 'staff' where uid = 'p3'`)
  const selection = selections[0]?.()
  expect(selection && (await farMemberPage(database.db, selection, 4, 20))).toMatchObject({ rows: noRows })
  expect(await database.db.$count(sql`list_changes`)).toBe(0)
})

test.each([
  ['an organization that is deleted', `update organizations set deleted_at = now()`],
  ['an organization that is purged', `delete from organizations`],
])('%s leaves nothing behind', async (_what, statement) => {
  await world()
  await keepPlaces(database.db, placedMemberLists, { stretch: 4 })
  expect(await database.db.$count(sql`list_places`)).toBeGreaterThan(0)
  await run(statement)
  for (const table of ['placed_lists', 'list_places', 'list_changes']) {
    expect(await database.db.$count(sql.raw(table))).toBe(0)
  }
})

test('whoever writes memberships otherwise than at read committed is refused', async () => {
  await world()
  const change = database.db.transaction(
    (tx) => tx.execute(sql`update organization_members set role = 'staff' where uid = 'p3'`),
    { isolationLevel: 'repeatable read' },
  )
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('read committed') } })
  expect(placedList({ sortBy: { field: 'name', descending: false } })).toBeDefined()
})
