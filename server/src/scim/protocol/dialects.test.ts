/**
 * What Entra ID and Okta ask, in their own words: the cases of the validator of the one and of the published specification
 * test of the other, in the order in which they come.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const membership = 'urn:atrium:params:scim:schemas:extension:membership:2.0:User'
const listed = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const found = async (directory: Directory, path: string, filter: string) =>
  (await directory.ask('GET', `${path}?filter=${encodeURIComponent(filter)}`)).body

describe('Okta', () => {
  let directory: Directory
  let id: string
  const email = 'runscope300@okta.org'
  const whole = {
    schemas: [core],
    userName: email,
    name: { givenName: 'Runscope', familyName: 'Okta' },
    displayName: 'Runscope Okta',
    emails: [{ primary: true, value: email, type: 'work' }],
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  }
  beforeAll(async () => {
    directory = await ground.directory('okta')
    await ground.resident('runscope', email)
    await directory.user('first@okta.org', { name: { givenName: 'F', familyName: 'Irst' } })
  })

  test('the users endpoint lists with count and startIndex: 200', async () => {
    const { status, body } = await directory.ask('GET', '/Users?count=1&startIndex=1')
    expect(status).toBe(200)
    expect(body).toMatchObject({ schemas: [listed], itemsPerPage: 1, startIndex: 1, totalResults: 1 })
    expect((body['Resources'] as Json[])[0]).toMatchObject({
      id: expect.any(String),
      name: { familyName: 'Irst', givenName: 'F' },
      userName: 'first@okta.org',
      active: true,
      emails: [{ value: 'first@okta.org' }],
    })
  })
  test('a user name that nobody has: 200 and nobody', async () => {
    expect(await found(directory, '/Users', `userName eq "${email}"`)).toMatchObject({
      schemas: [listed],
      totalResults: 0,
    })
  })
  test('an id that nobody has: 404 with an error', async () => {
    const { status, body } = await directory.ask('GET', '/Users/010101001010101011001010101011')
    expect([status, body['schemas']]).toEqual([404, ['urn:ietf:params:scim:api:messages:2.0:Error']])
    expect(body['detail']).not.toBe('')
  })
  test('a user with realistic values: 201, and is there', async () => {
    const made = await directory.ask('POST', '/Users', whole)
    expect(made).toMatchObject({ status: 201, body: { active: true, userName: email, name: whole.name } })
    id = String(made.body['id'])
    expect(await directory.ask('GET', `/Users/${id}`)).toMatchObject({ status: 200, body: { id, userName: email } })
    expect(JSON.stringify(made.body)).not.toContain('1mz050nq')
  })
  test('the same values again: 409', async () => {
    expect((await directory.ask('POST', '/Users', whole)).status).toBe(409)
  })
  test('a user name is the same in capitals: 200', async () => {
    expect(await found(directory, '/Users', `userName eq "${email.toUpperCase()}"`)).toMatchObject({ totalResults: 1 })
  })
  test('deactivated by a replace without a path, and activated by a PUT of all', async () => {
    const off = await directory.ask('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: false } }))
    expect(off).toMatchObject({ status: 200, body: { active: false } })
    expect(await ground.roleOf(directory, 'runscope')).toBeUndefined()
    const on = await directory.ask('PUT', `/Users/${id}`, { ...whole, id, meta: { resourceType: 'User' } })
    expect(on).toMatchObject({ status: 200, body: { active: true } })
    expect(await ground.roleOf(directory, 'runscope')).toBe('User')
  })
  test('groups: listed, made, renamed with their id, filled, and emptied by a filter in the path', async () => {
    expect(await directory.ask('GET', '/Groups?startIndex=1&count=100')).toMatchObject({
      status: 200,
      body: { totalResults: 0 },
    })
    const group = await directory.group('Test SCIMv2', [])
    const rename = patch({ op: 'replace', value: { id: group, displayName: 'Test SCIMv2 again' } })
    expect(await directory.ask('PATCH', `/Groups/${group}`, rename)).toMatchObject({
      status: 200,
      body: { displayName: 'Test SCIMv2 again' },
    })
    const fill = patch({ op: 'add', path: 'members', value: [{ value: id, display: email }] })
    expect(await directory.ask('PATCH', `/Groups/${group}`, fill)).toMatchObject({ body: { members: [{ value: id }] } })
    const empty = patch({ op: 'remove', path: `members[value eq "${id}"]` })
    expect((await directory.ask('PATCH', `/Groups/${group}`, empty)).body['members']).toEqual([])
    const put = { displayName: 'Test SCIMv2', members: [{ value: id, display: email }], schemas: [], id: group }
    expect(await directory.ask('PUT', `/Groups/${group}`, put)).toMatchObject({ body: { members: [{ value: id }] } })
  })
  test('JSON under its plain name is read too', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await directory.ask('POST', '/Users', { userName: 'plain@okta.org' }, headers)).status).toBe(201)
  })
})

describe('Entra ID', () => {
  let directory: Directory
  let id: string
  let group: string
  const patched = (...operations: Json[]) => directory.ask('PATCH', `/Users/${id}`, patch(...operations))
  beforeAll(async () => {
    directory = await ground.directory('entra')
    await ground.resident('entrada', 'ada@entra.org')
  })

  test('nobody of a random name, before anything else: 200', async () => {
    expect(await found(directory, '/Users', 'userName eq "non-existent user"')).toMatchObject({
      totalResults: 0,
      Resources: [],
    })
    expect(await found(directory, '/Groups', 'displayName eq "non-existent group"')).toMatchObject({ totalResults: 0 })
  })
  test('a user with the enterprise schema and all kinds of attributes: 201', async () => {
    const made = await directory.ask('POST', '/Users', {
      schemas: [core, enterprise],
      externalId: '0a21f0f2',
      userName: 'ada@entra.org',
      active: true,
      title: 'Dr.',
      meta: { resourceType: 'User' },
      emails: [{ primary: true, type: 'work', value: 'ada@entra.org' }],
      name: { formatted: 'Ada L', familyName: 'L', givenName: 'Ada' },
      phoneNumbers: [{ type: 'mobile', value: '1' }],
      [enterprise]: { department: 'Mathematics', manager: { value: 'x' } },
      roles: [],
    })
    expect(made).toMatchObject({ status: 201, body: { externalId: '0a21f0f2' } })
    id = String(made.body['id'])
  })
  test('made once more: 409', async () => {
    expect((await directory.ask('POST', '/Users', { userName: 'ada@entra.org' })).status).toBe(409)
  })
  test.each(['userName eq "ada@entra.org"', 'externalId eq "0a21f0f2"', 'userName eq "ADA@ENTRA.ORG"'])(
    'found by %s',
    async (filter) => {
      expect(await found(directory, '/Users', filter)).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    },
  )
  test('operations in capitals, and several of them', async () => {
    const { status, body } = await patched(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ada.l@entra.org' },
      { op: 'Replace', path: 'name.familyName', value: 'Lovelace' },
      { op: 'Add', path: 'displayName', value: 'Ada Lovelace' },
      { op: 'Add', path: 'title', value: 'Prof.' },
      { op: 'Replace', path: `${enterprise}:department`, value: 'Computing' },
      { op: 'Replace', path: `${core}:externalId`, value: '0a21f0f3' },
    )
    expect([status, body['externalId']]).toEqual([200, '0a21f0f3'])
    expect(body).toMatchObject({
      name: { familyName: 'Lovelace' },
      displayName: 'Ada Lovelace',
      emails: [{ value: 'ada.l@entra.org' }],
    })
  })
  test('values without a path, with the path as the name of a field', async () => {
    const value = {
      'name.givenName': 'Augusta',
      displayName: 'Augusta',
      'emails[type eq "work"].value': 'ada@entra.org',
      [`${enterprise}:manager`]: 'x',
      'addresses[type eq "work"].locality': 'London',
    }
    const { status, body } = await patched({ op: 'Add', value })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: { givenName: 'Augusta' },
      displayName: 'Augusta',
      emails: [{ value: 'ada@entra.org' }],
    })
  })
  test('the user name alone', async () => {
    expect((await patched({ op: 'Replace', path: 'userName', value: 'augusta@entra.org' })).body['userName']).toBe(
      'augusta@entra.org',
    )
    expect((await patched({ op: 'Replace', path: 'userName', value: 'ada@entra.org' })).status).toBe(200)
  })
  test.each([
    ['False', false],
    ['True', true],
    [false, false],
    [true, true],
  ])('active as %j', async (value, active) => {
    const { status, body } = await patched({ op: 'Replace', path: 'active', value })
    expect([status, body['active']]).toEqual([200, active])
    expect(await ground.roleOf(directory, 'entrada')).toBe(active ? 'User' : undefined)
  })
  test('an attribute that is removed', async () => {
    const { body } = await patched({ op: 'Remove', path: 'displayName' }, { op: 'Remove', path: 'name.formatted' })
    expect([body['displayName'], (body['name'] as Json)['formatted']]).toEqual([undefined, undefined])
  })
  test('a group: made, found without its members, filled, asked whether somebody is in it, emptied, deleted', async () => {
    group = await directory.group('Mathematicians')
    const only = `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "Mathematicians"')}`
    const { body } = await directory.ask('GET', only)
    expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: group }] })
    expect((body['Resources'] as Json[])[0]).not.toHaveProperty('members')
    const change = (...operations: Json[]) => directory.ask('PATCH', `/Groups/${group}`, patch(...operations))
    expect((await change({ op: 'Add', path: 'members', value: [{ value: id }] })).status).toBe(200)
    const isIn = `id eq "${group}" and members eq "${id}"`
    expect(await found(directory, '/Groups', isIn)).toMatchObject({ totalResults: 1 })
    // As it asks by default, with the members to remove beside the path.
    expect((await change({ op: 'Remove', path: 'members', value: [{ value: id }] })).body['members']).toEqual([])
    expect(await found(directory, '/Groups', isIn)).toMatchObject({ totalResults: 0 })
    expect((await change({ op: 'Replace', path: 'displayName', value: 'Mathematics' })).body['displayName']).toBe(
      'Mathematics',
    )
    expect((await change({ op: 'Replace', path: 'externalId', value: '60f1' })).body['externalId']).toBe('60f1')
    expect((await directory.ask('DELETE', `/Groups/${group}`)).status).toBe(204)
    expect((await directory.ask('GET', `/Groups/${group}`)).status).toBe(404)
  })
  test('deleted: 204, and 404 from then on', async () => {
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(404)
  })
})

describe('what is wrong with a PATCH', () => {
  let directory: Directory
  let id: string
  beforeAll(async () => {
    directory = await ground.directory('wrongly')
    id = await directory.user('ada@wrongly.org')
  })
  test.each<[string, unknown, string]>([
    ['no operations', {}, 'invalidSyntax'],
    ['none of them', patch(), 'invalidSyntax'],
    ['an operation that is none', patch({ op: 'move', path: 'active', value: false }), 'invalidSyntax'],
    ['a path of nothing', patch({ op: 'replace', path: 'shoeSize', value: 7 }), 'invalidPath'],
    ['a path that cannot be read', patch({ op: 'replace', path: 'emails[type eq', value: 'x' }), 'invalidPath'],
    ['a path that is no text', patch({ op: 'replace', path: 7, value: 'x' }), 'invalidPath'],
    ['a remove without a path', patch({ op: 'remove' }), 'noTarget'],
    [
      'an address of nobody',
      patch({ op: 'replace', path: 'emails[value eq "x@y.org"].value', value: 'z@wrongly.org' }),
      'noTarget',
    ],
    [
      'an address of elsewhere',
      patch({ op: 'replace', path: 'emails[type eq "work"].value', value: 'z@elsewhere.com' }),
      'invalidValue',
    ],
    ['meta', patch({ op: 'replace', path: 'meta.created', value: 'x' }), 'mutability'],
    ['another id', patch({ op: 'replace', path: 'id', value: randomUUID() }), 'mutability'],
    ['another id beside what may be said', patch({ op: 'add', value: { id: 'x', active: true } }), 'mutability'],
    ['an id of nothing', patch({ op: 'replace', path: 'id', value: null }), 'mutability'],
    ['a removed id', patch({ op: 'remove', path: 'id' }), 'mutability'],
    ['groups', patch({ op: 'add', path: 'groups', value: [{ value: randomUUID() }] }), 'mutability'],
    ['what became of them', patch({ op: 'replace', path: `${membership}:state`, value: 'member' }), 'mutability'],
    ['a removed user name', patch({ op: 'remove', path: 'userName' }), 'mutability'],
    ['a user name of nothing', patch({ op: 'replace', path: 'userName', value: null }), 'invalidValue'],
    ['a removed active', patch({ op: 'remove', path: 'active' }), 'mutability'],
    ['an active that is neither', patch({ op: 'replace', path: 'active', value: 1 }), 'invalidValue'],
  ])('400 for %s', async (_what, body, scimType) => {
    expect(await directory.ask('PATCH', `/Users/${id}`, body)).toMatchObject({ status: 400, body: { scimType } })
  })
  test('a group’s id is its own as well', async () => {
    const group = await directory.group('Own', [])
    for (const change of [
      { op: 'replace', path: 'id', value: id },
      { op: 'replace', value: { id: 'x', displayName: 'Own' } },
      { op: 'remove', path: 'id' },
    ]) {
      const answer = await directory.ask('PATCH', `/Groups/${group}`, patch(change))
      expect(answer).toMatchObject({ status: 400, body: { scimType: 'mutability' } })
    }
  })
  test('a group’s name is replaced, not removed', async () => {
    const group = await directory.group('Named', [])
    const answer = await directory.ask('PATCH', `/Groups/${group}`, patch({ op: 'remove', path: 'displayName' }))
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'mutability' } })
    expect((await directory.ask('GET', `/Groups/${group}`)).body['displayName']).toBe('Named')
  })
  test('what cannot be changed is passed over in a PUT, and where it is what it was', async () => {
    const whole = { schemas: [], userName: 'ada@wrongly.org', active: true }
    const other = { ...whole, id: randomUUID(), meta: { version: 'x' }, groups: [{ value: 'x' }], [membership]: 'x' }
    expect(await directory.ask('PUT', `/Users/${id}`, other)).toMatchObject({ status: 200, body: { id } })
    const same = patch({ op: 'replace', value: { schemas: [core], id: id.toUpperCase(), active: true } })
    expect(await directory.ask('PATCH', `/Users/${id}`, same)).toMatchObject({ status: 200, body: { id } })
  })
  test('an address of home is passed over', async () => {
    const { status, body } = await directory.ask(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'add', path: 'emails[type eq "home"].value', value: 'x@home.com' }),
    )
    expect([status, body['emails']]).toEqual([200, [{ value: 'ada@wrongly.org', type: 'work', primary: true }]])
  })
})
