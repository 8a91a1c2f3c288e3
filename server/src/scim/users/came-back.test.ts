/** A directory and who came back another way: what it says of `active` is the membership, and it can end that. */
import { describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import {
  activate,
  deactivate,
  type Directory,
  membershipState,
  provisioningGround,
} from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

/** Deactivated by the directory, and a member again by an owner's own hand. */
async function cameBack(name: string) {
  const directory = await ground.directory(name)
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
  const id = await directory.user(`ada@${name}.org`)
  await directory.ask('PATCH', `/Users/${id}`, deactivate)
  const off = await directory.ask('GET', `/Users/${id}`)
  expect((await renew(directory, ada, directory.owner)).status).toBe(200)
  return { directory, ada, id, off }
}

const renew = ({ organization }: Directory, { uid }: Actor, as: Actor) =>
  ground.ask({ method: 'POST', url: '/api/users/members/renew', query: { organization }, payload: { ids: [uid] }, as })

const shown = ({ body }: { body: Record<string, unknown> }) => [
  body['active'],
  (body[membershipState] as { state: string }).state,
]

const found = async (directory: Directory, filter: string) =>
  (await directory.ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body['totalResults']

describe('a member whom the directory has deactivated', () => {
  test('is shown as active: in the resource, its version, and what filters find', async () => {
    const { directory, id, off } = await cameBack('shownin')
    const on = await directory.ask('GET', `/Users/${id}`)
    expect([shown(off), shown(on)]).toEqual([
      [false, 'ended'],
      [true, 'member'],
    ])
    expect(on.headers['etag']).not.toBe(off.headers['etag'])
    const known = { 'if-none-match': String(off.headers['etag']) }
    expect((await directory.ask('GET', `/Users/${id}`, undefined, known)).status).toBe(200)
    expect([await found(directory, 'active eq true'), await found(directory, 'active eq false')]).toEqual([1, 0])
  })

  test('200: deactivated again, by PATCH or PUT, the membership ends again', async () => {
    const { directory, ada, id } = await cameBack('endedanew')
    expect(shown(await directory.ask('PATCH', `/Users/${id}`, deactivate))).toEqual([false, 'ended'])
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
    await renew(directory, ada, directory.owner)
    const put = await directory.ask('PUT', `/Users/${id}`, { userName: 'ada@endedanew.org', active: false })
    expect(shown(put)).toEqual([false, 'ended'])
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
  })

  test('204: deleted, the membership ends too', async () => {
    const { directory, ada, id } = await cameBack('deletedanew')
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
  })

  test('409 where they have become the last owner since', async () => {
    const { directory, ada, id } = await cameBack('lastanew')
    const { owner } = directory
    const role = (uid: string, as: Actor, to: string) =>
      ground.ask({
        method: 'PATCH',
        url: `/api/users/members/${uid}/role`,
        query: { organization: 'lastanew' },
        payload: { role: to },
        as: { ...as, authTime: new Date() },
      })
    expect((await role(ada.uid, owner, 'owner')).status).toBe(200)
    expect((await role(owner.uid, ada, 'staff')).status).toBe(200)
    expect((await directory.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(409)
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(409)
    expect(await ground.roleOf({ ...directory, owner: ada }, ada.uid)).toBe('owner')
  })

  test('200: what is said of their name alone ends nothing', async () => {
    const { directory, ada, id } = await cameBack('namedonly')
    await directory.ask('PUT', `/Users/${id}`, { userName: 'ada@namedonly.org', displayName: 'Ada' })
    expect(await ground.roleOf(directory, ada.uid)).toBe('User')
  })
})

test('deactivated while they waited, and in by another way since: deactivated again and deleted, they go', async () => {
  const directory = await ground.directory('waitedout')
  const ids = await Promise.all(
    ['ada', 'bea'].map((name) => directory.user(`${name}@waitedout.org`, { active: false })),
  )
  for (const name of ['ada', 'bea']) {
    const person = await ground.resident(`waitedout${name}`, `${name}@waitedout.org`)
    await ground.member('waitedout', person.uid)
    await ground.move(person, `${name}@waitedout.org`)
  }
  expect(shown(await directory.ask('PATCH', `/Users/${ids[0]}`, deactivate))).toEqual([false, 'ended'])
  await directory.ask('DELETE', `/Users/${ids[1]}`)
  expect([await ground.roleOf(directory, 'waitedoutada'), await ground.roleOf(directory, 'waitedoutbea')]).toEqual([
    undefined,
    undefined,
  ])
})

test('whom an owner removed by hand is not active, and stays out until the directory itself takes them up again', async () => {
  const directory = await ground.directory('byhand')
  const ada = await ground.resident('byhandada', 'ada@byhand.org')
  const id = await directory.user('ada@byhand.org')
  const remove = { method: 'POST', url: '/api/users/members/delete', query: { organization: 'byhand' } } as const
  await ground.ask({ ...remove, payload: { ids: [ada.uid] }, as: directory.owner })
  expect(shown(await directory.ask('GET', `/Users/${id}`))).toEqual([false, 'removed'])
  expect(shown(await directory.ask('PATCH', `/Users/${id}`, activate))).toEqual([false, 'removed'])
  await directory.ask('PATCH', `/Users/${id}`, deactivate)
  expect(shown(await directory.ask('PATCH', `/Users/${id}`, activate))).toEqual([true, 'member'])
})
