/** Attributes that are kept, below the name of their schema, as others write those of extensions: they are said all the same. */
import { beforeAll, expect, test } from 'vitest'
import { activate, type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const ground = provisioningGround()
let directory: Directory
let id: string
beforeAll(async () => {
  directory = await ground.directory('core')
  await ground.resident('ada', 'ada@core.org')
  id = await directory.user('ada@core.org')
})

const change = (operation: Json) => directory.ask('PATCH', `/Users/${id}`, patch(operation))

test.each<[string, Json]>([
  ['as a field of a value without a path', { op: 'replace', value: { [core]: { active: false, displayName: 'Ada' } } }],
  ['as the path', { op: 'replace', path: core, value: { active: 'False', displayName: 'Ada' } }],
  ['as the path, with a colon', { op: 'Replace', path: `${core}:`, value: { active: 'False', displayName: 'Ada' } }],
])('200: %s, and the membership ends', async (_how, operation) => {
  expect(await ground.roleOf(directory, 'ada')).toBe('User')
  expect(await change(operation)).toMatchObject({ status: 200, body: { active: false, displayName: 'Ada' } })
  expect(await ground.roleOf(directory, 'ada')).toBeUndefined()
  expect((await directory.ask('PATCH', `/Users/${id}`, activate)).status).toBe(200)
})

test.each<[string, Json]>([
  ['below its name', { [core]: { active: false, displayName: 'Ada' } }],
  ['with it in front', { [`${core}:active`]: 'False', [`${core.toUpperCase()}:displayName`]: 'Ada' }],
])('200: a PUT that says them %s, and the membership ends', async (_how, said) => {
  expect(await ground.roleOf(directory, 'ada')).toBe('User')
  const put = (more: Json) =>
    directory.ask('PUT', `/Users/${id}`, { schemas: [core], userName: 'ada@core.org', ...more })
  expect(await put(said)).toMatchObject({ status: 200, body: { active: false, displayName: 'Ada' } })
  expect(await ground.roleOf(directory, 'ada')).toBeUndefined()
  expect(
    await put({ active: true, displayName: 'Ada', [core]: { active: false } }),
    'what stands plainly counts first',
  ).toMatchObject({ status: 200, body: { active: true } })
  for (const wrong of [{ [core]: false }, { [core]: null }, { [core]: { active: 'maybe' } }]) {
    expect((await put(wrong)).status).toBe(400)
  }
  expect(await ground.roleOf(directory, 'ada')).toBe('User')
})

test('201: somebody, and a group, are made by what stands there', async () => {
  const made = { [core]: { userName: 'joan@core.org', active: false, name: { givenName: 'Joan' } } }
  expect(await directory.ask('POST', '/Users', { schemas: [core], ...made })).toMatchObject({
    status: 201,
    body: { userName: 'joan@core.org', active: false, name: { givenName: 'Joan' } },
  })
  const group = 'urn:ietf:params:scim:schemas:core:2.0:Group'
  const body = { schemas: [group], [group]: { displayName: 'Latin', members: [{ value: id }] } }
  expect(await directory.ask('POST', '/Groups', body)).toMatchObject({
    status: 201,
    body: { displayName: 'Latin', members: [{ value: id }] },
  })
})

test('400: what is no object there, what is unknown in it, and a removal of all', async () => {
  const answers = await Promise.all(
    [
      { op: 'replace', value: { [core]: false } },
      { op: 'replace', path: core, value: 'x' },
      { op: 'replace', value: { [core]: { [core]: { active: false } } } },
      { op: 'remove', path: core },
    ].map(change),
  )
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect((await directory.ask('GET', `/Users/${id}`)).body).toMatchObject({ active: true, displayName: 'Ada' })
})

test('400: a member is no other one by a change, and both stay what they are', async () => {
  const other = await directory.user('grace@core.org')
  const group = await directory.group('Chess', [id])
  const replaced = (value: unknown, part = '') =>
    directory.ask(
      'PATCH',
      `/Groups/${group}`,
      patch({ op: 'replace', path: `members[value eq "${id}"]${part}`, value }),
    )
  for (const answer of [await replaced([{ value: other }]), await replaced(other, '.value')]) {
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'mutability' } })
  }
  expect((await replaced({ value: id, display: 'Ada' })).status).toBe(200)
  const { body } = await directory.ask('GET', `/Groups/${group}`)
  expect((body['members'] as Json[]).map(({ value }) => value)).toEqual([id])
})
