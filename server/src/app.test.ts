/** The whole server in process: the way once over HTTP, and what no request may do to it. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import type { ErrorBody } from '@atrium/contract/errors'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/memory-database.ts'

let app: FastifyInstance
let database: OpenDatabase
let bearer: string
let uid: string
const many = '1000000'
const limits = { LIMIT_NAME_CHECKS: many, LIMIT_ACCOUNT_LOOKUPS: many, LIMIT_SIGN_UPS: many }

beforeAll(async () => {
  database = await memoryDatabase()
  app = await createApp({ settings: readSettings(limits), database, log: pino({ level: 'silent' }) })
  const account = await identity('signUp', { email: 'ada@example.com', password: 'correct horse', returnSecureToken: true })
  bearer = `Bearer ${String(account['idToken'])}`
  uid = String(account['localId'])
})
afterAll(async () => {
  await app.close()
  await database.close()
})

async function identity(method: string, payload: object, origin?: string): Promise<Record<string, unknown>> {
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
  const response = await app.inject({ method: 'POST', url, payload, headers: origin === undefined ? {} : { origin } })
  return response.json<Record<string, unknown>>()
}

const api = async (call: InjectOptions, authorization = bearer) => {
  const response = await app.inject({ ...call, headers: { authorization, ...call.headers } })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

describe('the way, over HTTP', () => {
  test('record, username, organization, and a hand-off that works once and only there', async () => {
    const record = { given_name: 'Ada', family_name: 'Byron' }
    expect((await api({ method: 'POST', url: '/api/users/signup', payload: record })).status).toBe(201)
    const username = { data: { username: 'ada' } }
    expect((await api({ method: 'PATCH', url: `/api/users/members/${uid}`, payload: username })).status).toBe(200)
    const organization = { name: 'analytical', displayName: 'Analytical School' }
    expect((await api({ method: 'POST', url: '/api/iam/organizations', payload: organization })).status).toBe(201)

    const origin = 'http://analytical.localhost:8080'
    const minted = await api({ method: 'POST', url: '/api/iam/auth/customToken', payload: { uid, origin } })
    expect(minted.status).toBe(201)
    const exchange = { token: minted.body['customToken'], returnSecureToken: true }
    expect(await identity('signInWithCustomToken', exchange, 'http://other.localhost:8080')).toHaveProperty('error')
    expect(await identity('signInWithCustomToken', exchange, origin)).toHaveProperty('idToken')
    expect(await identity('signInWithCustomToken', exchange, origin)).toHaveProperty('error')
  })

  test.each([
    [{ uid: 'somebody-else' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://analytical.localhost.evil.example:8080' }],
    [{ origin: 'http://localhost:8080@evil.example' }],
  ])('403 for a custom token with %j', async (changes) => {
    const { status, body } = await api({ method: 'POST', url: '/api/iam/auth/customToken', payload: { uid, ...changes } })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: 'forbidden' })
  })
})

describe('every endpoint of the contract', () => {
  const all = endpoints as readonly Endpoint[]
  const path = (endpoint: Endpoint, value = 'x') => endpoint.path.replace(/:\w+/g, encodeURIComponent(value))
  const guarded = all.filter(({ access }) => access === 'bearer')

  test.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s: 401 without a bearer', async (_id, endpoint) => {
    for (const authorization of ['', 'Bearer ', 'Bearer nonsense', 'Basic YTpi']) {
      const { status, body } = await api({ method: endpoint.method, url: path(endpoint) }, authorization)
      expect([status, body['error']]).toEqual([401, 'unauthenticated'])
    }
  })

  const withBody = all.filter(({ method }) => method !== 'GET')
  test.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))('%s: 422 for an unknown key', async (_id, endpoint) => {
    const { status, body } = await api({ method: endpoint.method, url: path(endpoint), payload: { isOwner: true } })
    expect(status).toBe(422)
    expect(body['errors']).toMatchObject({ isOwner: 'This field is not known.' })
  })

  test.each(['/api/users/profile/getuser?email=%00', '/api/iam/organizations/membership?name=a%00b', '/api/users/members/%00'])(
    'a NUL, which no text column takes, is no reason for a 500: %s',
    async (url) => {
      expect((await api({ url })).status).toBeLessThan(500)
    },
  )

  test('422 for a body that is nested 30,000 deep', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, payload: `{"given_name":${deep}}` } as const
    expect((await api({ ...call, url: '/api/users/signup' })).status).toBe(422)
    const asIdentity = { ...call, payload: `{"email":${deep}}`, url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x' }
    expect((await api(asIdentity)).status).toBe(400)
  })

  test.each(['email', 'password', 'displayName'])('400 of the identity protocol for a NUL in %s', async (field) => {
    const payload = { email: 'nul@example.com', password: 'correct horse', displayName: 'N', [field]: 'a\0b@example.com' }
    const answer = await api({ method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x', payload })
    expect(answer.status).toBeLessThan(500)
  })

  test('hostile values get a declared refusal or a declared answer, never 500', async () => {
    const declared = (endpoint: Endpoint, status: number) => {
      const common = [endpoint.status, 400, 401, 404, 413, 415, 422]
      return status < 500 && (common.includes(status) || endpoint.errors.length > 0)
    }
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('../../etc/passwd', "' or 1=1 --", '\u0000', '__proto__', '<script>', '%00', '\ud800', 'İ', '٣'),
      fc.jsonValue(),
    )
    const property = fc.asyncProperty(fc.constantFrom(...all), hostile, hostile, async (endpoint, value, other) => {
      const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
      const keys = ['name', 'displayName', 'email', 'username', 'data', 'uid', 'given_name', 'family_name', 'template']
      const payload = Object.fromEntries(keys.map((key, index) => [key, index % 2 === 0 ? value : other]))
      const call: InjectOptions = { method: endpoint.method, url: path(endpoint, text || 'x'), query: { email: text, name: text, page: text } }
      const { status, body } = await api(endpoint.method === 'GET' ? call : { ...call, payload })
      expect(declared(endpoint, status), `${endpoint.id} answered ${status}`).toBe(true)
      if (status >= 400) expect(Object.keys(body as unknown as ErrorBody)).toEqual(expect.arrayContaining(['code', 'error', 'message']))
    })
    await fc.assert(property, { numRuns: 500 })
  })
})

describe('every answer', () => {
  test('carries the security headers, errors too', async () => {
    for (const url of ['/api/users/profile', '/api/nothing', '/healthz']) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
    }
  })

  test('the mailbox is there on a loopback host, and nowhere else', async () => {
    expect((await app.inject('/dev/mailbox.json')).statusCode).toBe(200)
    const settings = readSettings({ HOST_DOMAIN: 'example.com' })
    const elsewhere = await createApp({ settings, database, log: pino({ level: 'silent' }) })
    expect((await elsewhere.inject('/dev/mailbox.json')).statusCode).toBe(404)
    expect((await elsewhere.inject('/auth/google/start?channel=channel-of-this-test')).statusCode).toBe(404)
    await elsewhere.close()
  })

  test('the description names every endpoint', async () => {
    const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, { operationId: string }>> }>()
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(ids.sort()).toEqual(endpoints.map(({ id }) => id).sort())
  })
})
