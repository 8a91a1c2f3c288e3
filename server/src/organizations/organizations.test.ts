/** The organization endpoints, by status. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizations } from '#db/schema.ts'
import { type OrganizationsFixture, organizationsFixture } from '#testing/fixtures/organizations.ts'

let server: OrganizationsFixture
beforeAll(async () => {
  server = await organizationsFixture()
})
afterAll(() => server.close())

const url = '/api/iam/organizations'
const creating = (name: unknown, displayName: unknown = 'Analytical School') =>
  ({ method: 'POST', url, payload: { name, displayName } }) as const

describe('POST /api/iam/organizations', () => {
  test('401 without a bearer', async () => {
    expect((await server.ask(creating('nobodys'))).status).toBe(401)
  })

  test.each([
    ['', 'Please Enter Valid organization name!'],
    ['under_score', 'Domain name can only contain letters and numbers.'],
    ['ab', 'Domain name must be at least 3 characters long.'],
    ['studio', 'This name is reserved. Please choose another one.'],
    ['postmaster', 'This name is reserved. Please choose another one.'],
    ['a'.repeat(64), 'Workspace name must be at most 63 characters long.'],
    [['array'], 'Please Enter Valid organization name!'],
  ])('422 for the name %j', async (name, sentence) => {
    const { status, body } = await server.ask({ ...creating(name), as: await server.person('namer') })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ name: sentence })
  })

  test.each([
    ['', 'Please Enter display name!'],
    ['4ever', /^Display name should start with a letter/],
    ['abc', /^Display name should start with a letter/],
    ['a'.repeat(21), /^Display name should start with a letter/],
  ])('422 for the display name %j', async (displayName, sentence) => {
    const { status, body } = await server.ask({ ...creating('fine', displayName), as: await server.person('namer') })
    expect(status).toBe(422)
    expect((body['errors'] as Record<string, string>)['displayName']).toMatch(sentence)
  })

  test.each([
    'javascript:alert(1)',
    'https://user@evil.example/x.png',
    '//evil.example/x.png',
    'data:image/png;base64,AA',
  ])('422 for the logo address %s', async (logo_url) => {
    const payload = { name: 'logos', displayName: 'Logo School', branding: { logo_url } }
    const { status } = await server.ask({ method: 'POST', url, payload, as: await server.person('namer') })
    expect(status).toBe(422)
  })

  test.each([
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
    ['Mars/Olympus_Mons', 'UTC'],
    // Known to the server, and not to the database, which would refuse every day of it.
    ['US/Pacific-New', 'UTC'],
    ['+03:00', 'UTC'],
    [undefined, 'UTC'],
  ])('in the time zone %s its days are those of %s', async (time_zone, kept) => {
    const as = await server.person('traveller')
    const name = `zone${String(time_zone)
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}`
    const payload = { name, displayName: 'Zone School', ...(time_zone !== undefined && { time_zone }) }
    expect((await server.ask({ method: 'POST', url, payload, as })).status).toBe(201)
    expect((await server.ask({ method: 'GET', url: `${url}/${name}`, as })).body).toMatchObject({ time_zone: kept })
  })

  test('409 when the name is taken, in any case', async () => {
    const as = await server.person('founder')
    expect((await server.ask({ ...creating('taken'), as })).status).toBe(201)
    const { status, body } = await server.ask({ ...creating('TAKEN'), as: await server.person('late') })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: 'organization_exists', message: 'Organization already exists' })
  })

  test('one of 200 concurrent creates wins, 199 get 409', async () => {
    const as = await server.person('racer')
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.ask({ ...creating('contested'), as })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(199)
  })

  test('201 with id, name and display name; the caller belongs to it', async () => {
    const as = await server.person('maker')
    const { status, body } = await server.ask({ ...creating('makers'), as })
    expect(status).toBe(201)
    expect(body).toEqual({
      organization: { id: expect.any(String) as string, name: 'makers', displayName: 'Analytical School' },
    })
    const list = await server.ask({ url: `${url}/membership`, as })
    expect(list.body).toMatchObject({ totalResults: 1, results: [{ name: 'makers' }] })
  })
})

describe('the same request sent again', () => {
  const headers = { 'idempotency-key': 'attempt-of-this-very-test' }

  test('100 in parallel with one key: one organization, one answer for all', async () => {
    const as = await server.person('insistent')
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.ask({ ...creating('onceonly'), as, headers })),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await server.ask({ url: `${url}/membership`, as })).body).toMatchObject({ totalResults: 1 })
  })

  test('409 with the same key and another body; a key is one’s own', async () => {
    const as = await server.person('insistent')
    const { status, body } = await server.ask({ ...creating('another'), as, headers })
    expect([status, body['error']]).toEqual([409, 'idempotency_key_reused'])
    const other = await server.person('somebody')
    expect((await server.ask({ ...creating('onceonly'), as: other, headers })).body).toMatchObject({
      error: 'organization_exists',
    })
  })

  test('a refusal is not kept: the same key may try again', async () => {
    const as = await server.person('patient')
    const key = { 'idempotency-key': 'attempt-that-fails-at-first' }
    expect((await server.ask({ ...creating('onceonly'), as, headers: key })).status).toBe(409)
    expect((await server.ask({ ...creating('patientschool'), as, headers: key })).status).toBe(201)
  })

  test.each(['Atrium Support', 'ATR1UM', 'Atrium-Security'])('422 for the display name %s', async (displayName) => {
    const as = await server.person('impostor')
    const { status, body } = await server.ask({ ...creating('honest', displayName), as })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ displayName: 'This name is reserved. Please choose another one.' })
  })

  test('422 for a key that is none', async () => {
    const as = await server.person('insistent')
    const { status, body } = await server.ask({ ...creating('keyless'), as, headers: { 'idempotency-key': 'short' } })
    expect(status).toBe(422)
    expect(body['errors']).toHaveProperty('idempotency-key')
  })
})

describe('GET /api/iam/organizations/{name}/name', () => {
  test('an organization from before its name was reserved is found as ever', async () => {
    const as = await server.person('early')
    const id = await server.create('earlyschool', as)
    await server.database.db.update(organizations).set({ name: 'postmaster' }).where(eq(organizations.id, id))
    const { status, body } = await server.ask({ method: 'GET', url: `${url}/postmaster/name` })
    expect([status, body]).toEqual([200, expect.objectContaining({ name: 'postmaster' })])
  })

  test.each(['www', 'postmaster'])('422 for %s, which nobody gets, whether or not it was always so', async (name) => {
    await server.database.db.delete(organizations).where(eq(organizations.name, name))
    const { status, body } = await server.ask({ url: `${url}/${name}/name` })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ name: 'This name is reserved. Please choose another one.' })
  })

  test('404 when the name is free', async () => {
    const { status, body } = await server.ask({ url: `${url}/freename/name` })
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: 'not_found' })
  })

  test('200 with name and display name alone', async () => {
    await server.ask({ ...creating('found', 'Found School'), as: await server.person('finder') })
    expect(await server.ask({ url: `${url}/found/name` })).toEqual({
      status: 200,
      body: { name: 'found', displayName: 'Found School' },
    })
  })
})

describe('GET /api/iam/organizations/membership', () => {
  const list = async (name: string, query: Record<string, string> = {}) =>
    server.ask({ url: `${url}/membership`, query, as: await server.person(name) })

  test.each([{ page: '0' }, { limit: '101' }, { limit: 'ten' }, { sortBy: 'id:asce' }, { owner: 'me' }])(
    '422 for the query %j',
    async (query) => {
      expect((await list('lister', query)).status).toBe(422)
    },
  )

  test('200 with an empty page for someone in none', async () => {
    expect((await list('loner')).body).toEqual({ page: 1, limit: 10, results: [], totalPages: 0, totalResults: 0 })
  })

  test('pages, sorts and filters one’s own alone', async () => {
    const as = await server.person('collector')
    for (const name of ['beta', 'alpha', 'gamma']) await server.ask({ ...creating(name, `${name} School`), as })
    await server.ask({ ...creating('delta'), as: await server.person('stranger') })
    const names = async (query: Record<string, string>) =>
      ((await list('collector', query)).body['results'] as { name: string }[]).map(({ name }) => name)
    expect(await names({})).toEqual(['alpha', 'beta', 'gamma'])
    expect(await names({ sortBy: 'name:desc', limit: '2' })).toEqual(['gamma', 'beta'])
    expect(await names({ limit: '2', page: '2' })).toEqual(['gamma'])
    expect(await names({ name: 'ALPHA s' })).toEqual(['alpha'])
    expect(await names({ name: '%' })).toEqual([])
  })
})
