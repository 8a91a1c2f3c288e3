/** What owners are told of what others do in their organization: each once, and never without end. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOfLaterRequests } from '#domains/requests/tell-requests.ts'
import type { Actor } from '#http/actor.ts'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'
import { sweepNotices } from './notices.ts'

let ground: DomainsFixture
beforeAll(async () => {
  ground = await domainsFixture()
})
afterAll(() => ground.close())

const to = (person: Actor) => ground.mailsTo(`${person.uid}@example.com`)
async function idOf(name: string): Promise<string> {
  const { rows } = (await ground.database.db.execute(sql`select id from organizations where name = ${name}`)) as {
    rows: { id: string }[]
  }
  return rows[0]?.id ?? ''
}
const remove = async (name: string, as: Actor) =>
  ground.ask({ method: 'DELETE', url: `/api/iam/organizations/${await idOf(name)}`, as })
const restore = async (name: string, as: Actor) =>
  ground.ask({ method: 'POST', url: `/api/iam/organizations/${await idOf(name)}/restore`, as })

test('deleted and restored: the other owners are told once each, whoever did it is not, nor are staff', async () => {
  const owner = await ground.organization('closing')
  const other = await ground.member('closing', 'closingother', 'owner')
  const staff = await ground.member('closing', 'closingstaff', 'staff')
  expect((await remove('closing', owner)).status).toBe(204)
  expect(await to(other)).toEqual(['organization_deleted'])
  expect((await remove('closing', other)).status).toBe(404)
  expect((await restore('closing', other)).status).toBe(200)
  expect(await to(owner)).toEqual(['organization_restored'])
  expect(await to(other)).toEqual(['organization_deleted'])
  expect(await to(staff)).toEqual([])
})

test('deleted and restored over and over: three mails of each kind a day, and it happens all the same', async () => {
  const owner = await ground.organization('flapping')
  const other = await ground.member('flapping', 'flappingother', 'owner')
  for (let times = 0; times < 6; times += 1) {
    expect((await remove('flapping', owner)).status).toBe(204)
    expect((await restore('flapping', owner)).status).toBe(200)
  }
  expect((await to(other)).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'organization_deleted'),
    ...Array.from({ length: 3 }, () => 'organization_restored'),
  ])
})

test('60 requests to join: one mail to each owner, and one more of those who came later, a day after', async () => {
  const owner = await ground.organization('wanted')
  const other = await ground.member('wanted', 'wantedother', 'owner')
  await ground.proven('wanted', 'wanted.org', { joining: 'ask' })
  const asking = async (first: number, last: number) => {
    for (let at = first; at <= last; at += 1) {
      const as = await ground.resident(`wanting${at}`, `p${at}@wanted.org`)
      expect((await ground.ask({ method: 'POST', url: '/api/iam/organizations/wanted/requests', as })).status).toBe(201)
    }
  }
  await asking(1, 60)
  for (const person of [owner, other]) expect(await to(person)).toEqual(['join_requests'])
  const round = (days: number) => tellOfLaterRequests(ground.context, new Date(Date.now() + days * DAY_MS))
  await round(0)
  expect(await to(owner)).toEqual(['join_requests'])
  // As a day later: only then, once, however many processes look.
  await ground.database.db.execute(sql`update organization_notices set since = since - interval '25 hours'`)
  await Promise.all([round(0), round(0)])
  for (const person of [owner, other]) expect(await to(person)).toEqual(['join_requests', 'join_requests'])
  await ground.database.db.execute(sql`update organization_notices set since = since - interval '25 hours'`)
  await ground.database.db.execute(sql`update join_requests set asked_at = asked_at - interval '26 hours'`)
  await round(0)
  expect(await to(owner), 'nobody asked since').toHaveLength(2)
}, 60_000)

test('a count is forgotten once its longest window is over', async () => {
  const counts = async () =>
    ((await ground.database.db.execute(sql`select 1 from organization_notices`)) as { rows: unknown[] }).rows.length
  expect(await counts()).toBeGreaterThan(0)
  await sweepNotices(ground.context, new Date(Date.now() + 31 * DAY_MS))
  expect(await counts()).toBe(0)
})
