/** The list of an organization with many people: read along its indexes, whatever is asked of it. */
import { randomUUID } from 'node:crypto'
import type { Member } from '@atrium/contract/people/members'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { askForPlaces } from '#db/places/far-page.ts'
import { keepPlaces } from '#db/places/keep-places.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import type { WrittenRows } from '#db/reads/written-rows.ts'
import { countRemovedQuery, removedPageQuery } from '#members/removed/queries.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { planOf, planOfPrepared } from '#testing/databases/plan.ts'
import { rowsFrom } from './list.ts'
import { placedMemberLists } from './placed.ts'
import { countStatement, farPageStatement, memberPage, pageStatement, placeStatement } from './queries.ts'
import { type MemberSelection, valuesOf, withListHints } from './selection.ts'

const MANY = 3_000
const OPENING_MS = 120_000
const large = randomUUID()
const label = randomUUID()
/** Everybody has it. */
const many = randomUUID()
const schoolClass = randomUUID()
let database: OpenDatabase

beforeAll(async () => {
  database = await memoryDatabase()
  const { db } = database
  await db.execute(sql`
    insert into users (uid, display_name, username, username_key)
    select 'p' || n, 'Person ' || md5(n::text), 'user' || n, 'user' || n from generate_series(1, ${MANY}::integer) as n`)
  for (const [id, name] of [
    [large, 'large'],
    [randomUUID(), 'other'],
  ]) {
    await db.execute(sql`
      insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      values (${id}, ${name}, 'School', '/l.svg', '#000', '#fff')`)
    await db.execute(sql`
      insert into organization_members (organization_id, uid, role)
      select ${id}, uid, case when uid in ('p1', 'p2', 'p3') then 'staff' else 'User' end from users`)
  }
  await db.execute(sql`
    insert into labels (id, organization_id, name, name_key, color)
    values (${label}, ${large}, 'L', 'l', '#000'), (${many}, ${large}, 'M', 'm', '#000')`)
  await db.execute(
    sql`insert into classes (id, organization_id, name, name_key) values (${schoolClass}, ${large}, 'C', 'c')`,
  )
  await db.execute(sql`
    insert into member_labels (organization_id, uid, label_id)
    select ${large}, uid, ${label} from users order by uid limit 20`)
  await db.execute(
    sql`insert into member_labels (organization_id, uid, label_id) select ${large}, uid, ${many} from users`,
  )
  await db.execute(sql`
    insert into class_members (organization_id, uid, class_id)
    select ${large}, uid, ${schoolClass} from users order by uid limit 20`)
  await db.execute(sql`vacuum analyze`)
}, OPENING_MS)
afterAll(() => database.close())

const selection = (more: Partial<MemberSelection> = {}): MemberSelection => ({
  organizationId: large,
  sortBy: { field: 'name', descending: false },
  ...more,
})
const plansOf = (asked: MemberSelection, page = 1) =>
  withListHints(asked, async () => ({
    page: await planOfPrepared(database.db, pageStatement(database.db, asked), {
      ...valuesOf(asked),
      limit: 10,
      offset: (page - 1) * 10,
    }),
    count: await planOfPrepared(database.db, countStatement(database.db, asked), valuesOf(asked)),
  }))

describe.each([
  ['name', 'organization_members_by_name'],
  ['username', 'organization_members_by_username'],
] as const)('by %s', (field, index) => {
  test.each([false, true])('page 1, descending %s: ten entries of its index, and ten people', async (descending) => {
    const { page } = await plansOf(selection({ sortBy: { field, descending } }))
    expect(page).toContain(`${descending ? 'Only Scan Backward' : 'Only Scan'} using ${index}`)
    expect(page).toMatch(/users_pkey .*\(actual rows=1(?:\.00)? loops=10\)/)
    expect(page).not.toMatch(/Seq Scan/)
  })
})

/** From places every hundred entries. */
async function placed(): Promise<void> {
  for (const { list } of placedMemberLists) await askForPlaces(database.db, list, large)
  await keepPlaces(database.db, placedMemberLists, { stretch: 100 })
}

/** A member's few labels are put in order by themselves. */
const sortOfLabels = /Sort .*\n(?:\s*Disabled: true\n)?\s*Sort Key: labels(?:_1)?\.name_key\n.*Sort Method/g

describe.each([
  ['name', undefined, 'organization_members_by_name'],
  ['username', undefined, 'organization_members_by_username'],
  ['name', 'User', 'organization_members_by_role'],
  ['username', 'User', 'organization_members_by_role_username'],
] as const)('by %s, of %s: a page far behind', (field, role, index) => {
  beforeAll(placed)
  afterAll(() => database.db.execute(sql`delete from placed_lists`))

  test.each([false, true])(
    'descending %s: a stretch of its index at most, and ten people, wherever the page is',
    async (descending) => {
      const asked = selection({ role, sortBy: { field, descending } })
      for (const offset of [150, 1_470, 2_850]) {
        const plan = await withListHints(asked, () =>
          planOfPrepared(database.db, farPageStatement(database.db, asked), { ...valuesOf(asked), limit: 10, offset }),
        )
        const walked = new RegExp(
          `Index Only Scan(?: Backward)? using ${index} on organization_members \\(actual rows=(\\d+)`,
        ).exec(plan)?.[1]
        expect(Number(walked)).toBeGreaterThanOrEqual(10)
        expect(Number(walked)).toBeLessThanOrEqual(110)
        expect(plan).toMatch(/users_pkey .*\(actual rows=1(?:\.00)? loops=10\)/)
        expect(plan.replaceAll(sortOfLabels, '')).not.toMatch(/Seq Scan|Sort|Hash|Merge/)
      }
    },
  )
})

const onlyFrom = (index: string) => new RegExp(`Index Only Scan(?: Backward)? using ${index}`)

test.each<[string, Partial<MemberSelection>, RegExp]>([
  ['a rare fragment', { search: 'user2997' }, /organization_members_search/],
  ['two letters', { search: 'er' }, onlyFrom('organization_members_by_')],
  ['one letter of a few', { search: 'p', role: 'staff' }, onlyFrom('organization_members_by_role')],
  ['a label', { labelId: label }, onlyFrom('member_labels_by_')],
  ['a label and a role', { labelId: label, role: 'User' }, onlyFrom('member_labels_by_')],
  ['a label, a role and a fragment', { labelId: label, role: 'User', search: 'user2' }, onlyFrom('member_labels_by_')],
  ['a class', { classId: schoolClass }, onlyFrom('class_members_by_')],
  ['a class and a label', { classId: schoolClass, labelId: label }, /using class_members_/],
  ['a role', { role: 'staff' }, /organizations_pkey/],
  ['nothing', {}, /organizations_pkey/],
  ['a role and a fragment', { role: 'staff', search: 'user2' }, /organization_members_(?:by_role|search)/],
])('%s: counted along an index, and no table of members is read through', async (_what, asked, index) => {
  for (const field of ['name', 'username'] as const) {
    for (const descending of [false, true]) {
      const { page, count } = await plansOf(selection({ ...asked, sortBy: { field, descending } }), 2)
      expect(count).toMatch(index)
      for (const plan of [page, count]) expect(plan).not.toMatch(/Seq Scan/)
    }
  }
})

test.each([
  ['name', 'member_labels_by_name'],
  ['username', 'member_labels_by_username'],
] as const)('the last page of a label by %s is cut from its index', async (field, index) => {
  const asked = selection({ labelId: many, sortBy: { field, descending: false } })
  const { page } = await plansOf(asked, MANY / 10)
  expect(page).toMatch(onlyFrom(index))
  expect(page).not.toMatch(/Seq Scan|Sort Method.*\n.*Scan using member_labels/)
})

describe('of whom a tenth was removed', () => {
  beforeAll(async () => {
    await database.db.execute(sql`
      update organization_members set removed_at = now() where organization_id = ${large} and right(uid, 1) = '7'`)
  })
  // Only these: each row that is written anew costs its triggers, whatever it was.
  afterAll(() =>
    database.db.execute(sql`update organization_members set removed_at = null where removed_at is not null`),
  )

  test.each([undefined, 'er'])('the removed, searched for %s: cut from the index of their own', async (search) => {
    const asked = { organizationId: large, search, since: new Date(0) }
    await withPlannerHints({ bitmaps: false, sorts: false }, async () => {
      for (const query of [removedPageQuery(database.db, asked, 10, 20), countRemovedQuery(database.db, asked)]) {
        const plan = await planOf(database.db, query)
        expect(plan).toMatch(onlyFrom('organization_members_removed_list'))
        expect(plan).not.toMatch(/Seq Scan/)
      }
    })
  })
})

test.each([
  ['everybody', {}],
  ['backwards', { sortBy: { field: 'username', descending: true } }],
  ['a label', { labelId: many }],
  ['a search', { search: 'a' }],
] satisfies [string, Partial<MemberSelection>][])(
  'a deep page of %s is what it was, read in statements that each pass over a part',
  async (_what, more) => {
    const asked = selection(more)
    const page = { limit: 10, offset: 1_234 }
    const uids = ({ rows }: WrittenRows) => (JSON.parse(rows) as Member[]).map((member) => member.user_id)
    await withListHints(asked, async () => {
      const whole = uids(await memberPage(database.db, asked, page.limit, page.offset))
      expect(whole).toHaveLength(10)
      expect(uids(await rowsFrom(database.db, asked, page, 100))).toEqual(whole)
      expect(uids(await rowsFrom(database.db, asked, { limit: 10, offset: 10 * MANY }, 100))).toEqual([])
      expect(
        await planOfPrepared(database.db, placeStatement(database.db, asked), { ...valuesOf(asked), rows: 99 }),
      ).not.toMatch(/Seq Scan|Sort/)
    })
  },
)
