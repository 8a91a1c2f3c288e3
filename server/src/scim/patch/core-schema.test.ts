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
