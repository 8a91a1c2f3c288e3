/** What cannot be brought back any more says so, whatever it was; and who is brought back behind their last day is counted as such. */
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
