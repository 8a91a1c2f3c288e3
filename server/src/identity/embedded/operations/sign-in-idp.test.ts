/** `accounts:signInWithIdp`: Google identities, and how they meet accounts that are there. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GoogleIdentity } from '#identity/embedded/context.ts'
import { goodPassword, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const issuer = 'https://accounts.google.com'
const picture = 'https://example.com/grace.png'
let people = 0
/** A token of Google's, for a new person unless told otherwise. */
function googleToken(fields: Partial<GoogleIdentity> = {}): { token: string; subject: string; email: string } {
  people += 1
  const subject = fields.subject ?? `1000${people}`
  const email = fields.email ?? `google${people}@example.com`
  const token = `google-token-${people}`
  const names = { displayName: 'Grace Hopper', givenName: 'Grace', familyName: 'Hopper', photoUrl: picture }
  the.google.set(token, { issuer, emailVerified: true, ...names, ...fields, subject, email })
  return { token, subject, email }
}

const postBody = (token: string) => new URLSearchParams({ id_token: token, providerId: 'google.com' }).toString()
const google = (token: string, more: object = {}) =>
  the.call('signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: postBody(token),
    returnSecureToken: true,
    returnIdpCredential: true,
    ...more,
  })

async function verifyEmail({ idToken }: Person): Promise<void> {
  await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
}

const noProvider = 'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.'

describe('400', () => {
  test.each([
    ['an array as credential', { postBody: ['id_token=a'] }, 'INVALID_IDP_RESPONSE'],
    ['another provider', { postBody: 'id_token=a&providerId=facebook.com' }, noProvider],
    ['an access token alone', { postBody: 'access_token=a&providerId=google.com' }, 'INVALID_IDP_RESPONSE'],
    ['a token that Google did not make', { postBody: 'id_token=forged&providerId=google.com' }, 'INVALID_IDP_RESPONSE'],
    [
      'no provider: said without the token that came with it',
      { postBody: 'id_token=secret', requestUri: 'http://localhost/back?a=secret' },
      'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: http://localhost/back',
    ],
    ['an array of addresses', { requestUri: ['http://localhost'] }, 'INVALID_REQUEST_URI'],
  ])('%s', async (_what, body, message) => {
    const sent = { requestUri: 'http://localhost', ...body }
    expect(await the.call('signInWithIdp', sent)).toMatchObject({ status: 400, error: message })
  })

  test.each(['nowhere', '/path', 'javascript:alert(1)', 'http://'])('the address %j', async (requestUri) => {
    const body = { postBody: 'id_token=a&providerId=google.com' }
    expect(await the.call('signInWithIdp', { ...body, requestUri })).toMatchObject({ error: 'INVALID_REQUEST_URI' })
    for (const nothing of [undefined, null, '']) {
      const answer = await the.call('signInWithIdp', { ...body, requestUri: nothing })
      expect(answer).toMatchObject({ status: 400, error: 'MISSING_REQUEST_URI' })
    }
  })

  test('our own ID token in place of Google’s', async () => {
    const { idToken } = await the.signUp()
    expect(await google(idToken)).toMatchObject({ error: 'INVALID_IDP_RESPONSE' })
  })

  test('a disabled account, found by its identity or by its e-mail', async () => {
    const { token } = googleToken()
    const { body } = await google(token)
    await the.identity.disableAccount({
      uid: String(body['localId']),
      disabled: true,
      reason: 'A test.',
      actor: 'operator',
    })
    expect(await google(token)).toMatchObject({ status: 400, error: 'USER_DISABLED' })
    const ada = await the.signUp()
    await the.identity.disableAccount({ uid: ada.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await google(googleToken({ email: ada.email }).token)).toMatchObject({ error: 'USER_DISABLED' })
  })

  test('reauthentication of whom there is no account for makes none', async () => {
    const { token } = googleToken()
    expect(await google(token, { autoCreate: false })).toMatchObject({ status: 400, error: 'EMAIL_NOT_FOUND' })
  })

  test('linking what belongs to somebody, or whose e-mail does, or a second one, or long after the sign-in', async () => {
    const [ada, bob] = [await the.signUp(), await the.signUp()]
    const first = googleToken()
    await google(first.token)
    /** A refusal; to who asks for the credential, the same with it. */
    async function refused(token: string, idToken: string, error: string): Promise<void> {
      expect(await google(token, { idToken, returnIdpCredential: false })).toMatchObject({ status: 400, error })
      const { status, body } = await google(token, { idToken })
      expect({ status, ...body }).toMatchObject({ status: 200, errorMessage: error, oauthIdToken: token })
      for (const field of ['localId', 'idToken', 'refreshToken']) expect(body).not.toHaveProperty(field)
    }
    await refused(first.token, ada.idToken, 'FEDERATED_USER_ID_ALREADY_LINKED')
    await refused(googleToken({ email: bob.email }).token, ada.idToken, 'EMAIL_EXISTS')
    expect(await google(googleToken().token, { idToken: ada.idToken })).toMatchObject({ status: 200 })
    await refused(googleToken().token, ada.idToken, 'PROVIDER_ALREADY_LINKED')
    the.pass(301)
    expect(await google(googleToken().token, { idToken: bob.idToken })).toMatchObject({
      error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    })
  })
})

describe('an e-mail that somebody registered in advance (CVE-2026-53516)', () => {
  test('never verified: password, sessions, codes and hand-offs of whoever did are gone, the owner is in', async () => {
    const attacker = await the.signUp({ email: 'victim@example.com' })
    await the.call('update', { idToken: attacker.idToken, displayName: 'Not Grace' })
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: attacker.email })
    const reset = the.codes.at(-1)?.code
    const custom = await the.identity.mintCustomToken({ uid: attacker.uid })

    const { status, body } = await google(googleToken({ email: 'Victim@example.com' }).token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ localId: attacker.uid, emailVerified: true, isNewUser: false })
    expect(await the.signIn('victim@example.com', goodPassword)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    expect(await the.call('lookup', { idToken: attacker.idToken })).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await the.refresh(attacker.refreshToken)).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await the.call('signInWithCustomToken', { token: custom })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    expect(await the.call('resetPassword', { oobCode: reset })).toMatchObject({ error: 'INVALID_OOB_CODE' })
    const users = (await the.call('lookup', { idToken: body['idToken'] })).body['users'] as {
      providerUserInfo: { providerId: string }[]
    }[]
    expect(users[0]).toMatchObject({ displayName: 'Grace Hopper', emailVerified: true })
    expect(users[0]?.providerUserInfo.map(({ providerId }) => providerId)).toEqual(['google.com'])
    expect(the.reclaimed).toEqual([attacker.uid])
  })

  test('also a Google identity of the attacker that was linked to it', async () => {
    const theirs = googleToken({ emailVerified: false })
    const said = the.google.get(theirs.token)
    if (said) the.google.set(theirs.token, { ...said, email: null })
    const attacker = (await google(theirs.token)).body
    await the.call('update', { idToken: attacker['idToken'], email: 'second-victim@example.com' })
    const { body } = await google(googleToken({ email: 'second-victim@example.com' }).token)
    expect(body['localId']).toBe(attacker['localId'])
    expect((await google(theirs.token)).body['localId']).not.toBe(attacker['localId'])
  })

  test('a Google e-mail that Google has not verified takes over nothing (CVE-2026-9092)', async () => {
    const ada = await the.signUp()
    const { status, body } = await google(googleToken({ email: ada.email, emailVerified: false }).token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      needConfirmation: true,
      localId: ada.uid,
      email: ada.email,
      emailVerified: false,
      verifiedProvider: [],
    })
    expect(body).not.toHaveProperty('idToken')
    expect(body).not.toHaveProperty('refreshToken')
    expect(await the.signIn(ada.email)).toMatchObject({ status: 200 })
  })

  test('a reset by who reads the address takes away what was linked before', async () => {
    const theirs = googleToken({ email: 'third-victim@example.com', emailVerified: false })
    const { body } = await google(theirs.token)
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'third-victim@example.com' })
    await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword: 'Another-Horse-9' })
    expect(await google(theirs.token)).toMatchObject({ body: { needConfirmation: true, verifiedProvider: [] } })
    expect(await the.refresh(String(body['refreshToken']))).toMatchObject({ error: 'TOKEN_EXPIRED' })
  })
})

describe('200', () => {
  test('a new account, as the SDK reads it, and the same one the next time, by (issuer, subject) alone', async () => {
    const { token, subject, email } = googleToken()
    const { status, body } = await google(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      providerId: 'google.com',
      federatedId: `https://accounts.google.com/${subject}`,
      isNewUser: true,
      email,
      emailVerified: true,
      displayName: 'Grace Hopper',
    })
    expect(JSON.parse(String(body['rawUserInfo']))).toEqual({
      id: subject,
      email,
      verified_email: true,
      name: 'Grace Hopper',
      given_name: 'Grace',
      family_name: 'Hopper',
      picture,
      granted_scopes:
        'openid https://www.googleapis.com/auth/userinfo.profile https://www.googleapis.com/auth/userinfo.email',
    })
    expect(decodeJwt(String(body['idToken']))).toMatchObject({
      firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [subject], email: [email] } },
    })
    const again = await google(googleToken({ subject, email: 'renamed@example.com' }).token)
    expect(again.body).toMatchObject({ localId: body['localId'], isNewUser: false, email })
    const other = await google(
      googleToken({ subject, email: 'other-issuer@example.com', issuer: 'https://issuer.example' }).token,
    )
    expect(other.body['localId']).not.toBe(body['localId'])
  })

  test('what Google does not tell is not told on', async () => {
    const { token, subject } = googleToken()
    const nothing = { email: null, emailVerified: false, displayName: null, givenName: null, familyName: null }
    the.google.set(token, { issuer, subject, ...nothing, photoUrl: null })
    const { body } = await google(token)
    expect(JSON.parse(String(body['rawUserInfo']))).toEqual({
      id: subject,
      granted_scopes: 'openid https://www.googleapis.com/auth/userinfo.profile',
    })
    for (const field of ['email', 'emailVerified', 'displayName', 'fullName', 'firstName', 'lastName', 'photoUrl']) {
      expect(body).not.toHaveProperty(field)
    }
  })

  test('who else signs in to an account whose e-mail Google has not verified', async () => {
    const { email } = googleToken({ emailVerified: false })
    const { body } = await google(googleToken({ email, emailVerified: false }).token)
    const other = googleToken({ email, emailVerified: false, issuer: 'https://issuer.example' })
    expect((await google(other.token)).body).toMatchObject({
      needConfirmation: true,
      localId: body['localId'],
      verifiedProvider: ['google.com'],
    })
  })

  test('the credential in the address, in its fragment, and in the body over the address', async () => {
    const [inQuery, inFragment] = [googleToken(), googleToken()]
    const answer = (body: object) => the.call('signInWithIdp', body)
    expect(await answer({ requestUri: `http://localhost?${postBody(inQuery.token)}` })).toMatchObject({
      status: 200,
      body: { federatedId: `https://accounts.google.com/${inQuery.subject}` },
    })
    const uri = 'com.example.app://callback/?providerId=facebook.com&id_token=other'
    expect(await answer({ requestUri: uri, postBody: postBody(inQuery.token) })).toMatchObject({
      body: { federatedId: `https://accounts.google.com/${inQuery.subject}` },
    })
    expect(await answer({ requestUri: `${uri}#${postBody(inFragment.token)}`, postBody: 'id_token=a' })).toMatchObject({
      body: { federatedId: `https://accounts.google.com/${inFragment.subject}` },
    })
  })

  test('an access token beside the ID token comes back as the credential that it is', async () => {
    const { token } = googleToken()
    const answer = await google(token, { postBody: `${postBody(token)}&access_token=ya29` })
    expect(answer.body).toMatchObject({ oauthIdToken: token, oauthAccessToken: 'ya29' })
    expect((await google(token)).body).not.toHaveProperty('oauthAccessToken')
  })

  test('one identity 16 times at once: one account', async () => {
    const { token } = googleToken()
    const answers = await Promise.all(Array.from({ length: 16 }, () => google(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(16).fill(200))
    expect(new Set(answers.map(({ body }) => body['localId'])).size).toBe(1)
  })

  test('both sides verified: linked, and the password stays', async () => {
    const ada = await the.signUp()
    await verifyEmail(ada)
    const { body } = await google(googleToken({ email: ada.email }).token)
    expect(body).toMatchObject({ localId: ada.uid, isNewUser: false })
    expect(await the.signIn(ada.email)).toMatchObject({ status: 200 })
    await expect(the.identity.verifyIdToken(ada.idToken)).resolves.toBeDefined()
  })

  test('linking to the signed-in account, and unlinking', async () => {
    const ada = await the.signUp()
    const { token } = googleToken()
    const linked = await google(token, { idToken: ada.idToken })
    expect(linked.body).toMatchObject({ localId: ada.uid, isNewUser: false, email: ada.email, emailVerified: false })
    expect((await google(token)).body).toMatchObject({ localId: ada.uid })
    const unlinked = await the.call('update', { idToken: linked.body['idToken'], deleteProvider: ['google.com'] })
    expect(unlinked.body).toMatchObject({ providerUserInfo: [{ providerId: 'password' }] })
    expect((await google(token)).body['localId']).not.toBe(ada.uid)
  })

  test('reauthentication counts as a sign-in', async () => {
    const { token } = googleToken()
    const { body } = await google(token)
    the.pass(301)
    expect(await the.call('update', { idToken: body['idToken'], password: goodPassword })).toMatchObject({
      error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    })
    const again = await google(token, { autoCreate: false })
    expect(await the.call('update', { idToken: again.body['idToken'], password: goodPassword })).toMatchObject({
      status: 200,
    })
  })
})
