/** Coming back after a removal, and offers beside offers. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const inside = (organization: string) => ({ query: { organization } })

test('whoever was removed and is invited again comes back as new: without label and class; a restored one has them', async () => {
  const owner = await ground.organization('returning')
  const guest = await ground.member('returning', 'returner')
  const post = (url: string, payload: object) =>
    ground.ask({ method: 'POST', url: `/api/users/${url}`, ...inside('returning'), payload, as: owner })
  const label = await post('labels', { name: 'Chess' })
  await post('labels/assign', { ids: [guest.uid], labels: [label.body['id']] })
  await post('classes', { name: 'First', members: [guest.uid] })
  const groups = async () => {
    const of = async (url: string) =>
      (await ground.ask({ url: `/api/users/${url}`, ...inside('returning'), as: owner })).body['results']
    return { labels: await of('labels'), classes: await of('classes') }
  }
  const one = { labels: [{ members: 1 }], classes: [{ members: 1 }] }
  const none = { labels: [{ members: 0 }], classes: [{ members: 0 }] }
  await post('members/delete', { ids: [guest.uid] })
  expect(await groups()).toMatchObject(none)
  await post('members/restore', { ids: [guest.uid] })
  expect(await groups()).toMatchObject(one)
  await post('members/delete', { ids: [guest.uid] })
  await ground.member('returning', guest.uid)
  expect(await groups()).toMatchObject(none)
})

test('who comes back to one organization as new keeps labels and classes of another', async () => {
  const owners = { left: await ground.organization('left'), stayed: await ground.organization('stayed') }
  const both = Object.keys(owners) as (keyof typeof owners)[]
  const guest = 'oftwoschools'
  const post = (name: keyof typeof owners, url: string, payload: object) =>
    ground.ask({ method: 'POST', url: `/api/users/${url}`, ...inside(name), payload, as: owners[name] })
  for (const name of both) {
    await ground.member(name, guest)
    const { body } = await post(name, 'labels', { name: 'Chess' })
    await post(name, 'labels/assign', { ids: [guest], labels: [body['id']] })
    await post(name, 'classes', { name: 'First', members: [guest] })
  }
  await post('left', 'members/delete', { ids: [guest] })
  await ground.member('left', guest)
  const counts = async (name: keyof typeof owners) => {
    const ask = (url: string) => ground.ask({ url: `/api/users/${url}`, ...inside(name), as: owners[name] })
    return [(await ask('labels')).body['results'], (await ask('classes')).body['results']]
  }
  expect(await counts('left')).toMatchObject([[{ members: 0 }], [{ members: 0 }]])
  expect(await counts('stayed')).toMatchObject([[{ members: 1 }], [{ members: 1 }]])
})

test('declining one offer leaves the one that somebody else made', async () => {
  const owner = await ground.organization('twooffers')
  const second = await ground.member('twooffers', 'twosecond', 'owner')
  const heir = await ground.member('twooffers', 'twoheir')
  const url = '/api/users/owners/hand-over'
  const offering = (to: string, as: typeof owner) =>
    ground.ask({ method: 'POST', url, ...inside('twooffers'), payload: { user_id: to }, as })
  await offering(owner.uid, second)
  await offering(heir.uid, owner)
  const payload = { accept: false }
  await ground.ask({ method: 'POST', url: `${url}/answer`, ...inside('twooffers'), payload, as: heir })
  const { body } = await ground.ask({ url, ...inside('twooffers'), as: owner })
  expect(body['offer']).toMatchObject({ from: { user_id: second.uid }, to: { user_id: owner.uid } })
})

test('the total is kept, not counted, and is true after every change', async () => {
  const owner = await ground.organization('totals')
  for (const person of ['totalone', 'totaltwo', 'totalthree']) await ground.member('totals', person)
  const totals = async () => {
    const list = await ground.ask({ url: '/api/users/members', ...inside('totals'), as: owner })
    const counts = await ground.ask({ url: '/api/users/highlighted-counts', ...inside('totals'), as: owner })
    return [list.body['totalResults'], counts.body['members'], counts.body['owners'], counts.body['staff']]
  }
  expect(await totals()).toEqual([4, 4, 1, 0])
  const ids = ['totalone', 'totaltwo']
  const asking = { method: 'POST', ...inside('totals'), payload: { ids }, as: owner } as const
  await ground.ask({ ...asking, url: '/api/users/members/delete' })
  expect(await totals()).toEqual([2, 2, 1, 0])
  await ground.ask({ ...asking, url: '/api/users/members/restore' })
  await ground.database.db.execute(sql`delete from organization_members where uid = 'totalthree'`)
  expect(await totals()).toEqual([3, 3, 1, 0])
})
