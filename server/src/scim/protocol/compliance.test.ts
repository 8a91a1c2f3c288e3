/**
 * What the published collections ask beside `dialects.test.ts`, under their own names: Okta's specification test ("SPEC")
 * and its test of a user's life ("CRUD"), and the validator of Entra ID.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '#db/schema.ts'
import { type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const filtered = (path: string, filter: string) => `${path}?filter=${encodeURIComponent(filter)}`
const records = () => ground.database.db.$count(auditRecords)

describe('Okta, SPEC', () => {
  let directory: Directory
  let ids: string[]
  beforeAll(async () => {
    directory = await ground.directory('spec')
    ids = []
    for (const name of ['ada', 'bea', 'cyd']) {
      ids.push(await directory.user(`${name}@spec.org`, { name: { givenName: name, familyName: 'Spec' } }))
    }
  })

  test('Required Test: Get Users/{{id}}, of the first that was listed', async () => {
    const { body } = await directory.ask('GET', '/Users?count=1&startIndex=1')
    const [first] = body['Resources'] as Json[]
    expect(await directory.ask('GET', `/Users/${String(first?.['id'])}`)).toMatchObject({
      status: 200,
      body: {
        id: ids[0],
        schemas: expect.arrayContaining([core]) as object,
        userName: 'ada@spec.org',
        active: true,
        name: { givenName: 'ada', familyName: 'Spec' },
        emails: [{ value: 'ada@spec.org' }],
      },
    })
  })

  test('Required Test: Test invalid User by username: 200, totalResults 0, and an empty list', async () => {
    const { status, body } = await directory.ask('GET', filtered('/Users', 'userName eq "random.user@spec.org"'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalResults: 0, Resources: [], itemsPerPage: 0, startIndex: 1 })
  })

  test('what an import asks: pages of startIndex and count, and none behind the last', async () => {
    const page = async (query: string) => {
      const { body } = await directory.ask('GET', `/Users?${query}`)
      const { startIndex, itemsPerPage, totalResults, Resources } = body as Record<string, number> & {
        Resources: { id: string }[]
      }
      return [startIndex, itemsPerPage, totalResults, Resources.map(({ id }) => id)]
    }
    expect(await page('startIndex=1&count=2')).toEqual([1, 2, 3, ids.slice(0, 2)])
    expect(await page('startIndex=3&count=2')).toEqual([3, 1, 3, ids.slice(2)])
    expect(await page('startIndex=4&count=2')).toEqual([4, 0, 3, []])
    expect(await page('startIndex=1&count=0')).toEqual([1, 0, 3, []])
  })

  test('Optional Test: Verify Groups endpoint', async () => {
    const { status, body } = await directory.ask('GET', '/Groups')
    expect([status, body['totalResults'], body['Resources']]).toEqual([200, 0, []])
  })
})

test('Okta, CRUD: added, first name changed, deactivated, activated and assigned anew, unassigned', async () => {
  const directory = await ground.directory('crud')
  await ground.resident('crud', 'ada@crud.org')
  const whole = {
    schemas: [core],
    userName: 'ada@crud.org',
    active: true,
    externalId: '00u1',
    name: { givenName: 'Ada', familyName: 'Crud' },
    emails: [{ primary: true, value: 'ada@crud.org' }],
  }
  const find = () => directory.ask('GET', filtered('/Users', 'userName eq "ada@crud.org"'))
  expect((await find()).body['totalResults']).toBe(0)
  const id = String((await directory.ask('POST', '/Users', whole)).body['id'])
  expect((await find()).body).toMatchObject({ totalResults: 1, Resources: [{ id, active: true }] })

  const renamed = { ...whole, id, name: { givenName: 'Augusta', familyName: 'Crud' } }
  expect((await directory.ask('PUT', `/Users/${id}`, renamed)).status).toBe(200)
  expect((await directory.ask('GET', `/Users/${id}`)).body['name']).toEqual(renamed.name)

  const isActive = (active: boolean) =>
    directory.ask('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active } }))
  for (const [active, role] of [
    [false, undefined],
    [true, 'User'],
    [false, undefined],
  ] as const) {
    expect((await isActive(active)).status).toBe(200)
    expect((await directory.ask('GET', `/Users/${id}`)).body).toMatchObject({ active, name: renamed.name })
    expect(await ground.roleOf(directory, 'crud')).toBe(role)
  }
})

describe('Entra ID, the validator', () => {
  let directory: Directory
  let id: string
  const patched = (...operations: Json[]) => directory.ask('PATCH', `/Users/${id}`, patch(...operations))
  beforeAll(async () => {
    directory = await ground.directory('validator')
    await ground.resident('validator', 'ada@validator.org')
    id = await directory.user('ada@validator.org', { externalId: 'e-1' })
  })

  test('Create a new User, then Create a duplicate User: 409, and the first is as it was', async () => {
    const before = (await directory.ask('GET', `/Users/${id}`)).body
    const again = await directory.ask('POST', '/Users', { userName: 'ada@validator.org', displayName: 'Another' })
    expect(again).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } })
    expect((await directory.ask('GET', `/Users/${id}`)).body).toEqual(before)
  })

  test.each([
    ['userName eq "ada@validator.org"', 1],
    ['userName eq "ADA@Validator.org"', 1],
    ['externalId eq "e-1"', 1],
    ['emails[type eq "work"].value eq "ada@validator.org"', 1],
    ['userName eq "nobody"', 0],
  ])('Filter User: %s', async (filter, totalResults) => {
    expect(await directory.ask('GET', filtered('/Users', filter))).toMatchObject({
      status: 200,
      body: { totalResults },
    })
  })

  test.each(['Add', 'Replace', 'add', 'replace'])('Patch User: %s of one attribute, as it stands then', async (op) => {
    const { status, body } = await patched({ op, path: 'name.givenName', value: `${op}d` })
    expect([status, (body['name'] as Json)['givenName']]).toEqual([200, `${op}d`])
  })

  test('Patch User: Remove of one attribute that is there, and of one that is not', async () => {
    for (const time of ['there', 'gone']) {
      expect((await patched({ op: 'Remove', path: 'name.givenName' })).status, time).toBe(200)
    }
    expect((await directory.ask('GET', `/Users/${id}`)).body['name'] ?? {}).not.toHaveProperty('givenName')
  })

  test('Patch User: multiple operations, with paths that name their schema, and attributes that are not kept', async () => {
    const { status, body } = await patched(
      { op: 'Replace', path: `${core}:name.familyName`, value: 'Lovelace' },
      { op: 'Replace', path: `${core}:emails[type eq "work"].value`, value: 'ada.l@validator.org' },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Teacher' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '1' },
      { op: 'Add', path: `${enterprise}:manager`, value: 'a-manager' },
      { op: 'Remove', path: `${enterprise}:manager` },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: { familyName: 'Lovelace' }, emails: [{ value: 'ada.l@validator.org' }] })
    await patched({ op: 'Replace', path: 'emails[type eq "work"].value', value: 'ada@validator.org' })
  })

  test('Disable User, as text and without a path, twice; Get User and the filter still find it', async () => {
    const before = await records()
    for (const value of ['False', 'False']) {
      expect(await patched({ op: 'Replace', path: 'active', value })).toMatchObject({ body: { active: false } })
    }
    expect(await records(), 'the second changes nothing').toBe(before + 1)
    expect(await ground.roleOf(directory, 'validator')).toBeUndefined()
    const found = await directory.ask('GET', filtered('/Users', 'userName eq "ada@validator.org"'))
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, active: false }] })
    expect(await patched({ op: 'Replace', value: { active: 'True' } })).toMatchObject({ body: { active: true } })
  })

  test('Create a duplicate Group: 409; Get Group with excludedAttributes=members, by id and by filter', async () => {
    const group = await directory.group('Validators', [id])
    expect((await directory.ask('POST', '/Groups', { displayName: 'Validators' })).status).toBe(409)
    for (const path of [`/Groups/${group}?excludedAttributes=members`, `/Groups/${group}?attributes=displayName`]) {
      const { status, body } = await directory.ask('GET', path)
      expect([status, body['displayName'], 'members' in body], path).toEqual([200, 'Validators', false])
    }
    const { body } = await directory.ask(
      'GET',
      `${filtered('/Groups', 'externalId eq "none" or displayName eq "validators"')}&excludedAttributes=members`,
    )
    expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: group }] })
  })

  test('Patch Group: a member added twice is one, removed by a filter and by a value, and one that is not in it', async () => {
    const group = await directory.group('Members')
    const change = (operation: Json) => directory.ask('PATCH', `/Groups/${group}`, patch(operation))
    const membersOf = async () => (await directory.ask('GET', `/Groups/${group}`)).body['members']
    for (const time of ['once', 'again']) {
      expect((await change({ op: 'Add', path: 'members', value: [{ value: id }] })).status, time).toBe(200)
    }
    expect(await membersOf()).toMatchObject([{ value: id }])
    expect(await membersOf()).toHaveLength(1)
    for (const time of ['once', 'again']) {
      expect((await change({ op: 'Remove', path: `members[value eq "${id}"]` })).status, time).toBe(200)
    }
    expect(await membersOf()).toEqual([])
    await change({ op: 'Add', value: { members: [{ value: id }] } })
    expect(await membersOf()).toMatchObject([{ value: id }])
    expect((await change({ op: 'Replace', path: 'members', value: [] })).status).toBe(200)
    expect(await membersOf()).toEqual([])
    const nobody = await change({ op: 'Add', path: 'members', value: [{ value: crypto.randomUUID() }] })
    expect(nobody.status, 'somebody who is not there').toBe(400)
  })

  test('ComplexAttribute: values that a filter selects are told where they are asked for, and not left out otherwise', async () => {
    const emails = [{ value: 'ada@validator.org', type: 'work', primary: true }]
    const told = async (query: Record<string, string>) =>
      (await directory.ask('GET', `/Users/${id}?${new URLSearchParams(query).toString()}`)).body
    for (const names of ['emails[type eq "work"]', 'userName,emails[value eq "ada@validator.org" or type eq "a,b"]']) {
      expect(await told({ attributes: names }), names).toMatchObject({ id, emails })
    }
    const value = await told({ attributes: 'emails[type eq "work"].value' })
    expect(value).toMatchObject({ id, emails: [{ value: 'ada@validator.org' }] })
    expect(value).not.toHaveProperty('displayName')
    expect(await told({ excludedAttributes: 'emails[type eq "home"]' })).toMatchObject({ id, emails })
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s of a User and a Group that are not there: 404',
    async (method) => {
      const body = {
        GET: undefined,
        DELETE: undefined,
        PUT: { userName: 'x@validator.org', displayName: 'x' },
        PATCH: patch({ op: 'Replace', path: 'displayName', value: 'x' }),
      }[method]
      for (const path of ['/Users', '/Groups']) {
        for (const nobody of [crypto.randomUUID(), 'no id at all']) {
          expect(await directory.ask(method, `${path}/${nobody}`, body), path).toMatchObject({
            status: 404,
            body: { status: '404', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
          })
        }
      }
    },
  )

  test('Delete User: 204; asked again 404; made again it is somebody new', async () => {
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(404)
    expect(await directory.user('ada@validator.org')).not.toBe(id)
    expect(await ground.roleOf(directory, 'validator')).toBe('User')
  })
})
