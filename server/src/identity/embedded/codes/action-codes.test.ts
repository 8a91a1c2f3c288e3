/** Mailed codes: asking for them, checking them, using each once. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, oneTimeSecrets } from '#db/schema.ts'
import { goodPassword, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

const newPassword = 'Another-Horse-9'
const MAILS = 8

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity({ limits: { mail: { max: MAILS, windowSeconds: 3_600 } } })))
afterAll(() => the.close())

const send = (body: object) => the.call('sendOobCode', body)
const lastCode = () => the.codes.at(-1)?.code ?? ''

async function resetCode({ email }: Person): Promise<string> {
  expect(await send({ requestType: 'PASSWORD_RESET', email })).toMatchObject({ status: 200, body: { email } })
  return lastCode()
}
async function verifyCode({ idToken }: Person): Promise<string> {
  expect(await send({ requestType: 'VERIFY_EMAIL', idToken })).toMatchObject({ status: 200 })
  return lastCode()
}
async function changeCode({ idToken }: Person, newEmail: string): Promise<string> {
  expect(await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })).toMatchObject({ status: 200 })
  return lastCode()
}

describe('asking for a code', () => {
  test.each([
    ['no kind', {}, 'MISSING_REQ_TYPE'],
    ['an unknown kind', { requestType: 'ANYTHING' }, 'INVALID_REQ_TYPE'],
    ['an array of kinds', { requestType: ['PASSWORD_RESET'] }, 'INVALID_REQ_TYPE'],
    [
      'a link to sign in with that leads nowhere',
      { requestType: 'EMAIL_SIGNIN', email: 'a@example.com' },
      'MISSING_CONTINUE_URI',
    ],
    ['no e-mail', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    [
      'two e-mails (CVE-2023-7028)',
      { requestType: 'PASSWORD_RESET', email: ['a@example.com', 'b@example.com'] },
      'INVALID_EMAIL',
    ],
    ['no ID token', { requestType: 'VERIFY_EMAIL' }, 'INVALID_ID_TOKEN'],
    ['an e-mail in place of the ID token', { requestType: 'VERIFY_EMAIL', email: 'a@example.com' }, 'INVALID_ID_TOKEN'],
    [
      'no ID token for a new e-mail',
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'b@example.com' },
      'MISSING_ID_TOKEN',
    ],
    [
      'neither ID token nor new e-mail',
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: 'a@b.c' },
      'MISSING_NEW_EMAIL',
    ],
    ['no kind, by its number', { requestType: 0 }, 'MISSING_REQ_TYPE'],
    ['a number that is no kind', { requestType: 9 }, 'INVALID_REQ_TYPE'],
    ['a kind that no client asks for', { requestType: 5, email: 'a@example.com' }, 'INVALID_REQ_TYPE'],
    [
      'the link itself in the answer, which an administrator may have',
      { requestType: 'PASSWORD_RESET', email: 'a@example.com', returnOobLink: true },
      'INSUFFICIENT_PERMISSION',
    ],
    ['an ID token that is none', { requestType: 'VERIFY_EMAIL', idToken: 'a' }, 'INVALID_ID_TOKEN'],
    ['no new e-mail', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: 'a' }, 'MISSING_NEW_EMAIL'],
    [
      'a continue address that is none',
      { requestType: 'PASSWORD_RESET', email: 'a@example.com', continueUrl: '//evil' },
      'INVALID_CONTINUE_URI',
    ],
  ])('400: %s', async (_what, body, message) => {
    expect(await send(body)).toMatchObject({ status: 400, error: message })
  })

  test.each([
    'https://evil.example',
    'http://localhost:8080@evil.example/',
    'http://localhost:8080.evil.example/',
    '/\\evil.example',
    '\thttps://learner.example',
    'javascript:alert(1)',
  ])('400: to go on at %j', async (continueUrl) => {
    const { email } = await the.signUp()
    const answer = await send({ requestType: 'PASSWORD_RESET', email, continueUrl })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatch(/^(?:INVALID_CONTINUE_URI|UNAUTHORIZED_DOMAIN)/)
  })

  test('200: an empty address to go on at is none', async () => {
    const { email } = await the.signUp()
    expect(await send({ requestType: 'PASSWORD_RESET', email, continueUrl: '' })).toMatchObject({ status: 200 })
    expect(the.codes.at(-1)).toMatchObject({ email, continueUrl: null })
    const signIn = await send({ requestType: 'EMAIL_SIGNIN', email, continueUrl: '' })
    expect(signIn).toMatchObject({ status: 400, error: 'MISSING_CONTINUE_URI' })
    expect(await send({ requestType: 'PASSWORD_RESET', email, continueUrl: 5 })).toMatchObject({
      error: 'INVALID_CONTINUE_URI',
    })
  })

  test('400: an address to go on at that would be too long as it is written in the mail’s link', async () => {
    const { email } = await the.signUp()
    const continueUrl = (letters: number) => `http://localhost:8080/${'漢'.repeat(letters)}`
    const ask = (letters: number) => send({ requestType: 'PASSWORD_RESET', email, continueUrl: continueUrl(letters) })
    expect(await ask(230)).toMatchObject({ status: 400, error: 'INVALID_CONTINUE_URI' })
    expect(await ask(200)).toMatchObject({ status: 200 })
  })

  test('200: an authorized address to go on at travels with the code', async () => {
    const { email, uid } = await the.signUp()
    await send({ requestType: 'PASSWORD_RESET', email, continueUrl: 'http://acme.localhost:8080/home?a=1' })
    expect(the.codes.at(-1)).toMatchObject({
      kind: 'resetPassword',
      email,
      uid,
      continueUrl: 'http://acme.localhost:8080/home?a=1',
    })
  })

  test('the answer for an unknown e-mail and for a disabled account is that of any other, and nothing is sent', async () => {
    const disabled = await the.signUp()
    await the.identity.disableAccount({ uid: disabled.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    const before = the.codes.length
    for (const email of ['nobody-there@example.com', disabled.email]) {
      expect((await send({ requestType: 'PASSWORD_RESET', email })).body).toEqual({
        kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
        email,
      })
    }
    expect(the.codes).toHaveLength(before)
  })

  test('429: more mails for a recipient than the limit, known or not', async () => {
    const { email } = await the.signUp()
    for (const address of [email, 'unknown-recipient@example.com']) {
      for (let n = 0; n < MAILS; n += 1) await send({ requestType: 'PASSWORD_RESET', email: address })
      expect(await send({ requestType: 'PASSWORD_RESET', email: address.toUpperCase() })).toMatchObject({ status: 429 })
    }
  })

  test('400: changing the e-mail long after the sign-in, or to one that is taken', async () => {
    const [ada, bob] = [await the.signUp(), await the.signUp()]
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: ada.idToken }
    expect(await send({ ...change, newEmail: bob.email })).toMatchObject({ error: 'EMAIL_EXISTS' })
    the.pass(301)
    expect(await send({ ...change, newEmail: 'free@example.com' })).toMatchObject({
      error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    })
  })

  test('the code itself is not in the database', async () => {
    const code = await resetCode(await the.signUp())
    expect(JSON.stringify(await the.database.db.select().from(oneTimeSecrets))).not.toContain(code)
  })
})

describe('checking a code', () => {
  test('tells what it is for, as often as one likes', async () => {
    const ada = await the.signUp()
    const codes = [await resetCode(ada), await verifyCode(ada), await changeCode(ada, 'checked@example.com')]
    const types = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']
    for (const [n, oobCode] of [...codes.entries(), ...codes.entries()]) {
      const { status, body } = await the.call('resetPassword', { oobCode })
      expect({ status, ...body }).toMatchObject({ status: 200, requestType: types[n], email: ada.email })
    }
    expect(await the.call('resetPassword', { oobCode: codes[0], newPassword })).toMatchObject({ status: 200 })
  })

  test.each([
    ['none', undefined, 'MISSING_OOB_CODE'],
    ['an unknown one', 'a', 'INVALID_OOB_CODE'],
    ['an object', { $ne: '' }, 'INVALID_OOB_CODE'],
  ])('400: %s', async (_what, oobCode, message) => {
    expect(await the.call('resetPassword', { oobCode })).toMatchObject({ status: 400, error: message })
  })
})

describe('resetting a password', () => {
  test('400: an hour later, with a weak password, with a code for something else', async () => {
    const ada = await the.signUp()
    expect(await the.call('resetPassword', { oobCode: await verifyCode(ada), newPassword })).toMatchObject({
      error: 'INVALID_OOB_CODE',
    })
    const oobCode = await resetCode(ada)
    expect((await the.call('resetPassword', { oobCode, newPassword: 'short' })).error).toMatch(/^WEAK_PASSWORD/)
    expect(await the.call('resetPassword', { oobCode, newPassword: ['a', 'b'] })).toMatchObject({
      error: 'INVALID_PASSWORD',
    })
    expect(await the.call('update', { oobCode })).toMatchObject({ error: 'INVALID_OOB_CODE' })
    the.pass(3_601)
    expect(await the.call('resetPassword', { oobCode, newPassword })).toMatchObject({ error: 'EXPIRED_OOB_CODE' })
    expect(await the.signIn(ada.email, goodPassword)).toMatchObject({ status: 200 })
  })

  test('400: 15 of 16 at once with one code', async () => {
    const ada = await the.signUp()
    const oobCode = await resetCode(ada)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_unused, n) =>
        the.call('resetPassword', { oobCode, newPassword: `Another-Horse-${n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'INVALID_OOB_CODE')).toHaveLength(15)
  })

  test('400: with an older code, once one was used, and once the e-mail changed', async () => {
    const ada = await the.signUp()
    const [older, newer] = [await resetCode(ada), await resetCode(ada)]
    expect(await the.call('resetPassword', { oobCode: older, newPassword })).toMatchObject({ status: 200 })
    expect(await the.call('resetPassword', { oobCode: newer, newPassword })).toMatchObject({
      error: 'INVALID_OOB_CODE',
    })

    const bob = await the.signUp()
    const oobCode = await resetCode(bob)
    await the.call('update', { oobCode: await changeCode(bob, 'bob-moved@example.com') })
    expect(await the.call('resetPassword', { oobCode, newPassword })).toMatchObject({ error: 'INVALID_OOB_CODE' })
  })

  test('200: the new password, a verified e-mail, every session ended', async () => {
    const ada = await the.signUp()
    const oobCode = await resetCode(ada)
    expect(await the.call('resetPassword', { oobCode, newPassword })).toMatchObject({
      status: 200,
      body: { requestType: 'PASSWORD_RESET', email: ada.email },
    })
    await expect(the.identity.verifyIdToken(ada.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await the.signIn(ada.email, goodPassword)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    expect(await the.signIn(ada.email, newPassword)).toMatchObject({ status: 200 })
    expect(the.saved.at(-1)).toMatchObject({ uid: ada.uid, emailVerified: true })
  })

  test('200: a hand-off token from before is good for nothing any more, though the address was confirmed long ago', async () => {
    const person = await the.signUp()
    await the.call('update', { oobCode: await verifyCode(person) })
    const token = await the.identity.mintCustomToken({ uid: person.uid })
    const code = await resetCode(person)
    expect(await the.call('resetPassword', { oobCode: code, newPassword: 'Battery-Staple-9' })).toMatchObject({
      status: 200,
    })
    expect(await the.call('signInWithCustomToken', { token })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
  })
})

describe('applying a code', () => {
  test('verifies the e-mail, once, while the account still has it', async () => {
    const ada = await the.signUp()
    const oobCode = await verifyCode(ada)
    expect(await the.call('update', { oobCode })).toMatchObject({
      status: 200,
      body: { email: ada.email, emailVerified: true },
    })
    expect(await the.call('update', { oobCode })).toMatchObject({ status: 400, error: 'INVALID_OOB_CODE' })
    expect(await the.identity.verifyIdToken(ada.idToken)).toMatchObject({ emailVerified: true })

    const bob = await the.signUp()
    const stale = await verifyCode(bob)
    await the.call('update', { oobCode: await changeCode(bob, 'bob-elsewhere@example.com') })
    expect(await the.call('update', { oobCode: stale })).toMatchObject({ error: 'INVALID_OOB_CODE' })
  })

  test('changes the e-mail to the one that was written to, and ends every session', async () => {
    const ada = await the.signUp()
    const oobCode = await changeCode(ada, 'Ada.New@example.com')
    expect(the.codes.at(-1)).toMatchObject({ kind: 'verifyAndChangeEmail', email: 'Ada.New@example.com' })
    expect(await the.call('update', { oobCode })).toMatchObject({
      status: 200,
      body: { email: 'Ada.New@example.com', newEmail: 'Ada.New@example.com', emailVerified: true },
    })
    expect(await the.call('lookup', { idToken: ada.idToken })).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await the.signIn('ada.new@example.com')).toMatchObject({ status: 200 })
    const [row] = await the.database.db.select().from(accounts).where(eq(accounts.uid, ada.uid))
    expect(row).toMatchObject({ emailKey: 'ada.new@example.com', emailVerified: true })
  })

  test('400: the new e-mail was taken meanwhile', async () => {
    const ada = await the.signUp()
    const oobCode = await changeCode(ada, 'contested@example.com')
    await the.signUp({ email: 'contested@example.com' })
    expect(await the.call('update', { oobCode })).toMatchObject({ status: 400, error: 'EMAIL_EXISTS' })
  })
})
