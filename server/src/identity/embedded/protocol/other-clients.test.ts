/**
 * The protocol as the clients for iOS, Android and C++ speak it: their addresses, their spelling, their extra fields.
 *
 * Sources: `FirebaseAuth/Sources/Swift/Backend/RPC` of firebase-ios-sdk, `auth/src/desktop/rpcs` of
 * firebase-cpp-sdk; what the Android client sends, the hosted provider's emulator says.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type TestIdentity, publicOrigin } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const relyingParty = '/www.googleapis.com/identitytoolkit/v3/relyingparty'
const toolkit = '/identitytoolkit.googleapis.com'
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

interface Sent {
  type?: string
  headers?: Record<string, string>
}

async function post(url: string, body: Record<string, unknown>, { type = json, headers = {} }: Sent = {}) {
  const payload = type === json ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString()
  const response = await the.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}
const message = (text: string) => ({ error: { message: text } })

describe('the token endpoint', () => {
  const spellings = [
    ['grant_type', 'refresh_token', 'OAuth'],
    ['grantType', 'refreshToken', 'iOS, Android and C++'],
    ['grantType', 'refresh_token', 'both at once'],
  ] as const
  const token = '/securetoken.googleapis.com/v1/token?key=any'

  test.each(spellings.flatMap((spelling) => [[...spelling, json] as const, [...spelling, form] as const]))(
    '200: %s and %s (%s), as %s',
    async (grantType, refreshToken, _who, type) => {
      const ada = await the.signUp()
      const body = { [grantType]: 'refresh_token', [refreshToken]: ada.refreshToken, scope: '' }
      const answer = await post(token, body, { type })
      expect(answer).toMatchObject({
        status: 200,
        body: { user_id: ada.uid, token_type: 'Bearer', expires_in: '3600' },
      })
      expect(answer.body['access_token']).toBe(answer.body['id_token'])
    },
  )

  test.each([
    [{ refreshToken: 'a' }, 'MISSING_GRANT_TYPE'],
    [{ grantType: 'authorization_code', code: 'a' }, 'INVALID_GRANT_TYPE'],
    [{ grantType: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
    [{ grantType: 'refresh_token', refreshToken: 'a' }, 'INVALID_REFRESH_TOKEN'],
  ])('400: %j', async (body, text) => {
    expect(await post(token, body)).toMatchObject({ status: 400, body: message(text) })
    expect(await post(token, body, { type: form })).toMatchObject({ status: 400, body: message(text) })
  })

  test('400 for a parameter that is given twice; the token is still good', async () => {
    const { refreshToken } = await the.signUp()
    const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const response = await the.app.inject({
      method: 'POST',
      url: token,
      payload: `${new URLSearchParams(body).toString()}&refresh_token=another`,
      headers: { 'content-type': form },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(message('INVALID_ARGUMENT : A parameter is given twice.'))
    expect(await post(token, body, { type: form })).toMatchObject({ status: 200 })
  })
})

test('a whole life at the earlier addresses, with what iOS sends beside', async () => {
  const call = (name: string, body: Record<string, unknown>) => post(`${relyingParty}/${name}?key=any`, body)
  const email = 'ios@example.com'
  const more = { returnSecureToken: true, clientType: 'CLIENT_TYPE_IOS', captchaResponse: 'x', recaptchaVersion: 'y' }
  const made = await call('signupNewUser', { email, password: goodPassword, ...more })
  expect(made).toMatchObject({ status: 200, body: { kind: 'identitytoolkit#SignupNewUserResponse', email } })
  const { idToken, localId } = made.body
  expect(await call('getAccountInfo', { idToken })).toMatchObject({ body: { users: [{ localId, email }] } })
  const names = { displayName: 'Ada', photoUrl: 'https://example.com/a.png', returnSecureToken: true }
  expect(await call('setAccountInfo', { idToken, ...names })).toMatchObject({
    status: 200,
    body: { displayName: 'Ada' },
  })
  const code = { requestType: 'VERIFY_EMAIL', idToken, clientType: 'CLIENT_TYPE_IOS', iOSBundleId: 'com.example' }
  expect(await call('getOobConfirmationCode', code)).toMatchObject({ status: 200, body: { email } })
  const oobCode = the.codes.at(-1)?.code
  expect(await call('resetPassword', { oobCode })).toMatchObject({ body: { requestType: 'VERIFY_EMAIL' } })
  expect(await call('verifyPassword', { email, password: goodPassword, pendingIdToken: 'x', ...more })).toMatchObject({
    body: { kind: 'identitytoolkit#VerifyPasswordResponse', localId },
  })
  const asked = { identifier: email, continueUri: 'http://www.google.com', clientId: 'x', appId: 'y' }
  expect(await call('createAuthUri', asked)).toMatchObject({ status: 200 })
  const handOff = { token: await the.identity.mintCustomToken({ uid: String(localId) }), returnSecureToken: true }
  expect(await call('verifyCustomToken', handOff)).toMatchObject({ status: 200 })
  expect(await call('deleteAccount', { idToken, localId })).toMatchObject({ status: 200 })
  const config = await the.app.inject(`${relyingParty}/getProjectConfig?key=any`)
  expect(config.json()).toMatchObject({ projectId: 'atrium' })
})

test('a Google credential as iOS and C++ send it', async () => {
  the.google.set('google', {
    issuer: 'https://accounts.google.com',
    subject: '1',
    email: 'g@example.com',
    emailVerified: true,
    displayName: 'Grace',
    givenName: null,
    familyName: null,
    photoUrl: null,
    nonce: 'raw',
  })
  const ios = {
    requestUri: 'http://localhost',
    returnIdpCredential: true,
    autoCreate: true,
    returnSecureToken: true,
    postBody: 'providerId=google.com&id_token=google&nonce=raw&access_token=ya29&identifier=g@example.com',
  }
  const verify = `${relyingParty}/verifyAssertion?key=any`
  expect(await post(verify, ios)).toMatchObject({ status: 200, body: { isNewUser: true } })
  const cpp = { requestUri: `http://localhost:9099${verify}`, postBody: 'providerId=google.com&id_token=google' }
  expect(await post(verify, { ...cpp, returnSecureToken: true })).toMatchObject({
    status: 200,
    body: { isNewUser: false },
  })
})

describe('enumerations by their numbers', () => {
  const send = (body: Record<string, unknown>) => post(`${relyingParty}/getOobConfirmationCode?key=any`, body)

  test('mails: 1 resets, 4 confirms, 7 changes, 6 signs in', async () => {
    const { email, idToken } = await the.signUp()
    const kinds = () => the.codes.slice(-1).map(({ kind }) => kind)
    expect(await send({ requestType: 1, email })).toMatchObject({ status: 200, body: { email } })
    expect(kinds()).toEqual(['resetPassword'])
    expect(await send({ requestType: 4, idToken })).toMatchObject({ status: 200 })
    expect(kinds()).toEqual(['verifyEmail'])
    expect(await send({ requestType: 7, idToken, newEmail: 'next@example.com' })).toMatchObject({ status: 200 })
    expect(kinds()).toEqual(['verifyAndChangeEmail'])
    const continueUrl = `${publicOrigin}/`
    expect(await send({ requestType: 6, email, continueUrl })).toMatchObject({ status: 200, body: { email } })
    expect(the.signInMails.map((mail) => mail.email)).toEqual([email])
  })

  test('attributes: 2 is the name, 4 the photo', async () => {
    const { idToken } = await the.signUp()
    await the.call('update', { idToken, displayName: 'Ada', photoUrl: 'https://example.com/a.png' })
    const first = await the.call('update', { idToken, deleteAttribute: [2] })
    expect(first.body).not.toHaveProperty('displayName')
    expect(first.body).toHaveProperty('photoUrl')
    const second = await the.call('update', { idToken, deleteAttribute: [4] })
    expect(second.body).not.toHaveProperty('photoUrl')
  })
})

describe('what this product has not', () => {
  test.each([
    `${toolkit}/v1/accounts:sendVerificationCode`,
    `${toolkit}/v1/accounts:signInWithPhoneNumber`,
    `${toolkit}/v2/accounts:revokeToken`,
    `${relyingParty}/sendVerificationCode`,
    `${relyingParty}/verifyPhoneNumber`,
  ])('is not allowed, rather than not found: %s', async (url) => {
    expect(await post(`${url}?key=any`, {})).toMatchObject({ status: 400, body: message('OPERATION_NOT_ALLOWED') })
  })

  test('a tenant’s account is refused before it is made', async () => {
    const body = { email: 'tenant@example.com', password: goodPassword }
    for (const tenant of [{ tenantId: 't1' }, { tenant_id: 't1' }]) {
      expect(await the.call('signUp', { ...body, ...tenant })).toMatchObject({ error: 'INVALID_TENANT_ID' })
    }
    expect(await the.call('signUp', { ...body, tenantId: '' })).toMatchObject({ status: 200 })
  })

  test.each(['/v2/passwordPolicy', '/v2/recaptchaConfig'])(
    'a tenant has no settings of its own: GET %s',
    async (path) => {
      const ask = async (query: string) => {
        const answer = await the.app.inject({ method: 'GET', url: `${toolkit}${path}?key=any&${query}` })
        return { status: answer.statusCode, body: answer.json<unknown>() }
      }
      for (const query of ['tenantId=t1', 'tenant_id=t1']) {
        expect(await ask(query)).toMatchObject({ status: 400, body: message('INVALID_TENANT_ID') })
      }
      expect(await ask('tenantId=')).toMatchObject({ status: 200 })
    },
  )

  test('a credential that says nothing but a pending token, which nobody was given here, is a wrong one', async () => {
    const answer = the.call('signInWithIdp', { requestUri: 'http://localhost', pendingToken: 'kept from elsewhere' })
    expect(await answer).toMatchObject({ status: 400, error: 'INVALID_PENDING_TOKEN' })
  })

  test('links by other domains are refused', async () => {
    const reset = { requestType: 'PASSWORD_RESET', email: 'ada@example.com' }
    expect(await the.call('sendOobCode', { ...reset, linkDomain: 'links.example' })).toMatchObject({
      error: 'INVALID_HOSTING_LINK_DOMAIN',
    })
    expect(await the.call('sendOobCode', { ...reset, dynamicLinkDomain: 'links.example' })).toMatchObject({
      error: 'INVALID_DYNAMIC_LINK_DOMAIN',
    })
  })
})

describe('fields in the other spelling', () => {
  test('are the same fields', async () => {
    const { idToken } = await the.signUp()
    expect(await the.call('update', { id_token: idToken, display_name: 'Ada' })).toMatchObject({
      status: 200,
      body: { displayName: 'Ada' },
    })
  })

  test('and are refused where those are', async () => {
    const { idToken } = await the.signUp()
    for (const field of ['email_verified', 'custom_attributes', 'linkProviderUserInfo']) {
      expect(await the.call('update', { idToken, [field]: true })).toMatchObject({ error: 'INSUFFICIENT_PERMISSION' })
    }
  })
})

describe('the API key', () => {
  const refusal = {
    error: {
      code: 403,
      message: 'The request is missing a valid API key.',
      errors: [{ message: 'The request is missing a valid API key.', domain: 'global', reason: 'forbidden' }],
      status: 'PERMISSION_DENIED',
    },
  }
  const paths = [
    `${toolkit}/v1/accounts:signUp`,
    `${toolkit}/v1/accounts:signInWithPassword?key=`,
    `${toolkit}/v1/accounts:update?key=a&key=b`,
    `${relyingParty}/verifyPassword`,
    '/securetoken.googleapis.com/v1/token',
  ]

  test.each(paths)('403 without one: POST %s', async (url) => {
    expect(await post(url, { email: 'a@example.com' })).toEqual({ status: 403, body: refusal })
  })

  test.each(['/v1/projects', '/v2/passwordPolicy', '/v2/recaptchaConfig'])('403 without one: GET %s', async (path) => {
    expect((await the.app.inject(`${toolkit}${path}`)).json()).toEqual(refusal)
  })

  test('in a header it is as good, and a credential of another kind is none', async () => {
    const url = `${toolkit}/v1/accounts:lookup`
    const known = { status: 400, body: message('MISSING_ID_TOKEN') }
    expect(await post(url, {}, { headers: { 'X-Goog-Api-Key': 'any' } })).toMatchObject(known)
    expect(await post(url, {}, { headers: { authorization: 'Basic YTpi' } })).toMatchObject({ status: 403 })
  })

  test.each(['Bearer owner', 'bEArEr OWNER', 'Bearer ya29.a'])(
    '401: %s opens no administrator’s door',
    async (bearer) => {
      const { uid } = await the.signUp()
      const headers = { authorization: bearer }
      for (const name of ['update', 'delete', 'lookup', 'signUp']) {
        const answer = await post(`${toolkit}/v1/accounts:${name}`, { localId: uid, emailVerified: true }, { headers })
        expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } })
      }
    },
  )

  test('400: another project, which only an administrator may name', async () => {
    const text = 'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.'
    for (const field of ['targetProjectId', 'target_project_id']) {
      expect(await the.call('signUp', { [field]: 'example2' })).toMatchObject({ status: 400, error: text })
    }
  })
})
