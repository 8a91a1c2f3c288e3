/** What is done to many people at once: their roles, finding them by a list of usernames, putting them into a class. */
import { maxIdsAtOnce } from '@atrium/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'
import { membersMatching } from './listing/matching.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const asking = (organization: string, as: Actor) => ({
  get: (path: string) => ground.ask({ url: `/api/users/${path}`, query: { organization }, as }),
  post: (path: string, payload: object) =>
    ground.ask({ method: 'POST', url: `/api/users/${path}`, query: { organization }, payload, as }),
  patch: (path: string, payload: object) =>
    ground.ask({ method: 'PATCH', url: `/api/users/${path}`, query: { organization }, payload, as }),
})

type Asking = ReturnType<typeof asking>

const becoming = (role: string, ...uids: string[]) => ({ changes: uids.map((user_id) => ({ user_id, role })) })

async function rolesIn(owner: Asking): Promise<Record<string, string>> {
  const { body } = await owner.get('members')
  return Object.fromEntries(
    (body['results'] as { user_id: string; role: string }[]).map(({ user_id, role }) => [user_id, role]),
  )
}

async function newestLines(owner: Asking, count: number) {
  const { body } = await owner.get('timeline')
  return (body['results'] as { action: string; subject: string; detail: object }[]).slice(0, count)
}

describe('roles', () => {
  test('200: changed together, with what they were; whoever is that already and whoever is no member is not', async () => {
    const owner = asking('many', await ground.organization('many'))
    for (const person of ['manya', 'manyb']) await ground.member('many', person)
    await ground.member('many', 'manystaff', 'staff')
    await ground.organization('manyelse')
    await ground.member('manyelse', 'manyforeign')
    const { status, body } = await owner.post(
      ...(['members/roles', becoming('staff', 'manya', 'manyb', 'manystaff', 'manyforeign', 'nobody')] as const),
    )
    expect([status, body]).toEqual([
      200,
      {
        changed: [
          { user_id: 'manya', from: 'User' },
          { user_id: 'manyb', from: 'User' },
        ],
        // Somebody of elsewhere is like nobody at all.
        kept: [
          { user_id: 'manyforeign', reason: 'not_found' },
          { user_id: 'nobody', reason: 'not_found' },
        ],
      },
    ])
    expect(await rolesIn(owner)).toEqual({ manyowner: 'owner', manya: 'staff', manyb: 'staff', manystaff: 'staff' })
  })

  test('each gets their own, as when a change is taken back', async () => {
    const owner = asking('back', await ground.organization('back'))
    await ground.member('back', 'backa', 'staff')
    await ground.member('back', 'backb')
    const changes = [...becoming('User', 'backa').changes, ...becoming('owner', 'backb').changes]
    expect((await owner.post('members/roles', { changes })).status).toBe(200)
    expect(await rolesIn(owner)).toEqual({ backowner: 'owner', backa: 'User', backb: 'owner' })
  })

  test('404 where none is a member, 403 unless an owner asks, 422 for what is no list of changes', async () => {
    const owner = asking('manyno', await ground.organization('manyno'))
    const staff = asking('manyno', await ground.member('manyno', 'manynostaff', 'staff'))
    expect((await owner.post('members/roles', becoming('staff', 'nobody'))).status).toBe(404)
    expect((await staff.post('members/roles', becoming('owner', 'manynostaff'))).status).toBe(403)
    const tooMany = Array.from({ length: maxIdsAtOnce + 1 }, (_, number) => `p${number}`)
    for (const wrong of [
      {},
      { changes: [] },
      becoming('admin', 'manynostaff'),
      becoming('staff', 'manynostaff', 'manynostaff'),
      becoming('staff', ...tooMany),
      { ...becoming('staff', 'manynostaff'), organization: 'many' },
      { changes: [{ user_id: 'manynostaff', role: 'staff', owner: true }] },
      { changes: [{ user_id: { $ne: '' }, role: 'staff' }] },
    ]) {
      expect((await owner.post('members/roles', wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(422)
    }
  })

  test('where all owners would go, whoever asks stays one; 409 where nothing else would change', async () => {
    const as = await ground.organization('manylast')
    const owner = asking('manylast', as)
    await ground.member('manylast', 'manysecond', 'owner')
    const { body } = await owner.post('members/roles', becoming('User', as.uid, 'manysecond'))
    expect(body).toEqual({
      changed: [{ user_id: 'manysecond', from: 'owner' }],
      kept: [{ user_id: as.uid, reason: 'last_owner' }],
    })
    const refused = await owner.post('members/roles', becoming('User', as.uid, 'manysecond'))
    expect([refused.status, refused.body['error']]).toEqual([409, 'last_owner'])
    // Somebody else becomes one in the same request: then they may go.
    const changes = [...becoming('User', as.uid).changes, ...becoming('owner', 'manysecond').changes]
    expect((await owner.post('members/roles', { changes })).body['kept']).toEqual([])
    expect(await rolesIn(asking('manylast', await ground.person('manysecond')))).toEqual({
      [as.uid]: 'User',
      manysecond: 'owner',
    })
  })

  test('owners who demote everybody at the same moment: one of them is left', async () => {
    const first = await ground.organization('manyduel')
    const others = await Promise.all(['duela', 'duelb', 'duelc'].map((uid) => ground.member('manyduel', uid, 'owner')))
    const everybody = [first, ...others]
    const all = becoming('User', ...everybody.map(({ uid }) => uid))
    const answers = await Promise.all(everybody.map((as) => asking('manyduel', as).post('members/roles', all)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    const winner = everybody[answers.findIndex(({ status }) => status === 200)] ?? first
    const roles = await rolesIn(asking('manyduel', winner))
    expect(Object.values(roles).filter((role) => role === 'owner')).toHaveLength(1)
    expect(roles[winner.uid]).toBe('owner')
  })

  test('ownership on offer between them ends, as when one role is changed', async () => {
    const as = await ground.organization('manyoffer')
    const heir = await ground.member('manyoffer', 'manyheir')
    const owner = asking('manyoffer', as)
    await owner.post('owners/hand-over', { user_id: heir.uid })
    await owner.post('members/roles', becoming('staff', heir.uid))
    expect((await asking('manyoffer', heir).get('owners/hand-over')).body['offer']).toBeNull()
  })

  test('the timeline says it in one line; each person’s own record is kept', async () => {
    const owner = asking('manylines', await ground.organization('manylines'))
    for (const person of ['linea', 'lineb', 'linec']) await ground.member('manylines', person)
    await owner.post('members/roles', becoming('staff', 'linea', 'lineb'))
    await owner.post('members/roles', becoming('staff', 'linec'))
    await owner.post('members/delete', { ids: ['linea', 'lineb'] })
    await owner.post('members/restore', { ids: ['linea', 'lineb'] })
    const label = await owner.post('labels', { name: 'Chess' })
    await owner.post('labels/assign', { ids: ['linea', 'lineb', 'linec'], labels: [label.body['id']] })
    expect(await newestLines(owner, 6)).toMatchObject([
      { action: 'labels.given', subject: '', detail: { people: 3 } },
      { action: 'label.created', subject: 'Chess' },
      { action: 'members.restored', detail: { people: 2 } },
      { action: 'members.removed', detail: { people: 2 } },
      { action: 'member.role_changed', subject: 'linec', detail: { from: 'User', to: 'staff' } },
      { action: 'members.role_changed', detail: { people: 2, to: 'staff' } },
    ])
    const own = await ground.database.db.execute(`select action from audit_records where subject = 'linea' order by id`)
    expect((own as { rows: { action: string }[] }).rows.map(({ action }) => action)).toEqual([
      ...['member.role_changed', 'member.removed', 'member.restored', 'labels.given'],
    ])
  })
})

describe('by usernames', () => {
  test('each once, whatever the case; somebody of elsewhere or removed is as unknown as nobody', async () => {
    const owner = asking('found', await ground.organization('found'))
    const { db } = ground.database
    for (const person of ['founda', 'foundb', 'foundgone']) await ground.member('found', person)
    await ground.organization('foundelse')
    await ground.member('foundelse', 'foundforeign')
    await ground.member('found', 'foundnameless')
    await db.execute(
      `update users set username = uid, username_key = uid where uid like 'found%' and uid <> 'foundnameless'`,
    )
    await db.execute(`update users set username = null, username_key = null where uid = 'foundnameless'`)
    await owner.post('members/delete', { ids: ['foundgone'] })
    const usernames = ['FoundB', 'founda', 'foundb', 'foundforeign', 'Nobody', 'foundgone', ' ', 'NOBODY', '%']
    const { status, body } = await owner.post('members/find', { usernames })
    expect(status).toBe(200)
    expect((body['results'] as { user_id: string }[]).map(({ user_id }) => user_id)).toEqual(['foundb', 'founda'])
    expect(body['unknown']).toEqual(['foundforeign', 'Nobody', 'foundgone', '%'])
  })

  test('403 for plain members, 404 for strangers, 422 for what is no list of names', async () => {
    const owner = asking('findno', await ground.organization('findno'))
    const plain = asking('findno', await ground.member('findno', 'findplain'))
    const stranger = asking('findno', await ground.person('findstranger'))
    expect((await plain.post('members/find', { usernames: ['a'] })).status).toBe(403)
    expect((await stranger.post('members/find', { usernames: ['a'] })).status).toBe(404)
    const tooMany = Array.from({ length: maxIdsAtOnce + 1 }, (_, number) => `p${number}`)
    for (const usernames of [[], tooMany, 'findplain', [{ $ne: '' }], ['x'.repeat(300)]]) {
      expect((await owner.post('members/find', { usernames })).status).toBe(422)
    }
    expect((await owner.post('members/find', { usernames: ['a'], role: 'owner' })).status).toBe(422)
  })
})

describe('into a class', () => {
  test('all who match: everybody, by label, by role, by a part of the name; each once, removed ones not', async () => {
    const owner = asking('fill', await ground.organization('fill'))
    for (const person of ['filla', 'fillb', 'fillc', 'fillgone']) await ground.member('fill', person)
    await ground.member('fill', 'teacher', 'staff')
    const label = String((await owner.post('labels', { name: 'Chess' })).body['id'])
    await owner.post('labels/assign', { ids: ['filla', 'fillb', 'fillgone'], labels: [label] })
    await owner.post('members/delete', { ids: ['fillgone'] })
    const made = await owner.post('classes', {
      name: '1a',
      members: ['fillc'],
      matching: [{ label }, { role: 'staff' }],
    })
    expect(made.body).toMatchObject({ members: 4, added: 4 })
    expect((made.body['added_ids'] as string[]).toSorted()).toEqual(['filla', 'fillb', 'fillc', 'teacher'])
    const everybody = await owner.post('classes', { name: '1b', matching: [{}] })
    expect(everybody.body).toMatchObject({ members: 5 })
    const id = String((await owner.post('classes', { name: '1c', members: ['filla'] })).body['id'])
    const added = await owner.patch(`classes/${id}`, { matching: [{ username: 'FILL', label }], remove: ['filla'] })
    expect(added.body).toMatchObject({ members: 1, added: 1, added_ids: ['fillb'], people: [{ user_id: 'fillb' }] })
    // Who was in it before is not among those who came: taking it back leaves them.
    const again = await owner.patch(`classes/${id}`, { add: ['fillb', 'fillc'] })
    expect(again.body).toMatchObject({ members: 2, added: 1, added_ids: ['fillc'] })
    expect(await newestLines(owner, 1)).toMatchObject([
      { action: 'class.changed', subject: '1c', detail: { added: 1, removed: 0, renamed: false } },
    ])
  })

  test('404 for another organization’s label, 422 for unknown filters, and then nobody is in it', async () => {
    const owner = asking('fillno', await ground.organization('fillno'))
    const other = asking('fillother', await ground.organization('fillother'))
    const foreign = String((await other.post('labels', { name: 'Chess' })).body['id'])
    const id = String((await owner.post('classes', { name: '1a' })).body['id'])
    for (const label of [foreign, 'no-id']) {
      expect((await owner.patch(`classes/${id}`, { matching: [{}, { label }] })).status).toBe(404)
      expect((await owner.post('classes', { name: '2a', matching: [{ label }] })).status).toBe(404)
    }
    const manyFilters = Array.from({ length: 21 }, () => ({}))
    for (const matching of [[], [{ organization: 'fillother' }], [{ role: 'admin' }], manyFilters, {}]) {
      expect((await owner.patch(`classes/${id}`, { matching })).status).toBe(422)
    }
    expect((await owner.get('classes')).body['results']).toMatchObject([{ name: '1a', members: 0 }])
  })

  test('422 where more match than one request takes', async () => {
    await ground.organization('fillmany')
    for (const person of ['crowda', 'crowdb']) await ground.member('fillmany', person)
    const { db } = ground.database
    const found = await db.execute(`select id from organizations where name = 'fillmany'`)
    const id = String((found as { rows: { id: string }[] }).rows[0]?.id)
    const matching = (most: number) => db.transaction((tx) => membersMatching(tx, id, [{}], most))
    expect(await matching(3)).toHaveLength(3)
    await expect(matching(2)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { matching: 'More than 10,000 people match. Please narrow the filter.' },
    })
  })
})
