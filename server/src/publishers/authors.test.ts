/** The publisher endpoints, by status. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSettings } from '#testing/servers/area-context.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveAuthors } from './routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer([serveAuthors], () => ({ settings: { ...testSettings, maxPublishers: 1_000 } }))
})
afterAll(() => server.close())

const url = '/api/iam/authors'
const creating = (name: unknown, more: object = {}) => ({ method: 'POST', url, payload: { name, ...more } }) as const
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['author_id'])

describe('POST /api/iam/authors', () => {
  test('401 without a bearer', async () => {
    expect((await server.ask(creating('Nobody'))).status).toBe(401)
  })

  test.each([
    [{ name: ' ' }, { name: 'Please Enter Valid organization name!' }],
    [{ name: 'a'.repeat(101) }, { name: 'This name is too long.' }],
    [{ name: 'Atr1um Support' }, { name: 'This name is reserved. Please choose another one.' }],
    [{ name: 'Fine', description: 'a'.repeat(2001) }, { description: 'This description is too long.' }],
    [
      { name: 'Fine', profile_image_url: 'javascript:alert(1)' },
      { profile_image_url: 'This is not a valid web address.' },
    ],
    [{ name: 'Fine', banner_image_url: '//evil.example' }, { banner_image_url: 'This is not a valid web address.' }],
    [{ name: 'Fine', author_id: 'mine' }, { author_id: 'This field is not known.' }],
  ])('422 for %j', async (payload, errors) => {
    const { status, body } = await server.ask({ method: 'POST', url, payload, as: await server.person('wrong') })
    expect([status, body['errors']]).toEqual([422, errors])
  })

  test('201 with the default images; the caller belongs to it', async () => {
    const as = await server.person('maker')
    const image = '/default-publisher.svg'
    expect(await server.ask({ ...creating('Cambridge Maths'), as })).toEqual({
      status: 201,
      body: {
        author_id: 'cambridge-maths',
        name: 'Cambridge Maths',
        description: '',
        banner_image_url: image,
        profile_image_url: image,
      },
    })
    expect((await server.ask({ url: `${url}/membership`, as })).body).toEqual({
      page: 1,
      limit: 10,
      totalPages: 1,
      totalResults: 1,
      results: [
        {
          author_id: 'cambridge-maths',
          role: 'owner',
          Author: { name: 'Cambridge Maths', author_id: 'cambridge-maths', profile_image_url: image },
        },
      ],
    })
  })

  test('one image is the banner too; two are two', async () => {
    const as = await server.person('painter')
    const one = await server.ask({ ...creating('One', { profile_image_url: 'https://cdn.example/a.png' }), as })
    expect(one.body).toMatchObject({ banner_image_url: 'https://cdn.example/a.png' })
    const images = { profile_image_url: 'https://cdn.example/a.png', banner_image_url: 'https://cdn.example/b.png' }
    expect((await server.ask({ ...creating('Two', images), as })).body).toMatchObject(images)
  })

  test.each([
    ['Éditions Gallimard', /^editions-gallimard$/],
    ['  Tom & Jerry’s  Science!  ', /^tom-jerry-s-science$/],
    ['Science 101', /^science-101$/],
    ['출판사', /^publisher-[a-z0-9]{4}$/],
    ['12345', /^publisher-[a-z0-9]{4}$/],
    ['---', /^publisher-[a-z0-9]{4}$/],
    ['Al', /^al-[a-z0-9]{4}$/],
    ['Admin', /^admin-[a-z0-9]{4}$/],
    ['studio', /^studio-[a-z0-9]{4}$/],
    [`${'word '.repeat(19)}word`, /^(?:word-){7}word$/],
  ])('%s is found at @%s', async (name, id) => {
    const { status, body } = await server.ask({ ...creating(name), as: await server.person('namer') })
    expect(status).toBe(201)
    expect(body['author_id']).toMatch(id)
    expect(String(body['author_id'])).toMatch(/^[a-z0-9](?:-?[a-z0-9])+$/)
    expect(String(body['author_id']).length).toBeLessThanOrEqual(40)
  })

  test('200 at once with one name: each gets an id of its own, one of them the plain one', async () => {
    const as = await server.person('racer')
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => server.ask({ ...creating(`Contested ${'x'.repeat(40)}`), as })),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const ids = answers.map(idOf)
    expect(new Set(ids).size).toBe(200)
    expect(ids.filter((id) => id === `contested-${'x'.repeat(30)}`)).toHaveLength(1)
    expect(ids.every((id) => id.length <= 40)).toBe(true)
    expect((await server.ask({ url: `${url}/membership`, as })).body).toMatchObject({ totalResults: 200 })
  })

  test('100 in parallel with one idempotency key: one publisher, one answer for all', async () => {
    const as = await server.person('insistent')
    const headers = { 'idempotency-key': 'attempt-of-this-very-test' }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.ask({ ...creating('Once Only'), as, headers })),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await server.ask({ url: `${url}/membership`, as })).body).toMatchObject({ totalResults: 1 })
    const { status, body } = await server.ask({ ...creating('Another'), as, headers })
    expect([status, body['error']]).toEqual([409, 'idempotency_key_reused'])
  })
})

describe('GET /api/iam/authors/membership', () => {
  const list = async (name: string, query: Record<string, string> = {}) =>
    server.ask({ url: `${url}/membership`, query, as: await server.person(name) })
  const ids = async (query: Record<string, string>) =>
    ((await list('collector', query)).body['results'] as { author_id: string }[]).map(({ author_id }) => author_id)

  test('401 without a bearer', async () => {
    expect((await server.ask({ url: `${url}/membership` })).status).toBe(401)
  })

  test.each([{ page: '0' }, { limit: '101' }, { sortBy: 'name:asce' }, { sortBy: 'Author.name:asc' }, { owner: 'me' }])(
    '422 for the query %j',
    async (query) => {
      expect((await list('lister', query)).status).toBe(422)
    },
  )

  test('200 with an empty page for someone in none', async () => {
    expect((await list('loner')).body).toEqual({ page: 1, limit: 10, results: [], totalPages: 0, totalResults: 0 })
  })

  test('pages, sorts and filters one’s own alone; ties in the order of their ids', async () => {
    const as = await server.person('collector')
    for (const name of ['Zeta', 'alpha', 'Beta']) await server.ask({ ...creating(name), as })
    const twins = []
    for (let twin = 0; twin < 5; twin += 1) twins.push(idOf(await server.ask({ ...creating('Twin'), as })))
    twins.sort()
    await server.ask({ ...creating('Foreign'), as: await server.person('stranger') })
    expect(await ids({})).toEqual(['alpha', 'beta', ...twins, 'zeta'])
    expect(await ids({ sortBy: 'Author.name:desc' })).toEqual(['zeta', ...twins.toReversed(), 'beta', 'alpha'])
    const paged = []
    for (const page of ['1', '2', '3', '4']) paged.push(...(await ids({ page, limit: '2' })))
    expect(paged).toEqual(['alpha', 'beta', ...twins, 'zeta'])
    expect(await ids({ name: 'WIN', limit: '2', page: '3' })).toEqual(twins.slice(4))
    expect(await ids({ name: 'ＢＥＴＡ' })).toEqual(['beta'])
    for (const name of ['%', '_', '\\']) expect(await ids({ name })).toEqual([])
  })

  test('a part in Greek capitals, or with another i, finds the name that it begins', async () => {
    const as = await server.person('collector')
    const house = idOf(await server.ask({ ...creating('Παππασόπουλος'), as }))
    const press = idOf(await server.ask({ ...creating('IŞIK'), as }))
    for (const name of ['ΠΑΠΠΑΣ', 'παππας', 'παππασ']) expect(await ids({ name })).toEqual([house])
    expect(await ids({ name: 'ışık' })).toEqual([press])
  })
})
