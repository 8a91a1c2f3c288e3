/** Labels, classes and ranks, by status. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

type Answer = { status: number; body: Record<string, unknown> }

/** Calls inside an organization, as somebody. */
const within = (organization: string, as: Actor) => ({
  get: (path: string) => ground.ask({ url: `/api/users/${path}`, query: { organization }, as }),
  post: (path: string, payload: object): Promise<Answer> =>
    ground.ask({ method: 'POST', url: `/api/users/${path}`, query: { organization }, payload, as }),
  patch: (path: string, payload: object): Promise<Answer> =>
    ground.ask({ method: 'PATCH', url: `/api/users/${path}`, query: { organization }, payload, as }),
  async remove(path: string): Promise<number> {
    const headers = { authorization: `Bearer ${as.uid}` }
    const answer = await ground.app.inject({
      method: 'DELETE',
      url: `/api/users/${path}`,
      query: { organization },
      headers,
    })
    return answer.statusCode
  },
})

const idOf = ({ body }: Answer) => String(body['id'])

describe('labels', () => {
  test('403 for a plain member, 404 for a stranger, 422 for no name, 409 for a name that differs in case', async () => {
    const owner = within('labelled', await ground.organization('labelled'))
    const plain = within('labelled', await ground.member('labelled', 'labelplain'))
    const stranger = within('labelled', await ground.person('labelstranger'))
    expect((await plain.get('labels')).status).toBe(403)
    expect((await stranger.get('labels')).status).toBe(404)
    const empty = await owner.post('labels', { name: ' ' })
    expect(empty.body['errors']).toEqual({ name: 'Please enter a name for the label.' })
    expect((await owner.post('labels', { name: 'Math', color: 'red' })).status).toBe(422)
    expect((await owner.post('labels', { name: 'Math' })).body).toMatchObject({
      name: 'Math',
      color: '#0070f3',
      members: 0,
    })
    expect((await owner.post('labels', { name: 'MATH' })).body['error']).toBe('name_taken')
  })

  test('stand in the list as a file as a reader expects them: numbers by what they count', async () => {
    const as = await ground.organization('sorted')
    const owner = within('sorted', as)
    for (const name of ['Team 10', 'Team 9', 'Élan', 'Team 1']) {
      const label = idOf(await owner.post('labels', { name }))
      await owner.post('labels/assign', { ids: [as.uid], labels: [label] })
    }
    const headers = { authorization: `Bearer ${as.uid}` }
    const file = { url: '/api/users/members/export', query: { organization: 'sorted' }, headers }
    expect((await ground.app.inject(file)).body).toContain('Élan; Team 1; Team 9; Team 10')
  })

  test('given, filtered by, taken; and each call refuses what is of another organization', async () => {
    const as = await ground.organization('giving')
    const owner = within('giving', as)
    const other = within('foreign', await ground.organization('foreign'))
    await ground.member('giving', 'pupil')
    await ground.member('foreign', 'foreigner')
    const label = idOf(await owner.post('labels', { name: 'Chess' }))
    const foreign = idOf(await other.post('labels', { name: 'Chess' }))
    expect((await owner.post('labels/assign', { ids: ['pupil'], labels: [label] })).body).toEqual({ assigned: 1 })
    expect((await owner.post('labels/assign', { ids: ['pupil'], labels: [label] })).body).toEqual({ assigned: 0 })
    for (const wrong of [
      { ids: ['foreigner'], labels: [label] },
      { ids: ['pupil'], labels: [foreign] },
      { ids: ['pupil'], labels: ['no-id'] },
    ]) {
      expect((await owner.post('labels/assign', wrong)).status).toBe(404)
      expect((await owner.post('labels/unassign', wrong)).status).toBe(404)
    }
    expect((await owner.patch(`labels/${foreign}`, { name: 'Mine' })).status).toBe(404)
    expect(await owner.remove(`labels/${foreign}`)).toBe(404)
    const filtered = await ground.ask({ url: '/api/users/members', query: { organization: 'giving', label }, as })
    expect(filtered.body['results']).toMatchObject([{ user_id: 'pupil', labels: [{ name: 'Chess' }] }])
    expect((await owner.post('labels/delete', { user_id: 'pupil', labels: [label] })).body).toEqual({ removed: 1 })
    expect((await owner.get('labels')).body['results']).toMatchObject([{ name: 'Chess', members: 0 }])
  })

  test('deleted and brought back with everyone who had it; not when its name was given away meanwhile', async () => {
    const owner = within('bringback', await ground.organization('bringback'))
    await ground.member('bringback', 'keeper')
    const label = idOf(await owner.post('labels', { name: 'Choir' }))
    await owner.post('labels/assign', { ids: ['keeper'], labels: [label] })
    expect(await owner.remove(`labels/${label}`)).toBe(204)
    expect((await owner.get('labels')).body['totalResults']).toBe(0)
    const headers = { authorization: 'Bearer bringbackowner' }
    const restore = () =>
      ground.app.inject({
        method: 'POST',
        url: `/api/users/labels/${label}/restore`,
        query: { organization: 'bringback' },
        headers,
      })
    expect((await restore()).json()).toMatchObject({ name: 'Choir', members: 1 })
    await owner.remove(`labels/${label}`)
    await owner.post('labels', { name: 'choir' })
    expect((await restore()).statusCode).toBe(409)
  })

  test('renamed and recoloured', async () => {
    const owner = within('renamed', await ground.organization('renamed'))
    const label = idOf(await owner.post('labels', { name: 'Old' }))
    expect((await owner.patch(`labels/${label}`, { name: 'New', color: '#123456' })).body).toMatchObject({
      name: 'New',
      color: '#123456',
    })
    expect((await owner.patch('labels/no-id', { name: 'X' })).status).toBe(404)
    await owner.remove(`labels/${label}`)
    expect((await owner.patch(`labels/${label}`, { name: 'X' })).body['error']).toBe('done_meanwhile')
  })
})

describe('classes', () => {
  test('made with members, changed, deleted all or none, brought back with their people', async () => {
    const owner = within('classy', await ground.organization('classy'))
    const plain = within('classy', await ground.member('classy', 'anton'))
    await ground.member('classy', 'bela')
    await ground.person('nopupil')
    expect((await plain.get('classes')).status).toBe(403)
    expect((await owner.post('classes', { name: '1a', members: ['anton', 'nopupil'] })).status).toBe(404)
    const made = await owner.post('classes', { name: '1a', members: ['anton'] })
    expect(made.body).toMatchObject({ name: '1a', members: 1, people: [{ user_id: 'anton' }] })
    expect((await owner.post('classes', { name: '1A' })).body['error']).toBe('name_taken')
    const id = idOf(made)
    const changed = await owner.patch(`classes/${id}`, { name: '1b', add: ['bela'], remove: ['anton'] })
    expect(changed.body).toMatchObject({ name: '1b', people: [{ user_id: 'bela' }] })
    const query = { organization: 'classy', class: id }
    const inside = await ground.ask({ url: '/api/users/members', query, as: await ground.person('classyowner') })
    expect(inside.body['results']).toMatchObject([{ user_id: 'bela' }])
    expect((await owner.post('classes/delete', { ids: [id, 'no-id'] })).status).toBe(404)
    expect((await owner.post('classes/delete', { ids: [id] })).body).toEqual({ deleted: 1 })
    expect((await owner.get('classes')).body['totalResults']).toBe(0)
    expect((await owner.post('classes/restore', { ids: [id] })).body).toEqual({ restored: 1 })
    expect((await owner.get('classes')).body['results']).toMatchObject([{ name: '1b', members: 1 }])
    expect(await owner.remove(`classes/${id}`)).toBe(204)
  })
})

test('404 for the class of another organization: renamed, filled, deleted, copied and archived by its own people alone', async () => {
  const owner = within('classless', await ground.organization('classless'))
  const other = within('classed', await ground.organization('classed'))
  await ground.member('classless', 'classlesspupil')
  const id = idOf(await other.post('classes', { name: 'Latin' }))
  for (const change of [{ name: 'Mine' }, { add: ['classlesspupil'] }])
    expect((await owner.patch(`classes/${id}`, change)).status).toBe(404)
  expect(await owner.remove(`classes/${id}`)).toBe(404)
  for (const [call, payload] of [
    ['delete', { ids: [id] }],
    ['archive', { ids: [id] }],
    ['copy', { copies: [{ id, name: 'Mine' }], people: true, archive: false }],
  ] as const)
    expect((await owner.post(`classes/${call}`, payload)).status, call).toBe(404)
  expect((await other.get('classes')).body['results']).toMatchObject([{ name: 'Latin', members: 0 }])
  expect((await owner.get('classes')).body['totalResults']).toBe(0)
})

describe('ranks', () => {
  test('fed by owners and staff once a key, seen by every member; who was removed is in no rank', async () => {
    const owner = within('ranked', await ground.organization('ranked'))
    const plain = within('ranked', await ground.member('ranked', 'runner'))
    await ground.member('ranked', 'walker')
    const room = idOf(await owner.post('classes', { name: 'Sprint', members: ['runner'] }))
    expect((await plain.post('achievements', { user_id: 'runner', points: 5 })).status).toBe(403)
    expect((await owner.post('achievements', { user_id: 'nobody', points: 5 })).status).toBe(404)
    expect((await owner.post('achievements', { user_id: 'runner', points: 5, class_id: 'x' })).status).toBe(404)
    expect((await owner.post('achievements', { user_id: 'runner', points: -1 })).status).toBe(422)
    const feeding = { method: 'POST', url: '/api/users/achievements', query: { organization: 'ranked' } } as const
    for (let turn = 0; turn < 2; turn++) {
      const payload = { user_id: 'runner', points: 30, trophies: 2, class_id: room }
      const headers = { 'idempotency-key': 'the-same-achievement' }
      const as = await ground.person('rankedowner')
      expect((await ground.ask({ ...feeding, payload, headers, as })).status).toBe(201)
    }
    await owner.post('achievements', { user_id: 'walker', points: 50 })
    expect((await plain.get('top-five-rank')).body['results']).toMatchObject([
      { rank: 1, user_id: 'walker', points: 50 },
      { rank: 2, user_id: 'runner', points: 30, trophies: 2 },
    ])
    expect((await plain.get('top-class-trophies')).body['results']).toMatchObject([{ name: 'Sprint', trophies: 2 }])
    expect((await plain.get('highlighted-counts')).body).toEqual({
      members: 3,
      owners: 1,
      staff: 0,
      classes: 1,
      points: 80,
      trophies: 2,
    })
    expect(await owner.remove('members/walker')).toBe(204)
    expect((await plain.get('top-five-rank')).body['results']).toMatchObject([{ rank: 1, user_id: 'runner' }])
  })

  test('200 for sums that no integer of the database holds', async () => {
    const owner = within('immense', await ground.organization('immense'))
    await ground.member('immense', 'collector')
    const room = idOf(await owner.post('classes', { name: 'Treasury', members: ['collector'] }))
    const most = { points: 1_000_000, trophies: 1_000_000 }
    await owner.post('achievements', { user_id: 'collector', ...most, class_id: room })
    await ground.database.db.execute(sql`
      insert into achievements (id, organization_id, uid, class_id, points, trophies, posted_by)
      select gen_random_uuid(), organization_id, uid, class_id, points, trophies, posted_by
      from achievements, generate_series(1, 2999) where uid = 'collector'`)
    const sums = { points: 3_000_000_000, trophies: 3_000_000_000 }
    expect((await owner.get('top-five-rank')).body['results']).toMatchObject([sums])
    expect((await owner.get('top-class-trophies')).body['results']).toMatchObject([sums])
    expect((await owner.get('highlighted-counts')).body).toMatchObject(sums)
  })
})
