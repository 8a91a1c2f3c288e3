/** `accounts:update` with an ID token, `accounts:delete`, and linking a password. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const newPassword = 'Another-Horse-9'
const unauthenticated = { code: 'unauthenticated' }

/** A session that began with a hand-off, for an account that has others. */
async function handedOff(uid: string): Promise<string> {
  const { body } = await the.call('signInWithCustomToken', { token: await the.identity.mintCustomToken({ uid }) })
  return String(body['idToken'])
}

let withoutEmails = 0
/** An account that Google made, of whose address Google said nothing. */
async function withoutEmail(): Promise<{ uid: string; idToken: string }> {
  const token = `google-without-email-${(withoutEmails += 1)}`
  const nothing = { email: null, emailVerified: false, displayName: null, givenName: null, familyName: null }
  the.google.set(token, { issuer: 'https://accounts.google.com', subject: token, ...nothing, photoUrl: null })
  const postBody = `id_token=${token}&providerId=google.com`
  const { body } = await the.call('signInWithIdp', { requestUri: 'http://localhost', postBody })
  return { uid: String(body['localId']), idToken: String(body['idToken']) }
}

/** An account whose address was confirmed: a mailed link signs in to it as well. */
async function confirmed(): Promise<Person> {
  const made = await the.signUp()
  await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: made.idToken })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  return made
}

describe('400', () => {
  test.each([
    ['neither ID token nor code', { displayName: 'Ada' }, 'INVALID_REQ_TYPE : Unsupported request parameters.'],
    ['an array as ID token', { idToken: ['a'] }, 'INVALID_ID_TOKEN'],
    ['a token that is none', { idToken: 'a', displayName: 'Ada' }, 'INVALID_ID_TOKEN'],
    ['an array as code', { oobCode: ['a'] }, 'INVALID_OOB_CODE'],
    ['an unknown code', { oobCode: 'a' }, 'INVALID_OOB_CODE'],
  ])('%s', async (_what, body, message) => {
    expect(await the.call('update', body)).toMatchObject({ status: 400, error: message })
  })

  test.each([
    ['a display name that is an object', { displayName: { a: 1 } }, /^INVALID_DISPLAY_NAME/],
    ['a photo that is a script', { photoUrl: 'javascript:alert(1)' }, /^INVALID_PHOTO_URL/],
    ['a photo with a NUL', { photoUrl: '/a\u0000b' }, /^INVALID_PHOTO_URL/],
    ['an e-mail that is none', { email: 'ada' }, /^INVALID_EMAIL/],
    ['an array of e-mails', { email: ['a@example.com'] }, /^INVALID_EMAIL/],
    ['a short password', { password: 'aB-45' }, /^WEAK_PASSWORD : Password should be at least 6 characters/],
    ['a common password', { password: 'iloveyou' }, /^WEAK_PASSWORD : This password is too common/],
    ['an attribute that cannot be deleted', { deleteAttribute: ['EMAIL'] }, /^OPERATION_NOT_ALLOWED/],
    ['the same by its number', { deleteAttribute: [1] }, /^OPERATION_NOT_ALLOWED/],
    ['disabling oneself', { disableUser: true }, /^OPERATION_NOT_ALLOWED/],
    ['taking a passkey off', { deletePasskey: ['a-credential'] }, /^OPERATION_NOT_ALLOWED/],
    ['an empty e-mail', { email: '' }, /^INVALID_EMAIL/],
    ['a provider that is none', { deleteProvider: ['custom'] }, /^INVALID_PROVIDER_ID/],
    ['providers that are no list', { deleteProvider: 'password' }, /^INVALID_PROVIDER_ID/],
  ])('%s', async (_what, fields, message) => {
    const { idToken } = await the.signUp()
    const answer = await the.call('update', { idToken, ...fields })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.error).toMatch(message)
    expect(await the.call('update', { idToken: 'forged', ...fields })).toMatchObject({ error: 'INVALID_ID_TOKEN' })
    await expect(the.identity.verifyIdToken(idToken)).resolves.toBeDefined()
  })

  test.each([
    ['alone', {}],
    ['with a password', { password: newPassword }],
    ['that another account has', { email: 'taken-by-bob@example.com' }],
  ])('another e-mail that nobody has confirmed, %s', async (_how, more) => {
    if ('email' in more) await the.signUp({ email: more.email })
    const { idToken, email } = await the.signUp()
    const error = 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'
    expect(await the.call('update', { idToken, email: 'elsewhere@example.com', ...more })).toMatchObject({
      status: 400,
      error,
    })
    the.pass(301)
    expect(await the.call('update', { idToken, email: 'elsewhere@example.com' })).toMatchObject({ error })
    expect((await the.call('lookup', { idToken })).body).toMatchObject({ users: [{ email }] })
    expect(await the.signIn(email)).toMatchObject({ status: 200 })
  })

  test('a first e-mail that another account has', async () => {
    const [{ idToken }, bob] = [await withoutEmail(), await the.signUp()]
    expect(await the.call('update', { idToken, email: bob.email.toUpperCase() })).toMatchObject({
      error: 'EMAIL_EXISTS',
    })
  })

  test('two first e-mails at once: one is taken, the other is not put over it', async () => {
    const { idToken } = await withoutEmail()
    const answers = await Promise.all(
      ['first-of-two@example.com', 'second-of-two@example.com'].map((email) => the.call('update', { idToken, email })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('linking a password under another e-mail', async () => {
    const { idToken, email } = await confirmed()
    await the.call('update', { idToken, deleteProvider: ['password'] })
    const other = { idToken, email: 'linked-elsewhere@example.com', password: newPassword }
    expect(await the.call('signUp', other)).toMatchObject({
      status: 400,
      error: 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
    })
    expect(await the.call('signUp', { ...other, email: email.toUpperCase() })).toMatchObject({ status: 200 })
    expect((await the.signIn(email, newPassword)).body).toMatchObject({ email })
  })

  const onlyWay =
    'OPERATION_NOT_ALLOWED : This is the only way to sign in to your account. Please add another one first.'

  test('the last way in: the password of an account whose address nobody confirmed', async () => {
    const { idToken, email } = await the.signUp()
    const refused = { status: 400, error: onlyWay }
    expect(await the.call('update', { idToken, deleteProvider: ['password'] })).toMatchObject(refused)
    expect(await the.call('update', { idToken, deleteProvider: ['password', 'google.com'] })).toMatchObject(refused)
    expect(await the.signIn(email)).toMatchObject({ status: 200 })
    await expect(the.identity.verifyIdToken(idToken)).resolves.toBeDefined()
  })

  test('the last way in: the Google account of one without an address', async () => {
    const { idToken } = await withoutEmail()
    expect(await the.call('update', { idToken, deleteProvider: ['google.com'] })).toMatchObject({
      status: 400,
      error: onlyWay,
    })
    const { body } = await the.call('lookup', { idToken })
    expect(body['users']).toMatchObject([{ providerUserInfo: [{ providerId: 'google.com' }] }])
  })

  test('the last way in: two that are taken away at once, one stays', async () => {
    const token = 'google-of-one-of-two'
    const { email, idToken } = await the.signUp()
    const google = { issuer: 'https://accounts.google.com', subject: token, email: null, emailVerified: false }
    the.google.set(token, { ...google, displayName: null, givenName: null, familyName: null, photoUrl: null })
    const postBody = `id_token=${token}&providerId=google.com`
    const linked = await the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, idToken })
    const answers = await Promise.all(
      ['google.com', 'password'].map((provider) =>
        the.call('update', { idToken: linked.body['idToken'], deleteProvider: [provider] }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const signsIn = [
      await the.signIn(email),
      await the.call('signInWithIdp', { requestUri: 'http://localhost', postBody }),
    ]
    expect(signsIn.filter(({ body }) => body['idToken'] !== undefined && body['isNewUser'] !== true)).toHaveLength(1)
  })

  const sensitive = { password: newPassword, deleteProvider: ['password'] }
  test.each(Object.entries(sensitive))(
    '%s, more than 5 minutes after the sign-in, also through a refresh',
    async (field, value) => {
      const { idToken, refreshToken } = await the.signUp()
      the.pass(301)
      const refreshed = (await the.refresh(refreshToken)).body['id_token']
      for (const token of [idToken, refreshed]) {
        expect(await the.call('update', { idToken: token, [field]: value })).toMatchObject({
          error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
        })
      }
    },
  )

  test.each(Object.entries(sensitive))('%s, by a session that began with a custom token', async (field, value) => {
    const idToken = await handedOff((await the.signUp()).uid)
    expect(await the.call('update', { idToken, [field]: value })).toMatchObject({
      error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    })
    expect(await the.call('delete', { idToken })).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
    expect(await the.call('update', { idToken, displayName: 'Ada' })).toMatchObject({ status: 200 })
  })

  test('deleting, more than 5 minutes after the sign-in', async () => {
    const { idToken } = await the.signUp()
    the.pass(301)
    expect(await the.call('delete', { idToken })).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
    expect(await the.call('delete', {})).toMatchObject({ error: 'MISSING_ID_TOKEN' })
  })

  test('16 password changes at once by one session: one is made', async () => {
    const { idToken, email } = await the.signUp()
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_unused, n) => the.call('update', { idToken, password: `Another-Horse-${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'TOKEN_EXPIRED')).toHaveLength(15)
    const won = answers.findIndex(({ status }) => status === 200)
    expect(await the.signIn(email, `Another-Horse-${won}`)).toMatchObject({ status: 200 })
  })
})

const reserved = ['emailVerified', 'customAttributes', 'localId', 'validSince', 'createdAt', 'linkProviderUserInfo']
test.each(reserved)('400: a client that sets %s', async (field) => {
  const { idToken } = await the.signUp()
  expect(await the.call('update', { idToken, displayName: 'Ada', [field]: true })).toMatchObject({
    status: 400,
    error: 'INSUFFICIENT_PERMISSION',
  })
  expect((await the.call('lookup', { idToken })).body).toMatchObject({ users: [{ emailVerified: false }] })
})

describe('200', () => {
  test('names: what is not sent stays, null and "" remove', async () => {
    const { idToken, uid } = await the.signUp()
    const both = { displayName: 'Ada Lovelace', photoUrl: 'https://example.com/ada.png' }
    const first = await the.call('update', { idToken, ...both, returnSecureToken: true })
    expect(first.body).toMatchObject({ kind: 'identitytoolkit#SetAccountInfoResponse', localId: uid, ...both })
    expect(first.body).not.toHaveProperty('idToken')
    expect(the.saved.at(-1)).toMatchObject({ uid, ...both })
    expect((await the.call('update', { idToken, displayName: null })).body).toMatchObject({
      photoUrl: both.photoUrl,
    })
    const none = (await the.call('update', { idToken, photoUrl: '' })).body
    for (const name of ['displayName', 'photoUrl']) expect(none).not.toHaveProperty(name)
    expect(await the.identity.verifyIdToken(idToken)).toMatchObject({ displayName: null })
  })

  test('a password: every other session ends, the caller goes on with new tokens', async () => {
    const { idToken, email, uid } = await the.signUp()
    const elsewhere = String((await the.signIn(email)).body['idToken'])
    const handOff = await handedOff(uid)
    const custom = await the.identity.mintCustomToken({ uid })
    const { status, body } = await the.call('update', { idToken, password: newPassword, returnSecureToken: true })
    expect(status).toBe(200)
    for (const ended of [idToken, elsewhere, handOff]) {
      await expect(the.identity.verifyIdToken(ended)).rejects.toMatchObject(unauthenticated)
      expect(await the.call('lookup', { idToken: ended })).toMatchObject({ error: 'TOKEN_EXPIRED' })
    }
    await expect(the.identity.verifyIdToken(String(body['idToken']))).resolves.toMatchObject({ uid })
    expect(await the.call('signInWithCustomToken', { token: custom })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    expect(await the.signIn(email)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    expect(await the.signIn(email, newPassword)).toMatchObject({ status: 200 })
  })

  test('a first e-mail: not verified, told to the rest of the server, the other sessions ended', async () => {
    const { idToken, uid } = await withoutEmail()
    const before = the.codes.length
    const { body } = await the.call('update', { idToken, email: 'Found@Example.com', password: newPassword })
    const address = { email: 'Found@Example.com', emailVerified: false }
    expect(body).toMatchObject({ ...address, newEmail: 'Found@Example.com' })
    expect(the.saved.at(-1)).toMatchObject({ uid, ...address, emailKey: 'found@example.com' })
    await expect(the.identity.verifyIdToken(idToken)).rejects.toMatchObject(unauthenticated)
    expect(decodeJwt(String(body['idToken']))).toMatchObject({ email: 'Found@Example.com', email_verified: false })
    expect(await the.signIn('found@example.com', newPassword)).toMatchObject({ status: 200 })
    expect(the.codes).toHaveLength(before)
  })

  test('the e-mail that the account has, in other letters: nothing changes', async () => {
    const { idToken, email } = await the.signUp()
    const { status, body } = await the.call('update', { idToken, email: email.toUpperCase() })
    expect({ status, ...body }).toMatchObject({ status: 200, email })
    expect(body).not.toHaveProperty('newEmail')
    await expect(the.identity.verifyIdToken(idToken)).resolves.toBeDefined()
  })

  test('unlinking the password: no sign-in with it, and linking one again', async () => {
    const { idToken, email } = await confirmed()
    const elsewhere = String((await the.signIn(email)).body['idToken'])
    const { body } = await the.call('update', { idToken, deleteProvider: ['password'] })
    expect(body).toMatchObject({ email, providerUserInfo: [] })
    expect(await the.signIn(email)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    await expect(the.identity.verifyIdToken(elsewhere)).rejects.toMatchObject(unauthenticated)

    const linked = await the.call('signUp', { idToken, email, password: newPassword, returnSecureToken: true })
    expect(linked.status).toBe(200)
    expect(await the.signIn(email, newPassword)).toMatchObject({ status: 200 })
    const again = { idToken: linked.body['idToken'], email, password: goodPassword }
    expect(await the.call('signUp', again)).toMatchObject({ status: 400, error: 'PROVIDER_ALREADY_LINKED' })
  })

  test('deleting: the account is gone, its e-mail is free, the rest of the server is told', async () => {
    const { idToken, email, uid } = await the.signUp()
    expect(await the.call('delete', { idToken })).toMatchObject({
      status: 200,
      body: { kind: 'identitytoolkit#DeleteAccountResponse' },
    })
    expect(the.deleted).toContain(uid)
    expect(await the.signIn(email)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    expect((await the.signUp({ email })).uid).not.toBe(uid)
  })
})
