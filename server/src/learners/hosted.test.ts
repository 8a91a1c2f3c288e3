/** Where a hosted provider keeps the accounts, there are no learners without an address: said, and refused. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { serveOrganizations } from '#organizations/routes.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveLearners } from './routes.ts'

let server: TestServer
let owner: Actor
beforeAll(async () => {
  const provider = { learners: undefined, changeAccount: undefined } as unknown as never
  server = await testServer([serveOrganizations, serveLearners], () => ({ provider }))
  owner = await server.person('owner')
  const payload = { name: 'acme', displayName: 'A Fine School' }
  expect((await server.ask({ method: 'POST', url: '/api/iam/organizations', payload, as: owner })).status).toBe(201)
})
afterAll(() => server.close())

const url = '/api/users/learners'
const query = { organization: 'acme' }

test('200: nobody is listed, and none are offered', async () => {
  const { status, body } = await server.ask({ method: 'GET', url, query, as: owner })
  expect([status, body['results'], body['offered']]).toEqual([200, [], false])
})

test.each([
  ['', { learners: [{ username: 'ada', given_name: 'Ada', family_name: '' }] }],
  ['/cards', { ids: ['ada'] }],
  ['/ada/pictures', {}],
  ['/ada/password', { password: 'a fine password' }],
  ['/ada/address', { email: 'ada@example.com' }],
])('404 learners_not_offered: POST %s', async (path, payload) => {
  const answer = await server.ask({ method: 'POST', url: `${url}${path}`, query, payload, as: owner })
  expect(answer).toMatchObject({ status: 404, body: { error: 'learners_not_offered' } })
})

test.each([
  ['/api/iam/auth/learners', { by: 'card', learner: 'ada', card: 'x' }],
  ['/api/iam/auth/learners/preview', { learner: 'ada', card: 'x' }],
  ['/api/iam/auth/learners/take-along/preview', { token: 'x' }],
  ['/api/iam/auth/learners/take-along', { token: 'x', username: 'ada', password: 'a fine password' }],
])('404 learners_not_offered: %s', async (path, payload) => {
  const answer = await server.ask({ method: 'POST', url: path, payload })
  expect(answer).toMatchObject({ status: 404, body: { error: 'learners_not_offered' } })
})

test('404 learners_not_offered: DELETE /ada/address', async () => {
  const answer = await server.ask({ method: 'DELETE', url: `${url}/ada/address`, query, as: owner })
  expect(answer).toMatchObject({ status: 404, body: { error: 'learners_not_offered' } })
})
