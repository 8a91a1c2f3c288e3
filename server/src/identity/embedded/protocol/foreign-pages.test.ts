/**
 * Pages of elsewhere, in a browser that sends what they say without asking first (Fetch, "CORS-safelisted
 * request-header"): nothing is counted, looked at or answered with a cookie.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitCounts } from '#db/schema.ts'
import { type Answer, goodPassword, publicOrigin, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const accounts = '/identitytoolkit.googleapis.com/v1/accounts:'
const relyingParty = '/www.googleapis.com/identitytoolkit/v3/relyingparty/'
const form = 'application/x-www-form-urlencoded'
const evil = 'https://evil.example'

async function send(url: string, body: Record<string, string>, headers: Record<string, string>) {
  const type = headers['content-type'] ?? 'application/json'
  const payload = type === form ? new URLSearchParams(body).toString() : JSON.stringify(body)
  const response = await the.app.inject({
    method: 'POST',
    url: `${url}?key=any`,
    payload,
    headers: { 'content-type': type, ...headers },
  })
  return { status: response.statusCode, body: response.json<object>(), headers: response.headers }
}

const refused = {
  status: 403,
  body: {
    error: {
      code: 403,
      status: 'PERMISSION_DENIED',
      message: expect.stringMatching(/^UNAUTHORIZED_ORIGIN : /) as string,
      errors: [{ message: expect.any(String) as string, domain: 'global', reason: 'forbidden' }],
    },
  },
}
const account = { email: 'page@example.com', password: goodPassword }
const uncounted = () => the.database.db.delete(limitCounts)
const counts = () => the.database.db.$count(limitCounts)

describe.each([evil, 'null', 'http://localhost:8080.evil.example', 'https://localhost:8080'])('%s', (origin) => {
  test.each([form, 'text/plain', 'application/json'])('makes no account, as %s', async (type) => {
    await uncounted()
    const answer = await send(`${accounts}signUp`, account, { origin, 'content-type': type })
    expect(answer).toMatchObject(refused)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(await counts()).toBe(0)
  })

  test('guesses no password, has no mail sent and refreshes nothing, whatever it is called', async () => {
    const { email, refreshToken } = await the.signUp({ email: `${origin.replaceAll(/\W/g, '')}@example.com` })
    const sent = the.codes.length
    await uncounted()
    for (const url of [`${accounts}signInWithPassword`, `${relyingParty}verifyPassword`])
      expect(await send(url, { email, password: 'a wrong one' }, { origin })).toMatchObject(refused)
    for (const url of [`${accounts}sendOobCode`, `${relyingParty}getOobConfirmationCode`])
      expect(await send(url, { requestType: 'PASSWORD_RESET', email }, { origin })).toMatchObject(refused)
    expect(the.codes).toHaveLength(sent)
    const secondStep = '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize'
    expect(await send(secondStep, { mfaPendingCredential: 'x' }, { origin })).toMatchObject(refused)
    expect(await the.refresh(refreshToken, { origin })).toMatchObject({ status: 403 })
    expect(await counts()).toBe(0)
    expect(await the.signIn(email)).toMatchObject({ status: 200 })
    expect(await the.refresh(refreshToken)).toMatchObject({ status: 200 })
  })
})

test('are asked before the key is', async () => {
  const response = await the.app.inject({ method: 'POST', url: `${accounts}signUp`, headers: { origin: evil } })
  expect(response.statusCode).toBe(403)
  expect(response.body).toContain('UNAUTHORIZED_ORIGIN')
})

describe('whoever is authorized, or is no page, goes on as before', () => {
  test.each([publicOrigin, 'http://acme.localhost:8080', 'https://learner.example', undefined])(
    '%s',
    async (origin) => {
      const from = origin === undefined ? {} : { origin }
      const email = `from${String(origin).replaceAll(/\W/g, '')}@example.com`
      const made: Answer = await the.call('signUp', { email, password: goodPassword, returnSecureToken: true }, from)
      expect(made.status).toBe(200)
      expect(made.headers).toHaveProperty('set-cookie')
      expect(await counts()).toBeGreaterThan(0)
      expect(await the.refresh(String(made.body['refreshToken']), from)).toMatchObject({ status: 200 })
    },
  )
})

test('what browsers send unasked is no body of the protocol: a form but for the token endpoint, plain text, no type', async () => {
  const unread = {
    status: 415,
    body: { error: { message: expect.stringMatching(/^UNSUPPORTED_MEDIA_TYPE/) as string } },
  }
  for (const type of [form, 'text/plain', 'text/plain; application/json', 'multipart/form-data; boundary=x'])
    for (const url of [`${accounts}signUp`, `${relyingParty}signupNewUser`])
      expect(await send(url, account, { 'content-type': type }), type).toMatchObject(unread)
  const untyped = { method: 'POST', url: `${accounts}signUp?key=any`, payload: Buffer.from('{}') } as const
  expect((await the.app.inject(untyped)).statusCode).toBe(415)
  const token = '/securetoken.googleapis.com/v1/token'
  expect(await send(token, { grantType: 'refresh_token' }, { 'content-type': 'text/plain' })).toMatchObject(unread)
})

test('a page of this server at an address that no setting knows goes on; one that only looks like it does not', async () => {
  const host = '192.0.2.7:8080'
  const ask = (origin: string, more = {}) => {
    const person = { email: `page${Math.random()}@example.com`, password: goodPassword }
    return send(`${accounts}signUp`, person, { origin, host, ...more })
  }
  expect((await ask(`http://${host}`)).status).toBe(200)
  // Behind a proxy that names another host.
  expect((await ask('http://localhost:9000', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  for (const site of ['same-site', 'cross-site', 'none'])
    expect((await ask('http://localhost:9000', { 'sec-fetch-site': site })).status).toBe(403)
  for (const origin of [`http://${host}.evil.example`, 'http://192.0.2.7', `file://${host}`])
    expect((await ask(origin)).status).toBe(403)
})
