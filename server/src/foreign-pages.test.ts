/**
 * Pages of elsewhere, in a browser that sends what they say without asking first: nothing of what their visitor's address
 * has is used up.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitCounts } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer({ AUTHORIZED_ORIGINS: 'https://learn.example,https://{name}.teach.example' })
})
afterAll(() => server.close())
beforeEach(() => server.database.db.delete(limitCounts))

const counts = () => server.database.db.$count(limitCounts)
const lookUp = { method: 'GET', url: '/api/users/profile/getuser?email=ada@example.com' } as const
const loaded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }

describe.each([
  ['what an image loads', lookUp],
  ['under another spelling', { ...lookUp, url: lookUp.url.replace('api', '%61pi') }],
  ['a name', { method: 'GET', url: '/api/iam/organizations/somewhere/name' }],
  ['without a body', { method: 'POST', url: '/api/iam/auth/passkey/options' }],
  ['a code', { method: 'POST', url: '/api/iam/auth/mail-sign-ins/code' }],
] as const)('%s', (_what, request) => {
  test.each([
    ['another site', loaded],
    ['another site, in a frame', { ...loaded, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['an origin', { origin: 'https://evil.example' }],
    ['an origin that begins as ours', { origin: 'http://localhost:8080.evil.example' }],
    ['an origin with another port', { origin: 'http://localhost:8081' }],
    ['an origin that browsers do not name', { origin: 'null' }],
    ['an origin, whatever it names as its site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' }],
  ])('403 from %s, before anything is counted', async (_from, headers) => {
    const answer = await server.app.inject({ ...request, headers })
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ error: 'forbidden' })])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(await counts()).toBe(0)
  })
})

test.each([
  ['no browser', {}],
  ['our pages', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['our pages, by their origin', { origin: 'http://localhost:8080' }],
  ['the site of an organization', { origin: 'http://school.localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['a page at an address that no setting knows', { origin: 'http://10.0.0.7:9000', host: '10.0.0.7:9000' }],
  ['a page whose proxy names another host', { origin: 'https://known.example', 'sec-fetch-site': 'same-origin' }],
  ['a sibling app', { origin: 'https://learn.example', 'sec-fetch-site': 'cross-site' }],
  ['one of a tenant', { origin: 'https://school.teach.example', 'sec-fetch-site': 'cross-site' }],
  ['an address that somebody types', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['a link that somebody follows', { ...loaded, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
])('200 from %s', async (_from, headers) => {
  expect((await server.app.inject({ ...lookUp, headers })).statusCode).toBe(200)
  expect(await counts()).toBeGreaterThan(0)
})

test('403 for an image of where an organization’s own sign-in begins; whoever follows a link is led back', async () => {
  const url = `/sso/${crypto.randomUUID()}/start`
  expect((await server.app.inject({ url, headers: loaded })).statusCode).toBe(403)
  expect(await counts()).toBe(0)
  const followed = { ...loaded, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect((await server.app.inject({ url, headers: followed })).statusCode).toBe(303)
})
