/** The whole server in process: the way once over HTTP, and what stands around it. */
import { endpoints } from '@atrium/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
let app: FastifyInstance
let uid: string
const identity: WholeServer['identity'] = (...call) => server.identity(...call)
const api: WholeServer['api'] = (...call) => server.api(...call)

beforeAll(async () => {
  server = await wholeServer()
  ;({ app, uid } = server)
})
afterAll(() => server.close())

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
    [{ origin: 'http://ada@localhost:8080' }],
    [{ origin: 'http://ada:secret@localhost:8080' }],
    [{ origin: String.raw`http:\\localhost:8080` }],
    [{ origin: 'http://localhost:8080\\' }],
    [{ origin: 'http://local\thost:8080' }],
    [{ origin: '\thttp://localhost:8080' }],
    [{ origin: 'http://localhost:8080\n' }],
    [{ origin: ' http://localhost:8080' }],
  ])('403 for a custom token with %j', async (changes) => {
    const { status, body } = await api({
      method: 'POST',
      url: '/api/iam/auth/customToken',
      payload: { uid, ...changes },
    })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: 'forbidden' })
  })
})

test('the scheme of a bearer is one in any case', async () => {
  const { idToken } = await identity('signInWithPassword', { email: 'ada@example.com', password: 'correct horse' })
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect((await api({ url: '/api/users/profile' }, `${scheme} ${String(idToken)}`)).status, scheme).toBe(200)
})

test('log out is 204, and its session gets 401 from then on, at its own address and where it was handed on to', async () => {
  const account = await identity('signUp', { email: 'out@example.com', password: 'correct horse' })
  const bearer = (token: unknown) => `Bearer ${String(token)}`
  const mine = bearer(account['idToken'])
  const payload = { uid: account['localId'] }
  const minted = await api({ method: 'POST', url: '/api/iam/auth/customToken', payload }, mine)
  const site = await identity('signInWithCustomToken', { token: minted.body['customToken'] })
  const logOut = { method: 'POST', url: '/api/iam/auth/logout' } as const
  const profile = { url: '/api/users/profile' }
  expect((await api(profile, bearer(site['idToken']))).status).toBe(200)
  expect((await api(logOut, mine)).status).toBe(204)
  expect((await api(profile, mine)).status).toBe(401)
  expect((await api(profile, bearer(site['idToken']))).status).toBe(401)
  expect((await api(logOut, mine)).status).toBe(401)
})

describe('an account that is deleted', () => {
  const signUp = async (email: string) => {
    const account = await identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
    const { localId, idToken } = account
    return { localId, idToken, authorization: `Bearer ${String(idToken)}` }
  }

  test('frees its address at once; its username rests', async () => {
    const first = await signUp('leaver@example.com')
    const username = (id: unknown) =>
      ({ method: 'PATCH', url: `/api/users/members/${String(id)}`, payload: { data: { username: 'leaver' } } }) as const
    expect((await api(username(first.localId), first.authorization)).status).toBe(200)
    expect(await identity('delete', { idToken: first.idToken })).not.toHaveProperty('error')
    expect((await api({ url: '/api/users/profile' }, first.authorization)).status).toBe(401)
    const second = await signUp('leaver@example.com')
    expect((await api(username(second.localId), second.authorization)).status).toBe(409)
  })

  test('does not leave an organization without an owner', async () => {
    const owner = await signUp('last-owner@example.com')
    const payload = { name: 'lastowner', displayName: 'Last Owner' }
    expect((await api({ method: 'POST', url: '/api/iam/organizations', payload }, owner.authorization)).status).toBe(
      201,
    )
    expect(await identity('delete', { idToken: owner.idToken })).toMatchObject({
      error: { message: /^OPERATION_NOT_ALLOWED/ },
    })
    expect((await api({ url: '/api/users/profile' }, owner.authorization)).status).toBe(200)
  })

  test('does not leave a publisher without an owner', async () => {
    const owner = await signUp('last-publisher@example.com')
    const payload = { name: 'Last Press' }
    expect((await api({ method: 'POST', url: '/api/iam/authors', payload }, owner.authorization)).status).toBe(201)
    expect(await identity('delete', { idToken: owner.idToken })).toMatchObject({
      error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED/) as string },
    })
  })

  test('may go once its organization is deleted', async () => {
    const owner = await signUp('closer@example.com')
    const payload = { name: 'closing', displayName: 'Closing School' }
    const { body } = await api({ method: 'POST', url: '/api/iam/organizations', payload }, owner.authorization)
    const { id } = body['organization'] as { id: string }
    const url = `/api/iam/organizations/${id}`
    expect((await api({ method: 'DELETE', url }, owner.authorization)).status).toBe(204)
    expect(await identity('delete', { idToken: owner.idToken })).not.toHaveProperty('error')
  })
})

describe('a password that is forgotten', () => {
  const mailTo = async (email: string) => {
    const mails = (await app.inject('/dev/mailbox.json')).json<{ to: string; subject: string; links: string[] }[]>()
    return mails.filter(({ to }) => to === email)
  }

  test('is set by the mailed code once, whatever Host the request named, and told of once', async () => {
    const email = 'forgetful@example.com'
    await identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const payload = { requestType: 'PASSWORD_RESET', email }
    const url = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any'
    expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200)
    const link = new URL((await mailTo(email))[0]?.links[0] ?? '')
    expect(link.origin + link.pathname).toBe('http://localhost:8080/actions')
    expect(link.searchParams.get('mode')).toBe('resetPassword')

    const reset = { oobCode: link.searchParams.get('oobCode'), newPassword: 'Battery-Staple-9' }
    const answers = await Promise.all(Array.from({ length: 16 }, () => identity('resetPassword', reset)))
    expect(answers.filter((answer) => !('error' in answer))).toHaveLength(1)
    expect(
      await identity('signInWithPassword', { email, password: 'Battery-Staple-9', returnSecureToken: true }),
    ).toHaveProperty('idToken')

    const tell = {
      method: 'POST',
      url: '/api/messaging/email/send',
      payload: { email, template: 'success_reset_password' },
    } as const
    expect((await api(tell)).status).toBe(201)
    expect((await api(tell)).status).toBe(404)
    expect((await mailTo(email))[0]?.subject).toBe('Your Atrium password was changed')
  })
})

describe('a forgotten password over the API', () => {
  const forget = (payload: object) => api({ method: 'POST', url: '/api/users/forget-password', payload }, '')
  const reset = (token: string, password: string) =>
    api({ method: 'POST', url: '/api/users/reset-password', query: { token }, payload: { password } }, '')

  test.each([[['a@example.com', 'b@example.com']], [{ $ne: '' }], ['"quoted"@example.com'], [null]])(
    '422 for %j',
    async (email) => {
      expect((await forget({ email })).status).toBe(422)
    },
  )

  test('201 alike for an account and for none', async () => {
    await identity('signUp', { email: 'api-reset@example.com', password: 'correct horse', returnSecureToken: true })
    for (const email of ['api-reset@example.com', 'nobody-at-all@example.com']) {
      expect(await forget({ email })).toEqual({ status: 201, body: { email } })
    }
  })

  test('400 for a code that is none; 422 for a poor password, and the code stays; 200 once; 429 in the end', async () => {
    expect((await reset('nonsense', 'Battery-Staple-9')).body).toMatchObject({ code: 400, error: 'code_invalid' })
    const mails = (await app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
    const link = mails.find(({ to }) => to === 'api-reset@example.com')?.links[0] ?? ''
    const code = new URL(link).searchParams.get('oobCode') ?? ''
    expect((await reset(code, 'short')).body['errors']).toEqual({ password: 'Password must be at least 6 characters' })
    const weak = { password: 'Password is too weak. Please choose a stronger password.' }
    for (const password of ['zebra-crossing', 'ZEBRACROSS', 'zebra7']) {
      expect(await reset(code, password)).toMatchObject({ status: 422, body: { errors: weak } })
    }
    const common = { password: 'This password is too common. Please choose another one.' }
    for (const password of ['Password1', 'P@ssw0rd', 'Summer2024!']) {
      expect(await reset(code, password)).toMatchObject({ status: 422, body: { errors: common } })
    }
    expect(await reset(code, 'Battery-Staple-9')).toEqual({ status: 200, body: { email: 'api-reset@example.com' } })
    expect((await reset(code, 'Battery-Staple-9')).status).toBe(400)
    const many = await Promise.all(Array.from({ length: 8 }, () => forget({ email: 'api-reset@example.com' })))
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
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

  test('nothing is to be kept, whatever it holds, but for what says how long', async () => {
    for (const url of ['/api/users/profile', '/api/users/members/check-username/somebody', '/healthz', '/metrics'])
      expect((await server.app.inject(url)).headers['cache-control'], url).toBe('no-store')
    for (const url of ['/.well-known/jwks.json', '/.well-known/openid-configuration', '/openapi.json'])
      expect((await app.inject(url)).headers['cache-control'], url).toMatch(/^public, max-age=\d+$/)
  })

  test('figures name routes, never who was asked for', async () => {
    await app.inject('/api/iam/organizations/somebodys-name/name')
    const { body, headers } = await app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('route="/api/iam/organizations/:name/name"')
    expect(body).not.toContain('somebodys-name')
  })

  test('the description is a page too', async () => {
    const { body } = await app.inject('/docs')
    for (const { path } of endpoints) expect(body).toContain(path)
  })

  test('the description tells which forms are taken, with their files', async () => {
    const { paths } = (await app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: object }> } }>>
    }>()
    const forms = (path: string, method: string) => paths[path]?.[method]?.requestBody.content ?? {}
    const upload = forms('/api/content/user/contents', 'post')
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    expect(upload).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: { files: { type: 'array', items: file, minItems: 1, maxItems: 5 } },
          required: ['files'],
        },
      },
    })
    const user = forms('/api/users/{user_id}', 'patch')
    expect(Object.keys(user).sort()).toEqual(['application/json', 'multipart/form-data'])
    expect(user['multipart/form-data']?.schema).toMatchObject({ properties: { photoURL: file, username: {} } })
  })

  test('the description names every endpoint', async () => {
    const { paths } = (await app.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>
    }>()
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(ids.sort()).toEqual(endpoints.map(({ id }) => id).sort())
  })
})
