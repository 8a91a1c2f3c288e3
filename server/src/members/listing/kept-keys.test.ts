/** What lists sort, filter and count by is kept by the database, and is what a fresh look would find. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { brokenRules } from '#testing/model/invariants.ts'

let database: OpenDatabase
const first = randomUUID()
const other = randomUUID()
const label = randomUUID()
const second = randomUUID()
const schoolClass = randomUUID()

beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())

const run = (statement: string) => database.db.execute(sql.raw(statement))

/** Five people in two organizations, one of them removed, everybody with a label and in a class of the first. */
beforeEach(async () => {
  await run(`delete from organizations`)
  await run(`delete from users`)
  await run(`
    insert into users (uid, email, email_key, display_name, username, username_key)
    select 'p' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', 'Person ' || n, 'User' || n, 'user' || n
    from generate_series(1, 5) as n`)
  await run(`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background) values
      ('${first}', 'first', 'First', '/l.svg', '#000', '#fff'), ('${other}', 'other', 'Other', '/l.svg', '#000', '#fff')`)
  await run(`
    insert into organization_members (organization_id, uid, role, removed_at)
    select o.id, u.uid,
      case u.uid when 'p1' then 'owner' when 'p2' then 'staff' else 'User' end, case u.uid when 'p5' then now() end
    from users u cross join organizations o`)
  await run(`
    insert into labels (id, organization_id, name, name_key, color) values
      ('${label}', '${first}', 'L', 'l', '#000'), ('${second}', '${first}', 'M', 'm', '#000')`)
  await run(`insert into classes (id, organization_id, name, name_key) values ('${schoolClass}', '${first}', 'C', 'c')`)
  await run(`
    insert into member_labels (organization_id, uid, label_id)
    select '${first}', uid, id from users cross join labels where organization_id = '${first}'`)
  await run(`
    insert into class_members (organization_id, uid, class_id) select '${first}', uid, '${schoolClass}' from users`)
})

/** Who is shown with the label, in its order. */
async function labelled(): Promise<unknown> {
  const answer: unknown = await run(`
    select string_agg(name_key || ' ' || role, ', ' order by name_key, uid) as people
    from member_labels where label_id = '${label}' and removed_at is null`)
  return (answer as { rows: { people: string }[] }).rows[0]?.people
}

test('filled in when a label is given: the name, the role, and that somebody is removed', async () => {
  expect(await labelled()).toBe('person 1 owner, person 2 staff, person 3 User, person 4 User')
  expect(await brokenRules(database.db)).toEqual([])
})

test('a label of somebody who is no member is refused', async () => {
  await run(`insert into users (uid) values ('stranger')`)
  const giving = run(`insert into member_labels values ('${first}', 'stranger', '${label}')`)
  await expect(giving).rejects.toMatchObject({ cause: { constraint: expect.stringContaining('organization_members') } })
})

describe.each([
  ['a display name', `update users set display_name = 'Zoë ' || uid where uid = 'p3'`],
  ['no display name any more: the e-mail', `update users set display_name = '' where uid = 'p3'`],
  ['an e-mail beside no name', `update users set display_name = '', email = 'new@example.com' where uid = 'p4'`],
  ['a username', `update users set username = 'Other', username_key = 'other' where uid = 'p3'`],
  ['no username any more', `update users set username = null, username_key = null where uid = 'p3'`],
  ['everybody’s name at once', `update users set display_name = 'Same'`],
  ['a role', `update organization_members set role = 'staff' where uid = 'p3' and organization_id = '${first}'`],
  ['all roles at once', `update organization_members set role = 'owner'`],
  [
    'roles against each other',
    `update organization_members set role = case role when 'User' then 'staff' else 'User' end`,
  ],
  ['a removal', `update organization_members set removed_at = now() where uid = 'p2'`],
  ['a removal taken back', `update organization_members set removed_at = null where uid = 'p5'`],
  ['coming back as another', `update organization_members set removed_at = null, role = 'owner' where uid = 'p5'`],
  ['removals made final', `delete from organization_members where removed_at is not null`],
  ['an account deleted', `delete from users where uid = 'p1'`],
  ['an organization deleted', `delete from organizations where id = '${other}'`],
  ['a label deleted', `delete from labels where id = '${label}'`],
  [
    'the organization renamed',
    `update organizations set name = 'renamed', display_name = 'Renamed' where id = '${first}'`,
  ],
  [
    'a member put again',
    `insert into organization_members (organization_id, uid, role) values ('${first}', 'p5', 'staff')
     on conflict (organization_id, uid) do update set role = excluded.role, removed_at = null`,
  ],
])('%s', (_what, change) => {
  test('every list and every total is what a fresh look finds', async () => {
    await run(change)
    const broken = await brokenRules(database.db)
    expect(broken.filter((rule) => !rule.startsWith('no owner'))).toEqual([])
  })
})

test('a renamed person stands elsewhere under their label, a removed one nowhere', async () => {
  await run(`update users set display_name = 'Zoë' where uid = 'p1'`)
  await run(`update organization_members set removed_at = now() where uid = 'p2'`)
  expect(await labelled()).toBe('person 3 User, person 4 User, zoë owner')
})
