/** The wire itself: envelope, methods, bodies, CORS. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, publicOrigin, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
const json = { 'content-type': 'application/json' }
const envelope = (code: number) => {
  const message = expect.any(String) as unknown
  return {
    error: {
      code,
      message,
      errors: [{ message, domain: 'global', reason: 'invalid' }],
      status: expect.any(String) as unknown,
    },
  }
}

describe('what is no request of the protocol gets its envelope all the same', () => {
  test.each([
    ['cut off', '{"email":'],
    ['empty', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['text', '"signUp"'],
    ['__proto__', '{"__proto__":{"emailVerified":true},"email":"p@example.com"}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"a":1}},"email":"p@example.com"}'],
  ])('400: a body that is %s', async (_what, payload) => {
    const response = await the.app.inject({ method: 'POST', url: signUp, headers: json, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(envelope(400))
    expect(Object.prototype).not.toHaveProperty('emailVerified')
  })

  test('400: deep nesting where text belongs', async () => {
    const payload = `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)},"password":"abcdef-1"}`
    const response = await the.app.inject({ method: 'POST', url: signUp, headers: json, payload })
    expect(response.statusCode).toBe(400)
  })

  test('413 and 415', async () => {
    const large = await the.app.inject({
      method: 'POST',
      url: signUp,
      headers: json,
      payload: `{"email":"${'a'.repeat(70_000)}"}`,
    })
    expect(large.statusCode).toBe(413)
    expect(large.json()).toEqual(envelope(413))
    const xml = await the.app.inject({
      method: 'POST',
      url: signUp,
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    })
    expect(xml.statusCode).toBe(415)
    expect(xml.json()).toEqual(envelope(415))
  })

  test.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:constructor'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp/..'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:batchCreate'],
    ['POST', '/identitytoolkit.googleapis.com/v2/accounts/passkeyEnrollment:start'],
    ['GET', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
    ['DELETE', '/identitytoolkit.googleapis.com/v1/accounts:delete'],
    ['GET', '/securetoken.googleapis.com/v1/token'],
    ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/uploadAccount'],
    ['GET', '/www.googleapis.com/anything'],
  ] as const)('404: %s %s', async (method, url) => {
    const response = await the.app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual(envelope(404))
  })

  test.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/atrium/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/atrium/accounts:lookup'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/atrium/accounts:batchGet?maxResults=10'],
    ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/atrium/config?updateMask=signIn'],
    ['DELETE', '/identitytoolkit.googleapis.com/v2/projects/atrium/tenants/school'],
  ] as const)('what an administrator asks is refused in a code that their SDK knows: %s %s', async (method, url) => {
    const response = await the.app.inject({ method, url, headers: { authorization: 'Bearer owner' } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(envelope(400))
    expect(response.json()).toMatchObject({
      error: { message: expect.stringMatching(/^INSUFFICIENT_PERMISSION : /) as unknown },
    })
  })

  test('a failure tells nothing of what was sent', async () => {
    const { headers, body } = await the.call('signUp', { email: 'not an e-mail', password: goodPassword })
    expect(JSON.stringify(body)).not.toContain('not an e-mail')
    expect(JSON.stringify(body)).not.toContain(goodPassword)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('CORS', () => {
  const preflight = (origin: string) =>
    the.app.inject({
      method: 'OPTIONS',
      url: signUp,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
      },
    })

  test.each([publicOrigin, 'http://acme.localhost:8080', 'https://learner.example'])(
    '%s may call, and read failures',
    async (origin) => {
      const { statusCode, headers } = await preflight(origin)
      expect(statusCode).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type,x-client-version,x-firebase-gmpid',
        vary: 'Origin',
      })
      for (const url of [signUp, '/identitytoolkit.googleapis.com/v1/nowhere']) {
        const failed = await the.app.inject({ method: 'POST', url, headers: { ...json, origin }, payload: '{' })
        expect(failed.statusCode).toBeGreaterThanOrEqual(400)
        expect(failed.headers['access-control-allow-origin']).toBe(origin)
      }
    },
  )

  test.each([
    'https://attacker.example',
    'http://localhost:8080.attacker.example',
    'http://acme.localhost:8081',
    'https://acme.localhost:8080',
    'http://acme_localhost:8080',
    'null',
  ])('%s may not', async (origin) => {
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
    const { headers } = await the.call('lookup', {}, { origin })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('the published keys are for everyone, and cached for less than a new key is announced', async () => {
    const { headers } = await the.app.inject('/.well-known/jwks.json')
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' })
  })
})

describe('what the SDK asks beside accounts', () => {
  const get = async (path: string) =>
    (await the.app.inject(`/identitytoolkit.googleapis.com${path}?key=any`)).json<unknown>()

  test('project, password policy, reCAPTCHA', async () => {
    expect(await get('/v1/projects')).toEqual({
      projectId: 'atrium',
      authorizedDomains: ['localhost', 'learner.example'],
    })
    expect(await get('/v2/passwordPolicy')).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 128 },
      enforcementState: 'ENFORCE',
      schemaVersion: 1,
    })
    expect(await get('/v2/recaptchaConfig')).toMatchObject({
      recaptchaEnforcementState: [{ enforcementState: 'OFF' }, { enforcementState: 'OFF' }],
    })
  })

  test.each([
    '/identitytoolkit.googleapis.com/v1/recaptchaParams',
    '/www.googleapis.com/identitytoolkit/v3/relyingparty/getRecaptchaParam',
  ])('%s, before a text message, is refused as that is', async (path) => {
    const response = await the.app.inject(`${path}?key=any`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { message: 'OPERATION_NOT_ALLOWED' } })
    expect((await the.app.inject(path)).statusCode).toBe(403)
  })

  test('the sign-in methods of an e-mail stay unsaid, whether there is an account or not', async () => {
    const { email } = await the.signUp()
    for (const identifier of [email, 'nobody@example.com']) {
      const { status, body } = await the.call('createAuthUri', { identifier, continueUri: 'http://localhost' })
      expect(status).toBe(200)
      expect(Object.keys(body).sort()).toEqual(['kind', 'sessionId'])
    }
  })

  test('a session that goes on keeps its id', async () => {
    const asked = { identifier: 'a@example.com', continueUri: 'http://localhost' }
    const { body } = await the.call('createAuthUri', { ...asked, sessionId: 'session-of-the-client' })
    expect(body['sessionId']).toBe('session-of-the-client')
    const [one, other] = [await the.call('createAuthUri', asked), await the.call('createAuthUri', asked)]
    expect(one.body['sessionId']).not.toBe(other.body['sessionId'])
  })

  test.each([
    [{}, 'MISSING_IDENTIFIER'],
    [{ providerId: 'google.com', continueUri: 'http://localhost' }, 'OPERATION_NOT_ALLOWED'],
    [{ identifier: 'ada' }, 'MISSING_CONTINUE_URI'],
    [{ identifier: 'ada', continueUri: 'http://localhost' }, 'INVALID_IDENTIFIER'],
    [{ identifier: 'a@example.com' }, 'MISSING_CONTINUE_URI'],
    [{ identifier: 'a@example.com', continueUri: 'javascript:alert(1)' }, 'INVALID_CONTINUE_URI'],
  ])('400: sign-in methods by %j', async (body, message) => {
    expect(await the.call('createAuthUri', body)).toMatchObject({ status: 400, error: message })
  })
})
