/** The figures of an organization: kept by the day, whatever way people come and go. */
import { randomUUID } from 'node:crypto'
import type { Overview } from '@atrium/contract/organizations/overview'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { removeFromAllOrganizations } from '#members/ends/ends.ts'
import { join } from '#members/join.ts'
import { servePeople } from '#members/routes.ts'
import { create } from '#organizations/create.ts'
import { brokenRules } from '#testing/model/invariants.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { addDays, startOf } from './periods.ts'
import { serveFigures } from './routes.ts'

let server: TestServer
let owner: Actor
/** A new one for each test. */
let name = ''
let id = ''
beforeAll(async () => {
  server = await testServer([serveFigures, servePeople])
})
afterAll(() => server.close())
beforeEach(async () => {
  name = `school${randomUUID().slice(0, 8)}`
  owner = await server.person(`${name}owner`)
  const made = await create({ db: server.database.db }, { actor: owner, name, displayName: 'School' })
  id = made.organization.id
})

async function overview(range = '30d'): Promise<Overview> {
  const call = { url: `/api/iam/organizations/${name}/overview`, query: { range }, as: owner }
  const { status, body } = await server.ask(call)
  expect(status).toBe(200)
  return body as Overview
}

async function member(person: string, role: 'owner' | 'staff' | 'User' = 'User'): Promise<Actor> {
  const actor = await server.person(`${name}${person}`)
  await server.database.db.transaction((tx) => join(tx, { organizationId: id, uid: actor.uid, role, labels: [] }))
  return actor
}

const run = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement)
const signIn = ({ uid }: Actor) => run(sql`select count_sign_in(${id}, ${uid})`)

test('of a new organization: its owner, and nothing else', async () => {
  const { points, now, since, today, ...rest } = await overview()
  expect(rest).toEqual({ range: '30d', step: 'day', timeZone: 'UTC' })
  expect(since).toEqual({ known: today, counted: today })
  expect(points.map(({ from }) => from)).toEqual(Array.from({ length: 30 }, (_, day) => addDays(today, day - 29)))
  const nothing = { invitesSent: 0, invitesAccepted: 0, signIns: 0, people: 0 }
  expect(points.at(-2)).toEqual({ from: addDays(today, -1), owners: 0, staff: 0, users: 0, ...nothing })
  expect(points.at(-1)).toEqual({ from: today, owners: 1, staff: 0, users: 0, ...nothing })
  const none = { signIns: 0, people: 0 }
  expect(now).toEqual({
    members: 1,
    owners: 1,
    staff: 0,
    users: 0,
    notSeen: 0,
    signIns: { today: none, week: none },
    secondSteps: { authenticator: 0, passkey: 0, either: 0 },
  })
})

test('people come, change and go, each way there is: the figures follow, folded or not', async () => {
  const [ada, ben, cleo, dan] = [
    await member('ada'),
    await member('ben'),
    await member('cleo', 'staff'),
    await member('dan'),
  ]
  const change = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object, as = owner) =>
    server.ask({ method, url, query: { organization: name }, payload, as })
  expect((await overview()).points.at(-1)).toMatchObject({ owners: 1, staff: 1, users: 3 })
  await change('PATCH', `/api/users/members/${ada.uid}/role`, { role: 'owner' })
  await change('POST', '/api/users/members/delete', { ids: [ben.uid, cleo.uid] })
  await run(sql`select fold_day_changes(3)`)
  await change('DELETE', `/api/users/members/${dan.uid}`, {}, dan)
  expect((await overview()).now).toMatchObject({ members: 2, owners: 2, staff: 0, users: 0 })
  await change('POST', '/api/users/members/restore', { ids: [ben.uid, cleo.uid] })
  await server.database.db.transaction((tx) => removeFromAllOrganizations(tx, cleo.uid))
  const { now, points } = await overview()
  expect(now).toMatchObject({ members: 3, owners: 2, staff: 0, users: 1 })
  expect(points.at(-1)).toMatchObject({ owners: 2, staff: 0, users: 1 })
  await run(sql`select fold_day_changes(1000)`)
  expect(await overview()).toEqual({ ...(await overview()), now, points })
  expect(await brokenRules(server.database.db)).toEqual([])
})

test('invites: each that was made, and each person who accepted one', async () => {
  const invites = [randomUUID(), randomUUID()]
  for (const [index, invite] of invites.entries()) {
    await run(sql`insert into invites (id, organization_id, token_hash, code_hash, role, max_uses, uses, created_by, expires_at)
      values (${invite}, ${id}, ${invite}, ${invite}, 'User', 9, ${2 - index}, 'somebody', now())`)
  }
  await run(
    sql`insert into invite_uses (invite_id, uid) values (${invites[0]}, 'a'), (${invites[0]}, 'b'), (${invites[1]}, 'a')`,
  )
  expect((await overview()).points.at(-1)).toMatchObject({ invitesSent: 2, invitesAccepted: 3 })
})

describe('sign-ins', () => {
  test('each counts, and each person once a day, a week and a month', async () => {
    const ada = await member('ada')
    for (const who of [owner, ada, ada]) await signIn(who)
    const { now, points } = await overview()
    expect(now.signIns).toEqual({ today: { signIns: 3, people: 2 }, week: { signIns: 3, people: 2 } })
    expect(points.at(-1)).toMatchObject({ signIns: 3, people: 2 })
    for (const range of ['12m', 'all']) {
      expect((await overview(range)).points.at(-1)).toMatchObject({ signIns: 3, people: 2 })
    }
  })

  test.each([1, 6, 20])(
    'whoever was there %i days ago is new of the day, and of the week or month if it was not in it',
    async (ago) => {
      const { today } = await overview()
      const before = addDays(today, -ago)
      await run(sql`update member_activity set signed_in_on = ${before} where uid = ${owner.uid}`)
      await signIn(owner)
      const answer = (await run(sql`
      select sum(people_of_day)::int as day, sum(people_of_week)::int as week, sum(people_of_month)::int as month
      from organization_day_changes where organization_id = ${id}`)) as { rows: object[] }
      expect(answer.rows).toEqual([
        {
          day: 1,
          week: startOf('week', before) === startOf('week', today) ? 0 : 1,
          month: startOf('month', before) === startOf('month', today) ? 0 : 1,
        },
      ])
    },
  )

  test('of whoever is no member, and of whoever was removed: none', async () => {
    const ada = await member('ada')
    await run(
      sql`update organization_members set removed_at = now() where organization_id = ${id} and uid = ${ada.uid}`,
    )
    await signIn(ada)
    await signIn(await server.person(`${name}stranger`))
    expect((await overview()).now.signIns.today).toEqual({ signIns: 0, people: 0 })
  })
})

describe('not seen for 30 days', () => {
  const seenDaysAgo = (days: number, ...people: Actor[]) =>
    run(sql`update member_activity set seen_on = current_date - ${days}::integer, was_seen = true
      where organization_id = ${id} and uid in ${people.map(({ uid }) => uid)}`)
  const list = async (query = {}) => {
    const call = { url: `/api/iam/organizations/${name}/overview/not-seen`, query, as: owner }
    const { body } = await server.ask(call)
    return body as { results: { user_id: string; lastSeen: string | null }[]; totalPages: number; totalResults: number }
  }

  test('those last seen 30 days ago or earlier, the longest away first, in pages; whoever comes back is not', async () => {
    const [ada, ben, cleo] = [await member('ada'), await member('ben', 'staff'), await member('cleo')]
    await seenDaysAgo(30, ada)
    await seenDaysAgo(45, ben)
    await seenDaysAgo(29, cleo)
    const { today, now } = await overview()
    expect(now.notSeen).toBe(2)
    const { results, ...page } = await list({ limit: 1 })
    expect(page).toEqual({ page: 1, limit: 1, totalPages: 2, totalResults: 2 })
    expect(results).toMatchObject([{ user_id: ben.uid, role: 'staff', lastSeen: addDays(today, -45) }])
    expect((await list({ limit: 1, page: 2 })).results).toMatchObject([{ user_id: ada.uid }])
    expect((await list({ page: 3 })).results).toEqual([])
    await signIn(ben)
    expect((await list()).results.map((one) => one.user_id)).toEqual([ada.uid])
  })

  test('whoever never was there counts from the day on which they joined', async () => {
    const ada = await member('ada')
    expect((await overview()).now.notSeen).toBe(0)
    await run(sql`update member_activity set seen_on = current_date - 40 where uid = ${ada.uid}`)
    expect((await list()).results).toMatchObject([{ user_id: ada.uid, lastSeen: null }])
  })

  test('nobody could be seen before their first day: it counts from that one, also where they come back', async () => {
    const ada = await member('ada')
    const set = (change: ReturnType<typeof sql>) =>
      run(sql`update organization_members set ${change} where organization_id = ${id} and uid = ${ada.uid}`)
    const seenOn = async () => {
      const answer = (await run(
        sql`select (seen_on - current_date)::int as days from member_activity where uid = ${ada.uid}`,
      )) as {
        rows: { days: number }[]
      }
      return answer.rows[0]?.days
    }
    await set(sql`starts_on = current_date + 60`)
    expect(await seenOn()).toBe(60)
    await seenDaysAgo(45, ada)
    await set(sql`removed_at = now(), ended_by_term = true`)
    await set(sql`removed_at = null, ended_by_term = false, starts_on = current_date + 9`)
    expect(await seenOn()).toBe(9)
    expect((await list()).totalResults).toBe(0)
    expect(await brokenRules(server.database.db)).toEqual([])
  })

  test('the removed are not among them; restored they are what they were, and joined anew they are new', async () => {
    const ada = await member('ada')
    await seenDaysAgo(45, ada)
    const set = (change: ReturnType<typeof sql>) =>
      run(sql`update organization_members set ${change} where organization_id = ${id} and uid = ${ada.uid}`)
    await set(sql`removed_at = now()`)
    expect((await list()).totalResults).toBe(0)
    await set(sql`removed_at = null`)
    expect((await list()).totalResults).toBe(1)
    await set(sql`removed_at = now()`)
    await member('ada')
    expect((await overview()).now).toMatchObject({ notSeen: 0, members: 2 })
  })
})

test('second steps: an authenticator, a passkey, and who has either; of members alone', async () => {
  const [ada, ben, stranger] = [await member('ada'), await member('ben'), await server.person(`${name}stranger`)]
  for (const { uid, email } of [ada, ben, stranger]) {
    await run(sql`insert into accounts (uid, email, email_key) values (${uid}, ${email}, ${email})`)
    await run(sql`insert into authenticators (uid, id, secret, last_step) values (${uid}, ${uid}, 'wrapped', 0)`)
  }
  const passkey = (key: string) =>
    run(sql`insert into passkeys (id, uid, credential_id, public_key, counter, multi_device, backed_up, name)
      values (${key}, ${ada.uid}, ${key}, 'key', 0, false, false, 'Phone')`)
  await passkey(`${name}1`)
  await passkey(`${name}2`)
  expect((await overview()).now.secondSteps).toEqual({ authenticator: 2, passkey: 1, either: 2 })
  await run(sql`delete from passkeys where id = ${`${name}1`}`)
  await run(sql`delete from authenticators where uid = ${ada.uid}`)
  expect((await overview()).now.secondSteps).toEqual({ authenticator: 1, passkey: 1, either: 2 })
  await run(sql`update organization_members set removed_at = now() where organization_id = ${id} and uid = ${ben.uid}`)
  expect((await overview()).now.secondSteps).toEqual({ authenticator: 0, passkey: 1, either: 1 })
  // Whoever joins with one already.
  await run(sql`insert into organization_members (organization_id, uid, role) values (${id}, ${stranger.uid}, 'User')`)
  expect((await overview()).now.secondSteps).toEqual({ authenticator: 1, passkey: 1, either: 2 })
})

test('of years: weeks or months, people as they were at the end of each, everything else added up', async () => {
  const { today } = await overview()
  const day = (ago: number, figures: { users?: number; invites?: number }) =>
    run(sql`insert into organization_days (organization_id, day, users, invites_sent)
      values (${id}, ${addDays(today, -ago)}, ${figures.users ?? 0}, ${figures.invites ?? 0})`)
  await day(1_500, { users: 7, invites: 9 })
  await day(500, { users: -2 })
  await day(100, { users: 4, invites: 3 })
  const year = await overview('12m')
  expect(year.step).toBe('week')
  expect(year.points).toHaveLength(53)
  expect(year.points[0]).toMatchObject({ users: 5, owners: 0 })
  expect(year.points.at(-1)).toMatchObject({ from: startOf('week', today), users: 9, owners: 1 })
  expect(year.points.reduce((sum, { invitesSent }) => sum + invitesSent, 0)).toBe(3)
  const all = await overview('all')
  expect(all.step).toBe('month')
  expect(all.points[0]).toMatchObject({ from: startOf('month', addDays(today, -1_500)), users: 7, invitesSent: 9 })
  expect(all.points.at(-1)).toMatchObject({ users: 9 })
  expect(all.since).toEqual({ known: addDays(today, -1_500), counted: today })
})

test('an organization that is gone for good leaves no figures, nor does a person', async () => {
  await signIn(owner)
  await run(sql`select fold_day_changes(1000)`)
  await run(sql`delete from organizations where id = ${id}`)
  for (const table of ['organization_days', 'organization_day_changes', 'member_activity']) {
    const { rows } = (await run(sql`select 1 from ${sql.identifier(table)} where organization_id = ${id}`)) as {
      rows: object[]
    }
    expect(rows, table).toEqual([])
  }
})
