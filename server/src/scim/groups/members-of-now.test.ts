/** Who has what a group is: those of its people who are members now, whoever let them in. */
import { describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { activate, deactivate, type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

/** Ada, whom a directory has. */
async function kept(name: string, groups?: 'labels' | 'classes') {
  const directory = await ground.directory(name, groups)
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
  const id = await directory.user(`ada@${name}.org`)
  const set = (body: object) => directory.ask('PATCH', `/Users/${id}`, body)
  return { directory, ada, id, set }
}

const inside = ({ organization, owner }: Directory, path: string, payload: object) =>
  ground.ask({ method: 'POST', url: `/api/users/${path}`, query: { organization }, payload, as: owner })

async function classesOf({ organization, owner }: Directory, { uid }: Actor): Promise<string[]> {
  const { body } = await ground.ask({ url: '/api/users/classes', query: { organization }, as: owner })
  const all = body['results'] as { name: string; people: { user_id: string }[] }[]
  return all.filter(({ people }) => people.some(({ user_id }) => user_id === uid)).map(({ name }) => name)
}

describe('who is put into a group while they are out has it once they are back', () => {
  test('by an owner who restores them', async () => {
    const { directory, ada, id } = await kept('restoredback')
    await inside(directory, 'members/delete', { ids: [ada.uid] })
    await directory.group('Chess', [id])
    await inside(directory, 'members/restore', { ids: [ada.uid] })
    expect(await ground.labelsOf(directory, ada.uid)).toEqual(['Chess'])
  })

  test('by an owner who renews them, of a class', async () => {
    const { directory, ada, id, set } = await kept('renewedback', 'classes')
    await set(deactivate)
    await directory.group('7a', [id])
    await inside(directory, 'members/renew', { ids: [ada.uid] })
    expect(await classesOf(directory, ada)).toEqual(['7a'])
  })

  test('by an invite that they accept', async () => {
    const { directory, ada, id, set } = await kept('invitedback')
    await set(deactivate)
    await directory.group('Chess', [id])
    const { body } = await inside(directory, 'invites', { role: 'User', uses: 1 })
    const payload = { token: body['token'] }
    expect((await ground.ask({ method: 'POST', url: '/api/users/invites/success', payload, as: ada })).status).toBe(200)
    expect(await ground.labelsOf(directory, ada.uid)).toEqual(['Chess'])
  })

  test('by another directory', async () => {
    const { directory, ada, id, set } = await kept('otherback')
    await set(deactivate)
    await directory.group('Chess', [id])
    const other = await ground.connect('otherback', directory.owner)
    await other.user('ada@otherback.org')
    expect(await ground.labelsOf(directory, ada.uid)).toEqual(['Chess'])
  })
})

test('a member of whom the directory knew no account, and whom it has inactive, has it once they are known', async () => {
  const directory = await ground.directory('knownsince')
  const id = await directory.user('ada@knownsince.org', { active: false })
  await directory.group('Chess', [id])
  const ada = await ground.resident('knownsinceada', 'ada@knownsince.org')
  await ground.member('knownsince', ada.uid)
  await ground.move(ada, 'ada@knownsince.org')
  await ground.joinWaiting()
  expect(await ground.labelsOf(directory, ada.uid)).toEqual(['Chess'])
})

describe('who is in a group no more does not have it', () => {
  test.each([
    [
      'taken out of it',
      (group: string, id: string) => ['PATCH', group, patch({ op: 'remove', path: `members[value eq "${id}"]` })],
    ],
    [
      'of a group whose people are others now',
      (group: string) => ['PUT', group, { displayName: 'Choir', members: [] }],
    ],
    ['of a group that is gone', (group: string) => ['DELETE', group, undefined]],
  ] as const)('%s while they were out, and back', async (what, ask) => {
    const name = `out${what.length}`
    const { directory, ada, id, set } = await kept(name)
    // A label of before, which outlives the group.
    await inside(directory, 'labels', { name: 'Choir' })
    const group = `/Groups/${await directory.group('Choir', [id])}`
    expect(await ground.labelsOf(directory, ada.uid)).toEqual(['Choir'])
    await set(deactivate)
    const [method, path, body] = ask(group, id)
    expect((await directory.ask(method as 'PUT', path as string, body)).status).toBeLessThan(300)
    await set(activate)
    expect(await ground.roleOf(directory, ada.uid)).toBe('User')
    expect(await ground.labelsOf(directory, ada.uid)).toEqual([])
  })

  test('deleted in the directory, and a member still by another one', async () => {
    const { directory, ada, id } = await kept('keptelsewhere')
    const other = await ground.connect('keptelsewhere', directory.owner, 'classes')
    const there = await other.user('ada@keptelsewhere.org')
    await directory.group('Chess', [id])
    await other.group('7a', [there])
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect([await ground.labelsOf(directory, ada.uid), await classesOf(directory, ada)]).toEqual([[], ['7a']])
  })
})
