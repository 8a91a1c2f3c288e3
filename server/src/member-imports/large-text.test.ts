/** Two megabytes of people: what becomes of them, and of the thread that answers everybody. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import type { Actor } from '#http/actor.ts'
import { create } from '#organizations/create.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { servePeopleImports } from './routes.ts'

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await testServer([servePeopleImports], (db) => ({
    limiter: createLimiter(db, { ...limitDefaults, importStart: { max: 2, windowSeconds: 3_600 } }),
  }))
  owner = await server.person('owner')
  await create({ db: server.database.db }, { actor: owner, name: 'large', displayName: 'A Large School' })
})
afterAll(() => server.close())

const post = (path: string, payload: object | string, as = owner) =>
  server.ask({
    method: 'POST',
    url: `/api/users/imports${path}`,
    query: { organization: 'large' },
    payload,
    as,
    headers: { 'content-type': 'application/json' },
  })
const labels = Array.from({ length: 20 }, (_, label) => `Label ${label}`).join(';')
const people = (count: number) =>
  Array.from({ length: count }, (_, person) => `person${person}@example.com,User,${labels}`).join('\n')

/** How often the thread was free for something else while `work` went on. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; outcome: T }> {
  let turns = 0
  let looking = true
  const look = () => {
    turns += 1
    if (looking) setTimeout(look, 1)
  }
  setTimeout(look, 1)
  const outcome = await work()
  looking = false
  return { turns, outcome }
}

test('a preview of 2 MB leaves the main thread to others', async () => {
  const text = people(8_000)
  const { turns, outcome } = await turnsDuring(() => post('/preview', { text }))
  expect(outcome.status).toBe(200)
  expect(outcome.body).toMatchObject({ counts: { add: 8_000 }, lines: { length: 8_000, 0: { line: 1 } } })
  // Read here, it had a handful.
  expect(turns).toBeGreaterThan(50)
})

test('lines that cannot be read, half a million of them, are told of as far as twice an import goes', async () => {
  const { status, body } = await post('/preview', { text: 'a"b\n'.repeat(500_000) })
  const lines = body['lines'] as { line: number; reason: { code: string } }[]
  expect([status, lines.length]).toEqual([200, 20_001])
  expect(lines.at(-1)).toMatchObject({ line: 20_001, reason: { code: 'rest_unread' } })
})

test('a long body is held to the contract like any other', async () => {
  const text = people(1_000)
  expect(await post('/preview', { text, owner: true })).toMatchObject({
    status: 422,
    body: { errors: { owner: 'This field is not known.' } },
  })
  expect(await post('/preview', { text: `${text}\0` })).toMatchObject({ status: 422 })
  expect(await post('/preview', `{"text":"${'x'.repeat(100_000)}`)).toMatchObject({
    status: 400,
    body: { error: 'malformed_request' },
  })
  const stranger = await server.person('stranger')
  expect((await post('/preview', { text }, stranger)).status).toBe(404)
})

test('half a character cannot be kept, and is refused in a long body too', async () => {
  const { status, body } = await post('', { text: `ada@example.com,User,\ud800A\n${people(200)}` })
  expect([status, body['errors']]).toEqual([422, { text: expect.any(String) as string }])
})

test('429 with Retry-After for whoever begins more imports than the limit says', async () => {
  for (const email of ['ada@example.com', 'grace@example.com']) {
    expect((await post('', { text: email })).status).toBe(201)
  }
  const refused = await post('', { text: 'ada@example.com' })
  expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
})
