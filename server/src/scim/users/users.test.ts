/** People of a directory: who becomes a member, what ends and begins again, and what nobody's directory may do. */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditRecords, organizationMembers, scimUsers, users } from '#db/schema.ts'
import { type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

const state = 'urn:atrium:params:scim:schemas:extension:membership:2.0:User'
const records = () => ground.database.db.$count(auditRecords)

describe('making somebody', () => {
  test('201: whose account has the address confirmed is a member at once', async () => {
    const directory = await ground.directory('joins')
    await ground.resident('jada', 'ada@joins.org')
    const made = await directory.ask('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'ada@joins.org',
      externalId: 'e-1',
      name: { givenName: 'Ada', familyName: 'Lovelace' },
    })
    expect(made).toMatchObject({
      status: 201,
      headers: { etag: 'W/"1"', 'content-type': 'application/scim+json; charset=utf-8', 'cache-control': 'no-store' },
      body: {
        userName: 'ada@joins.org',
        externalId: 'e-1',
        active: true,
        [state]: { state: 'member' },
        name: { givenName: 'Ada', familyName: 'Lovelace' },
        meta: { resourceType: 'User', version: 'W/"1"' },
        emails: [{ value: 'ada@joins.org', type: 'work', primary: true }],
      },
    })
    const { location } = made.body['meta'] as { location: string }
    expect([location, made.headers['location']]).toEqual(
      Array(2).fill(`http://atrium.example/scim/v2/joins/Users/${String(made.body['id'])}`),
    )
    expect(await ground.roleOf(directory, 'jada')).toBe('User')
  })

  test('201, waiting, where nobody has confirmed the address: nobody is a member until somebody does', async () => {
    const directory = await ground.directory('waits')
    const ada = await ground.resident('wada', 'ada@waits.org', false)
    const id = await directory.user('ada@waits.org')
    const none = await directory.user('nobody@waits.org')
    expect((await directory.ask('GET', `/Users/${id}`)).body[state]).toEqual({ state: 'waiting' })
    await ground.joinWaiting()
    expect(await ground.roleOf(directory, 'wada')).toBeUndefined()
    await ground.move(ada, 'ada@waits.org')
    await ground.joinWaiting()
    expect(await ground.roleOf(directory, 'wada')).toBe('User')
    expect((await directory.ask('GET', `/Users/${id}`)).body).toMatchObject({
      [state]: { state: 'member' },
      meta: { version: 'W/"2"' },
    })
    expect((await directory.ask('GET', `/Users/${none}`)).body[state]).toEqual({ state: 'waiting' })
  })

  test.each([
    ['another domain', 'ada@elsewhere.com'],
    ['a subdomain', 'ada@mail.outside.org'],
    ['a domain that ends alike', 'ada@notoutside.org'],
    ['two addresses in one', 'ada@outside.org@evil.org'],
    ['a quoted local part', '"ada@outside.org"@evil.org'],
    ['a letter that looks alike', 'ada@оutside.org'],
    ['no address', 'ada'],
  ])('400 invalidValue for an address of %s, and nobody is touched', async (_what, email) => {
    const directory = await (outside ??= ground.directory('outside'))
    const before = await ground.database.db.$count(organizationMembers)
    expect(await directory.ask('POST', '/Users', { userName: email })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue', status: '400' },
    })
    expect(await ground.database.db.$count(organizationMembers)).toBe(before)
  })
  let outside: Promise<Directory> | undefined

  test('400 where the domain is another organization’s, or proven no more', async () => {
    const directory = await ground.directory('losing')
    await ground.directory('holding')
    await ground.resident('hada', 'ada@holding.org')
    expect((await directory.ask('POST', '/Users', { userName: 'ada@holding.org' })).status).toBe(400)
    await ground.database.db.execute(sql`update organization_domains set proven_at = null where domain = 'losing.org'`)
    expect((await directory.ask('POST', '/Users', { userName: 'ada@losing.org' })).status).toBe(400)
  })

  test('409 uniqueness, asked again; also in other letters, and by the external id or the address', async () => {
    const directory = await ground.directory('twice')
    await directory.user('ada@twice.org', { externalId: 'e' })
    const before = await records()
    for (const body of [
      { userName: 'ADA@twice.org', externalId: 'f' },
      { userName: 'bea@twice.org', externalId: 'e' },
      { userName: 'third', emails: [{ value: 'Ada@twice.org', type: 'work' }] },
    ]) {
      expect(await directory.ask('POST', '/Users', body)).toMatchObject({
        status: 409,
        body: { scimType: 'uniqueness' },
      })
    }
    expect(await records()).toBe(before)
  })

  test('of twenty at once, one is made', async () => {
    const directory = await ground.directory('raced')
    const asked = Array.from({ length: 20 }, () => directory.ask('POST', '/Users', { userName: 'ada@raced.org' }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(19).fill(409)])
  })

  test('a member stays what they are, and so does what their own record says', async () => {
    const directory = await ground.directory('keeps')
    const ada = await ground.resident('kada', 'ada@keeps.org')
    await ground.member('keeps', 'kada', 'staff')
    await ground.move(ada, 'ada@keeps.org')
    const { db } = ground.database
    const own = () => db.select().from(users).where(eq(users.uid, 'kada'))
    const before = await own()
    const id = await directory.user('ada@keeps.org', {
      displayName: 'Mallory',
      password: 'hunter2',
      name: { givenName: 'M' },
    })
    await directory.ask(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'replace', value: { userName: 'mallory@keeps.org', displayName: 'X' } }),
    )
    expect(await own()).toEqual(before)
    expect(await ground.roleOf(directory, 'kada')).toBe('staff')
    expect(JSON.stringify(await db.select().from(scimUsers))).not.toContain('hunter2')
  })

  test.each([
    ['no user name', {}],
    ['a user name that is no text', { userName: ['ada@bodies.org'] }],
    ['one that is too long', { userName: `${'a'.repeat(300)}@bodies.org` }],
    ['a NUL', { userName: 'ada@bodies.org', displayName: 'a\0b' }],
    ['half a character', { userName: 'ada@bodies.org', displayName: '\ud800' }],
    ['an active that is neither', { userName: 'ada@bodies.org', active: 'perhaps' }],
    ['emails that are no objects', { userName: 'ada@bodies.org', emails: [7] }],
    ['a list', []],
  ])('400 for %s', async (_what, body) => {
    const directory = await (bodies ??= ground.directory('bodies'))
    const { status, body: told } = await directory.ask('POST', '/Users', body)
    expect([status, told['schemas']]).toEqual([400, ['urn:ietf:params:scim:api:messages:2.0:Error']])
  })
  let bodies: Promise<Directory> | undefined
})

describe('changing and reading', () => {
  test('412 for a version that is another one by now, 304 for one that is known', async () => {
    const directory = await ground.directory('versions')
    const id = await directory.user('ada@versions.org')
    const rename = patch({ op: 'replace', path: 'displayName', value: 'Ada' })
    const at = (version: string) => directory.ask('PATCH', `/Users/${id}`, rename, { 'if-match': version })
    expect((await at('W/"7"')).status).toBe(412)
    expect(await at('W/"1"')).toMatchObject({ status: 200, headers: { etag: 'W/"2"' } })
    expect((await at('"1"')).status).toBe(412)
    expect((await at('*')).status).toBe(200)
    expect((await directory.ask('DELETE', `/Users/${id}`, undefined, { 'if-match': 'W/"1"' })).status).toBe(412)
    const get = (tag: string) => directory.ask('GET', `/Users/${id}`, undefined, { 'if-none-match': tag })
    expect([(await get('W/"2"')).status, (await get('W/"1"')).status]).toEqual([304, 200])
  })

  test('200: PUT says all anew; what it leaves out is gone, but not whether somebody is active', async () => {
    const directory = await ground.directory('puts')
    const id = await directory.user('ada@puts.org', { externalId: 'e', displayName: 'Ada', active: false })
    const put = await directory.ask('PUT', `/Users/${id}`, { userName: 'bea@puts.org' })
    expect(put).toMatchObject({ status: 200, body: { userName: 'bea@puts.org', active: false } })
    expect([put.body['externalId'], put.body['displayName']]).toEqual([undefined, undefined])
    expect((await directory.ask('PUT', `/Users/${id}`, {})).status).toBe(400)
    expect((await directory.ask('PUT', `/Users/${id}`, { userName: 'bea@other.com' })).status).toBe(400)
  })

  test('attributes and excludedAttributes say what is answered; id and schemas always are', async () => {
    const directory = await ground.directory('parts')
    const id = await directory.user('ada@parts.org', { name: { givenName: 'Ada', familyName: 'L' } })
    const keys = async (query: string) => Object.keys((await directory.ask('GET', `/Users/${id}?${query}`)).body).sort()
    expect(await keys('attributes=userName')).toEqual(['id', 'schemas', 'userName'])
    expect(await keys('attributes=urn:ietf:params:scim:schemas:core:2.0:User:userName,name.givenName')).toEqual([
      'id',
      'name',
      'schemas',
      'userName',
    ])
    expect(await keys('excludedAttributes=emails,name,meta,id')).not.toContain('emails')
    const { body } = await directory.ask('GET', `/Users/${id}?attributes=name.givenName`)
    expect(body['name']).toEqual({ givenName: 'Ada' })
  })

  test('pages from 1 on, 100 unless said and 200 at most, in the order in which they came', async () => {
    const directory = await ground.directory('pages')
    const names = Array.from({ length: 7 }, (_, index) => `p${index}@pages.org`)
    for (const name of names) await directory.user(name)
    const page = async (query: string) => {
      const { body } = await directory.ask('GET', `/Users?${query}`)
      const userNames = (body['Resources'] as { userName: string }[]).map(({ userName }) => userName)
      return [body['totalResults'], body['startIndex'], body['itemsPerPage'], userNames]
    }
    expect(await page('')).toEqual([7, 1, 7, names])
    expect(await page('startIndex=3&count=2')).toEqual([7, 3, 2, names.slice(2, 4)])
    expect(await page('startIndex=-1&count=-5')).toEqual([7, 1, 0, []])
    expect(await page('startIndex=99&count=1000')).toEqual([7, 99, 0, []])
    expect((await directory.ask('GET', '/Users?count=many')).status).toBe(400)
  })
})

test('nothing is left of whoever deletes their account but what the directory says, which waits again', async () => {
  const directory = await ground.directory('forgets')
  await ground.resident('fada', 'ada@forgets.org')
  const id = await directory.user('ada@forgets.org')
  const { forgetProvisioned } = await import('#scim/forget.ts')
  await ground.database.db.transaction((tx) => forgetProvisioned(tx, 'fada'))
  expect((await directory.ask('GET', `/Users/${id}`)).body[state]).toEqual({ state: 'waiting' })
})
