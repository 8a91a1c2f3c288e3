/** What cannot be brought back any more says so, whatever it was; and who is brought back behind their last day is counted as such. */
import { restorableDays } from '@atrium/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'
import type { Actor } from '#http/actor.ts'

let ground: PeopleFixture
let owner: Actor
const organization = 'bringingback'
beforeAll(async () => {
  ground = await peopleFixture()
  owner = await ground.organization(organization)
})
afterAll(() => ground.close())

const post = (url: string, payload: object) =>
  ground.ask({ method: 'POST', url: `/api/users/${url}`, query: { organization }, payload, as: owner })
const remove = (url: string) =>
  ground.ask({ method: 'DELETE', url: `/api/users/${url}`, query: { organization }, as: owner })
const refused = { status: 404, body: { error: 'not_restorable' } }

test('people who were never removed, former ones who are members, groups that were never deleted', async () => {
  await ground.member(organization, 'still')
  const [label, group] = [await post('labels', { name: 'Here' }), await post('classes', { name: 'Here' })]
  expect(await post('members/restore', { ids: ['still'] })).toMatchObject(refused)
  expect(await post('members/renew', { ids: ['still'] })).toMatchObject(refused)
  expect(await post(`labels/${String(label.body['id'])}/restore`, {})).toMatchObject(refused)
  expect(await post('classes/restore', { ids: [group.body['id']] })).toMatchObject(refused)
  expect(await post('classes/delete', { ids: [String(group.body['id']).replaceAll(/\w/g, '0')] })).toMatchObject({
    body: { error: 'not_found' },
  })
})

test(`people, labels and classes that went more than ${restorableDays} days ago; until then all of them come back`, async () => {
  await ground.member(organization, 'gone')
  const [label, group] = [await post('labels', { name: 'Gone' }), await post('classes', { name: 'Gone' })]
  const went = {
    people: () => post('members/delete', { ids: ['gone'] }),
    label: () => remove(`labels/${String(label.body['id'])}`),
    class: () => post('classes/delete', { ids: [group.body['id']] }),
  }
  const restore = {
    people: () => post('members/restore', { ids: ['gone'] }),
    label: () => post(`labels/${String(label.body['id'])}/restore`, {}),
    class: () => post('classes/restore', { ids: [group.body['id']] }),
  }
  const wentDaysAgo = async (days: number) => {
    for (const go of Object.values(went)) expect((await go()).status).toBeLessThan(300)
    const { db } = ground.database
    const then = sql`now() - make_interval(days => ${days})`
    await db.execute(sql`update organization_members set removed_at = ${then} where uid = 'gone'`)
    for (const table of [sql`labels`, sql`classes`])
      await db.execute(sql`update ${table} set deleted_at = ${then} where name = 'Gone'`)
  }
  await wentDaysAgo(restorableDays - 1)
  for (const [what, back] of Object.entries(restore)) expect((await back()).status, what).toBeLessThan(300)
  await wentDaysAgo(restorableDays + 1)
  for (const [what, back] of Object.entries(restore)) expect(await back(), what).toMatchObject(refused)
})

test('somebody whose last day has passed since they were removed is told apart from who is a member again', async () => {
  await ground.member(organization, 'ended')
  await ground.member(organization, 'lasting')
  await post('members/delete', { ids: ['ended', 'lasting'] })
  await ground.database.db.execute(sql`update organization_members set ends_on = '2020-01-01' where uid = 'ended'`)
  expect(await post('members/restore', { ids: ['ended', 'lasting'] })).toMatchObject({
    status: 200,
    body: { restored: 2, over: 1 },
  })
})
