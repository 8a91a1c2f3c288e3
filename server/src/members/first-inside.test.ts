/** The time for a second step runs from when somebody was first let in: leaving, coming back and other days give no more of it. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { serveRules } from '#organizations/rules/routes.ts'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'
import { sweepMembers } from './sweep/sweep.ts'

const graceDays = 7
let ground: DomainsFixture
let owner: Actor
beforeAll(async () => {
  ground = await domainsFixture([serveRules])
  owner = await ground.organization('first')
  await ground.proven('first', 'first.org', { joining: 'join', role: 'staff' })
  const since = new Date(Date.now() - 30 * DAY_MS).toISOString()
  const rules = JSON.stringify({ secondStep: { since, graceDays } })
  await ground.database.db.execute(sql`update organizations set rules = ${rules}::jsonb where name = 'first'`)
})
afterAll(() => ground.close())

const join = (as: Actor) => ground.ask({ method: 'POST', url: '/api/iam/organizations/first/join', as })
const leave = (as: Actor) =>
  ground.ask({ method: 'DELETE', url: `/api/users/members/${as.uid}`, query: { organization: 'first' }, as })
const byOwner = (url: string, payload: object) =>
  ground.ask({ method: 'POST', url: `/api/users/members/${url}`, query: { organization: 'first' }, payload, as: owner })

/** Everything of theirs there was so many days earlier. */
const age = ({ uid }: Actor, days: number) =>
  ground.database.db.execute(sql`
    update organization_members set created_at = created_at - make_interval(days => ${days}),
      removed_at = removed_at - make_interval(days => ${days}),
      first_inside_at = first_inside_at - make_interval(days => ${days})
    where uid = ${uid}`)

/** How many days they have left; less than none where they are refused. */
async function daysLeft(as: Actor): Promise<number> {
  const { body } = await ground.ask({ url: '/api/iam/organizations/own-rules', as })
  const [rules] = body['results'] as { second_step: { due: string }; refused: string | null }[]
  const left = Math.round((Date.parse(rules?.second_step.due ?? '') - Date.now()) / DAY_MS)
  expect(rules?.refused).toBe(left > 0 ? null : 'second_step_required')
  return left
}

test('who leaves and joins again has no more time than before, however often', async () => {
  const ada = await ground.resident('fada', 'ada@first.org')
  await join(ada)
  expect(await daysLeft(ada)).toBe(graceDays)
  await age(ada, 6)
  for (let again = 0; again < 3; again += 1) {
    expect((await leave(ada)).status).toBe(204)
    expect((await join(ada)).status).toBe(200)
    expect(await daysLeft(ada)).toBe(1)
  }
  // The list says when they joined, which is today.
  const { body } = await ground.ask({ url: '/api/users/members', query: { organization: 'first' }, as: owner })
  const row = (body['results'] as { user_id: string; joinedAt: string }[]).find(({ user_id }) => user_id === 'fada')
  expect(Date.now() - Date.parse(row?.joinedAt ?? '')).toBeLessThan(DAY_MS)
  await age(ada, 2)
  await leave(ada)
  await join(ada)
  expect(await daysLeft(ada)).toBeLessThanOrEqual(0)
})

test('nor where what they left is forgotten by then', async () => {
  const bea = await ground.resident('fbea', 'bea@first.org')
  await join(bea)
  await age(bea, 6)
  await leave(bea)
  await sweepMembers(ground.database.db, new Date(Date.now() + 40 * DAY_MS))
  await join(bea)
  expect(await daysLeft(bea)).toBe(1)
})

test('nor by another first day, nor begun anew behind a last one', async () => {
  const carl = await ground.resident('fcarl', 'carl@first.org')
  await join(carl)
  await age(carl, 6)
  const day = (after: number) => new Date(Date.now() + after * DAY_MS).toISOString().slice(0, 10)
  const today = { user_id: carl.uid, startsOn: day(0), endsOn: day(30) }
  expect((await byOwner('terms', { changes: [today] })).status).toBe(200)
  expect(await daysLeft(carl)).toBe(1)
  const term = sql`update organization_members set removed_at = now(), ended_by_term = true where uid = ${carl.uid}`
  await ground.database.db.execute(term)
  expect((await byOwner('renew', { ids: [carl.uid], startsOn: day(0), endsOn: day(60) })).status).toBe(200)
  expect(await daysLeft(carl)).toBe(1)
})

test('who was never let in has all of it, from their first day on', async () => {
  const dora = await ground.resident('fdora', 'dora@first.org')
  await ground.member('first', 'fdora', 'staff')
  await ground.database.db.execute(sql`
    update organization_members set starts_on = (now() + interval '10 days')::date where uid = 'fdora'`)
  await age(dora, 6)
  await ground.database.db.execute(sql`update organization_members set first_inside_at = null where uid = 'fdora'`)
  const { body } = await ground.ask({ url: '/api/iam/organizations/own-rules', as: dora })
  const [rules] = body['results'] as { second_step: { due: string } }[]
  expect(Date.parse(rules?.second_step.due ?? '')).toBeGreaterThan(Date.now() + 15 * DAY_MS)
})
