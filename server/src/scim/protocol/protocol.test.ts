/** What every request of a directory goes through, what it may read first, and many changes in one request. */
import { beforeAll, describe, expect, test } from 'vitest'
import { withoutSpareSlashes } from './addresses.ts'
import { type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()
let directory: Directory
beforeAll(async () => {
  directory = await ground.directory('protocol')
})

test('400: of more attributes than anybody looks through', async () => {
  const fields = (many: number) => Object.fromEntries(Array.from({ length: many }, (_unused, at) => [`a${at}`, 0]))
  const id = await directory.user('fields@protocol.org')
  const some = (many: number) => ({ userName: 'more@protocol.org', ...fields(many - 1) })
  const tooMany = { status: 400, body: { scimType: 'tooMany' } }
  const bodies: ['POST' | 'PUT' | 'PATCH', string, Json][] = [
    ['POST', '/Users', some(1_001)],
    ['POST', '/Users', { userName: 'more@protocol.org', name: fields(1_001) }],
    ['POST', '/Users', { userName: 'more@protocol.org', emails: [{ value: 'more@protocol.org', ...fields(1_001) }] }],
    ['POST', '/Groups', { displayName: 'More', ...fields(1_001) }],
    ['PUT', `/Users/${id}`, some(1_001)],
    ['PATCH', `/Users/${id}`, { ...patch({ op: 'replace', path: 'title', value: 'x' }), ...fields(1_001) }],
    ['PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'title', value: 'x', ...fields(1_001) })],
    ['POST', '/Bulk', { Operations: [], ...fields(1_001) }],
    ['POST', '/Users/.search', { filter: 'userName pr', ...fields(1_001) }],
  ]
  for (const [method, path, body] of bodies) {
    expect(await directory.ask(method, path, body), `${method} ${path}`).toMatchObject(tooMany)
  }
  expect((await directory.ask('POST', '/Users', some(1_000))).status).toBe(201)
})

describe('discovery', () => {
  test('200: what is done here', async () => {
    const { status, body } = await directory.ask('GET', '/ServiceProviderConfig')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
      bulk: { supported: true, maxOperations: 500, maxPayloadSize: 1_048_576 },
      sort: { supported: false },
    })
  })
  test.each([
    ['/ResourceTypes', ['User', 'Group']],
    [
      '/Schemas',
      [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'urn:atrium:params:scim:schemas:extension:membership:2.0:User',
      ],
    ],
  ])('200: %s, and each by its id', async (path, ids) => {
    const { body } = await directory.ask('GET', path)
    expect((body['Resources'] as Json[]).map(({ id }) => id)).toEqual(ids)
    for (const id of ids)
      expect(await directory.ask('GET', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect((await directory.ask('GET', `${path}/nothing`)).status).toBe(404)
    expect((await directory.ask('GET', `${path}?filter=id pr`)).status).toBe(403)
  })
  test('an attribute that resources have stands in their schemas', async () => {
    const id = await directory.user('schema@protocol.org', {
      name: { givenName: 'A' },
      displayName: 'A',
      externalId: 's',
    })
    const resource = (await directory.ask('GET', `/Users/${id}`)).body
    const { body } = await directory.ask('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')
    const named = (body['attributes'] as { name: string }[]).map(({ name }) => name)
    const common = [
      'schemas',
      'id',
      'externalId',
      'meta',
      'urn:atrium:params:scim:schemas:extension:membership:2.0:User',
    ]
    expect(Object.keys(resource).filter((key) => !named.includes(key) && !common.includes(key))).toEqual([])
  })
})

describe('slashes that say nothing', () => {
  test('behind what is asked for, and behind the address that an owner entered', async () => {
    const made = await directory.ask('POST', '/Users/', { userName: 'slash@protocol.org' })
    expect(made.status).toBe(201)
    const id = String(made.body['id'])
    expect(made.headers['location']).toMatch(new RegExp(`/scim/v2/[^/]+/Users/${id}$`))
    for (const path of [`/Users/${id}/`, `//Users/${id}`, `//Users//${id}/?attributes=id`]) {
      expect(await directory.ask('GET', path)).toMatchObject({ status: 200, body: { id } })
    }
    const filter = encodeURIComponent('userName eq "slash@protocol.org"')
    for (const path of [`/Users/?filter=${filter}`, `//Users?filter=${filter}`, `//Users/?filter=${filter}`]) {
      expect(await directory.ask('GET', path)).toMatchObject({ status: 200, body: { totalResults: 1 } })
    }
    for (const path of ['/ServiceProviderConfig/', '//Schemas/', '/Groups/'])
      expect((await directory.ask('GET', path)).status).toBe(200)
    const changed = patch({ op: 'replace', path: 'displayName', value: 'Slash' })
    expect((await directory.ask('PATCH', `/Users/${id}/`, changed)).body).toMatchObject({ displayName: 'Slash' })
    expect((await directory.ask('DELETE', '/Users/')).status).toBe(405)
    expect((await directory.ask('DELETE', `//Users/${id}/`)).status).toBe(204)
  })
  test('an id that is none is none, and another address keeps its own', async () => {
    expect((await directory.ask('GET', '/')).body).toMatchObject({ status: '404' })
    for (const url of ['/scim/v2/a?x=//', '/api//b/', '/', '']) expect(withoutSpareSlashes(url)).toBe(url)
  })
})

describe('requests that cannot be read', () => {
  test.each([
    ['an address of nothing', 'GET', '/Nothing', undefined, {}, 404],
    ['the address of a person who is signed in', 'GET', '/Me', undefined, {}, 501],
    ['a change of a person who is signed in', 'PATCH', '/Me', patch(), {}, 501],
    ['another kind of body', 'POST', '/Users', 'a', { 'content-type': 'text/plain' }, 415],
    ['a form', 'POST', '/Users', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['half a body', 'POST', '/Users', '{"userName":', {}, 400],
    ['no body', 'POST', '/Users', '', {}, 400],
    ['a method that the address does not have', 'POST', '/ServiceProviderConfig', {}, {}, 405],
  ] as const)('%s', async (_what, method, path, body, headers, status) => {
    const answered = await directory.ask(method, path, body, headers)
    expect(answered.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
    })
    expect([answered.status, answered.headers['content-type']]).toEqual([
      status,
      'application/scim+json; charset=utf-8',
    ])
  })

  test('413 for more than a mebibyte', async () => {
    const body = { userName: 'big@protocol.org', displayName: 'a'.repeat(1_100_000) }
    expect((await directory.ask('POST', '/Users', body)).status).toBe(413)
  })

  test('a prototype in the body is a field like any other', async () => {
    const body =
      '{"userName":"proto@protocol.org","__proto__":{"active":false},"constructor":{"prototype":{"active":false}}}'
    expect(await directory.ask('POST', '/Users', body)).toMatchObject({ status: 201, body: { active: true } })
    expect(({} as Json)['active']).toBeUndefined()
  })
})

describe('a search, whose query stands in the body', () => {
  const search = (resource: string, more: unknown) => directory.ask('POST', `/${resource}/.search`, more)
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest']

  test('200: the same page as by GET', async () => {
    const ids = await Promise.all(['s1', 's2', 's3'].map((name) => directory.user(`${name}@protocol.org`)))
    await directory.group('Searched', ids)
    const [filter, names] = ['userName sw "s" and userName ew "@protocol.org"', ['userName', 'name.givenName']]
    const query = `filter=${encodeURIComponent(filter)}&startIndex=2&count=1&attributes=${names.join(',')}`
    const asked = { schemas, filter, startIndex: 2, count: 1, attributes: names, excludedAttributes: null }
    const { status, body } = await search('Users', asked)
    expect(status).toBe(200)
    expect(body).toEqual((await directory.ask('GET', `/Users?${query}`)).body)
    expect(body).toMatchObject({ startIndex: 2, itemsPerPage: 1 })
    const groups = await search('Groups', { FILTER: 'displayName eq "searched"', excludedAttributes: ['members'] })
    expect(groups.body).toMatchObject({ totalResults: 1, Resources: [{ displayName: 'Searched' }] })
    expect((groups.body['Resources'] as Json[])[0]).not.toHaveProperty('members')
    expect((await search('Users', {})).body).toEqual((await directory.ask('GET', '/Users')).body)
  })

  test('200: people and groups at once, one behind the other, and those alone that have what is asked', async () => {
    const other = await ground.directory('searched')
    const ids = await Promise.all(['ada', 'bea'].map((name) => other.user(`${name}@searched.org`)))
    ids.push(await other.group('Chess', ids))
    const found = async (asked: Json) => {
      const { status, body } = await other.ask('POST', '/.search', { schemas, ...asked })
      return [status, body['totalResults'], (body['Resources'] as Json[]).map(({ id }) => id)]
    }
    const [ada = '', bea = '', chess = ''] = ids
    const people = [ada, bea].sort()
    const [, , everything] = await found({})
    expect([...(everything as string[])].sort()).toEqual([...ids].sort())
    expect(await found({ startIndex: 3, count: 5 })).toEqual([200, 3, [chess]])
    expect(await found({ startIndex: 2, count: 1 })).toEqual([200, 3, (everything as string[]).slice(1, 2)])
    expect(await found({ filter: 'displayName eq "Chess" or userName sw "ada"' })).toEqual([200, 2, [ada, chess]])
    expect(await found({ filter: 'meta.resourceType eq "Group"' })).toEqual([200, 1, [chess]])
    expect(await found({ filter: 'active eq true and not (members pr)', count: 0 })).toEqual([200, 2, []])
    const [, , active] = await found({ filter: 'active eq true' })
    expect([...(active as string[])].sort()).toEqual(people)
    expect((await other.ask('POST', '/.search', { filter: 'title pr' })).body['scimType']).toBe('invalidFilter')
  })

  test('401 with another organization’s token; nobody of another directory is found by their id', async () => {
    const [own, other] = [await ground.directory('searchown'), await ground.directory('searchother')]
    const id = await other.user('ada@searchother.org')
    const authorization = `Bearer ${other.token}`
    for (const path of ['/.search', '/Users/.search', '/Groups/.search']) {
      expect((await own.ask('POST', path, {}, { authorization })).status, path).toBe(401)
      const found = await own.ask('POST', path, { filter: `id eq "${id}"` })
      expect([found.status, found.body['totalResults']], path).toEqual([200, 0])
    }
  })

  test.each([
    ['a filter that is none', { filter: 'userName' }, 'invalidFilter'],
    ['a filter that is no text', { filter: ['userName pr'] }, 'invalidFilter'],
    ['attributes that are no names', { attributes: [1] }, 'invalidValue'],
    ['a count that is none', { count: 1.5 }, 'invalidValue'],
    ['a list', [], 'invalidSyntax'],
  ])('400 for %s', async (_what, asked, scimType) => {
    expect(await search('Users', asked)).toMatchObject({ status: 400, body: { scimType } })
  })
})

describe('bulk', () => {
  const bulk = (Operations: Json[], more: Json = {}) =>
    directory.ask('POST', '/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations,
      ...more,
    })
  const user = (name: string, bulkId = name) => ({
    method: 'POST',
    path: '/Users',
    bulkId,
    data: { userName: `${name}@protocol.org` },
  })
  const statuses = (body: Json) => (body['Operations'] as { status: string }[]).map(({ status }) => status)

  test('200: each by itself, in the order of the request; a group names people that are made further down', async () => {
    const members = [{ value: 'bulkId:b1' }, { value: 'bulkId:b2' }]
    const group = { method: 'POST', path: '/Groups', bulkId: 'g', data: { displayName: 'Bulk', members } }
    const { status, body } = await bulk([group, user('b1'), user('b1', 'twice'), user('b2')])
    expect([status, statuses(body)]).toEqual([200, ['201', '201', '409', '201']])
    const [made = {}, , twice = {}] = body['Operations'] as Json[]
    expect(twice).toMatchObject({ bulkId: 'twice', response: { scimType: 'uniqueness' } })
    const id = String(made['location']).split('/').at(-1)
    expect((await directory.ask('GET', `/Groups/${id}`)).body['members']).toHaveLength(2)
    const more = await bulk([
      { method: 'patch', path: `/Groups/${id}`, data: patch({ op: 'remove', path: 'members' }) },
      { method: 'DELETE', path: `/Groups/${id}`, version: 'W/"1"' },
      { method: 'DELETE', path: `/Groups/${id}` },
    ])
    expect(statuses(more.body)).toEqual(['200', '412', '204'])
  })

  test('it ends once so many have failed as failOnErrors says', async () => {
    const wrong = { method: 'DELETE', path: '/Users/nobody' }
    const { body } = await bulk([wrong, wrong, user('never')], { failOnErrors: 2 })
    expect(statuses(body)).toEqual(['404', '404'])
  })

  test('what was to be changed is named where that failed; of a POST that failed there is nothing', async () => {
    const id = await directory.user('located@protocol.org')
    const { body } = await bulk([
      { method: 'DELETE', path: `/Users/${id}`, version: 'W/"99"' },
      { method: 'PATCH', path: '/Groups/nobody', data: patch({ op: 'remove', path: 'members' }) },
      user('located'),
    ])
    const located = (body['Operations'] as Json[]).map(({ status, location }) => [status, location])
    const base = String((await directory.ask('GET', `/Users/${id}`)).headers['content-location']).split('/Users/')[0]
    expect(located).toEqual([
      ['412', `${base}/Users/${id}`],
      ['404', `${base}/Groups/nobody`],
      ['409', undefined],
    ])
  })

  test('409 for what refers to nothing that was made, and to what refers back', async () => {
    const { body } = await bulk([
      { method: 'PATCH', path: '/Groups/bulkId:none', data: patch({ op: 'remove', path: 'members' }) },
      { method: 'POST', path: '/Groups', bulkId: 'x', data: { displayName: 'X', members: [{ value: 'bulkId:y' }] } },
      { method: 'POST', path: '/Groups', bulkId: 'y', data: { displayName: 'Y', members: [{ value: 'bulkId:x' }] } },
    ])
    expect(statuses(body)).toEqual(['409', '409', '409'])
  })

  test('400 in its place for an operation that is none, and as a whole for what is no bulk; 413 for too many', async () => {
    const { body } = await bulk([
      { method: 'GET', path: '/Users' },
      { method: 'POST', path: '/Users', data: {} },
      { method: 'PUT', path: '/Elsewhere/1' },
    ])
    expect(statuses(body)).toEqual(['400', '400', '400'])
    for (const asked of [[], { Operations: 'x' }, { Operations: ['x'] }, 7]) {
      expect((await directory.ask('POST', '/Bulk', asked)).status).toBe(400)
    }
    expect((await bulk(Array<Json>(501).fill({ method: 'DELETE', path: '/Users/x' }))).status).toBe(413)
  })
})
