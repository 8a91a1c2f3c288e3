/** Of several addresses the primary one is kept, else that of work: however a directory says them. */
import { beforeEach, expect, test } from 'vitest'
import { type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const work = { value: 'ada@several.org', type: 'work', primary: true }
const home = { value: 'countess@several.org', type: 'home' }
const elsewhere = { value: 'ada@home.example', type: 'home', primary: false }
const ground = provisioningGround()
let directory: Directory
let id: string
let people = 0
beforeEach(async () => {
  directory ??= await ground.directory('several')
  const answer = await directory.ask('POST', '/Users', { userName: `ada${(people += 1)}`, emails: [work] })
  id = String(answer.body['id'])
  return async () => void (await directory.ask('DELETE', `/Users/${id}`))
})

const change = (operation: Json) => directory.ask('PATCH', `/Users/${id}`, patch(operation))
const emails = (value: string) => ({ status: 200, body: { emails: [{ value, type: 'work', primary: true }] } })

test.each<[string, Json]>([
  ['of home', { op: 'add', path: 'emails', value: [home] }],
  ['of home, alone and not in a list', { op: 'Add', path: 'emails', value: home }],
  ['of home, without a path', { op: 'add', value: { emails: [home] } }],
  ['of a domain that nobody has proven', { op: 'add', path: 'emails', value: [elsewhere] }],
  ['of home, beside its own', { op: 'add', path: 'emails', value: [home, work] }],
])('an address %s that is added: that of work stays', async (_which, operation) => {
  expect(await change(operation)).toMatchObject(emails(work.value))
})

test.each<[string, Json]>([
  ['of work', { value: home.value, type: 'work' }],
  ['of no kind', { value: home.value }],
  ['that is primary', { ...home, primary: true }],
  ['that is primary, as a text', { ...home, primary: 'True' }],
])('an address %s that is added is the one from then on', async (_which, value) => {
  expect(await change({ op: 'add', path: 'emails', value: [elsewhere, value] })).toMatchObject(emails(home.value))
})

test('the primary one of several, also where it says so as a text', async () => {
  const said = [
    { ...work, primary: 'False' },
    { ...home, primary: 'True' },
  ]
  expect(await change({ op: 'replace', path: 'emails', value: said })).toMatchObject(emails(home.value))
  const whole = {
    userName: `ada${people}`,
    emails: [
      { ...home, primary: 'false' },
      { ...work, primary: 'true' },
    ],
  }
  expect(await directory.ask('PUT', `/Users/${id}`, whole)).toMatchObject(emails(work.value))
})

test('another one that is removed by its value: that of work stays', async () => {
  for (const value of [[home], home, [elsewhere, { type: 'home' }], ['countess@several.org']]) {
    expect(await change({ op: 'Remove', path: 'emails', value })).toMatchObject(emails(work.value))
  }
})

test.each<[string, Json]>([
  ['by its value', { op: 'remove', path: 'emails', value: [{ value: 'ADA@several.org' }] }],
  ['by its kind', { op: 'remove', path: 'emails', value: [home, { type: 'work' }] }],
  ['with all others', { op: 'remove', path: 'emails' }],
])('removed %s, and no other is left: 400', async (_how, operation) => {
  expect(await change(operation)).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
})
