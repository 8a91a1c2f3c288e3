/** Every endpoint of the contract, whatever it does: bearers, unknown keys. Hostile values: `fuzz.test.ts`. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
const api: WholeServer['api'] = (...call) => server.api(...call)
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

describe('every endpoint of the contract', () => {
  const all = endpoints as readonly Endpoint[]
  const path = (endpoint: Endpoint, value = 'any') => endpoint.path.replace(/:\w+/g, encodeURIComponent(value))
  const guarded = all.filter(({ access }) => access !== 'anyone')

  test.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: 401 without a bearer',
    async (_id, endpoint) => {
      for (const authorization of ['', 'Bearer ', 'Bearer nonsense', 'Basic YTpi']) {
        const { status, body } = await api({ method: endpoint.method, url: path(endpoint) }, authorization)
        expect([status, body['error']]).toEqual([401, 'unauthenticated'])
      }
    },
  )

  test.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: 405 with the methods that its address has',
    async (_id, endpoint) => {
      const answer = await server.app.inject({ method: 'PUT', url: path(endpoint), payload: '{' })
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([405, 'method_not_allowed'])
      expect(String(answer.headers.allow).split(', ')).toContain(endpoint.method)
    },
  )

  // What takes only forms has tests of its own for what stands beside the files.
  const withBody = all.filter(({ method, multipart }) => method !== 'GET' && multipart !== 'required')
  test.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: 422 for an unknown key',
    async (_id, endpoint) => {
      const needed = { token: 'x', organization: 'anyschool' }
      const query = Object.fromEntries(Object.entries(needed).filter(([name]) => name in endpoint.query.shape))
      const { status, body } = await api({
        method: endpoint.method,
        url: path(endpoint),
        query,
        payload: { isOwner: true },
      })
      expect(status).toBe(422)
      expect(body['errors']).toMatchObject({ isOwner: 'This field is not known.' })
    },
  )

  test.each([
    '/api/users/profile/getuser?email=%00',
    '/api/iam/organizations/membership?name=a%00b',
    '/api/users/members/%00',
  ])('a NUL, which no text column takes, is no reason for a 500: %s', async (url) => {
    expect((await api({ url })).status).toBeLessThan(500)
  })

  test('422 for a body that is nested 30,000 deep', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    const call = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: `{"given_name":${deep}}`,
    } as const
    expect((await api({ ...call, url: '/api/users/signup' })).status).toBe(422)
    const asIdentity = {
      ...call,
      payload: `{"email":${deep}}`,
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x',
    }
    expect((await api(asIdentity)).status).toBe(400)
  })

  test.each(['email', 'password', 'displayName'])('400 of the identity protocol for a NUL in %s', async (field) => {
    const payload = {
      email: 'nul@example.com',
      password: 'correct horse',
      displayName: 'N',
      [field]: 'a\0b@example.com',
    }
    const answer = await api({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x',
      payload,
    })
    expect(answer.status).toBeLessThan(500)
  })
})
