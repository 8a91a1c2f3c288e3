/** `accounts:signUp`. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
let failSaving = false
beforeAll(async () => {
  the = await testIdentity({
    limits: { signUp: { max: 40, windowSeconds: 3_600 } },
    onAccountSaved: () => {
      if (failSaving) throw new Error('the person could not be recorded')
    },
  })
})
afterAll(() => the.close())

/** Every test from its own address, so that the limit of one is not the limit of another. */
let address = 0
const signUp = (body: unknown) => the.call('signUp', body, { address: `10.0.0.${++address}` })
const rows = async () => (await the.database.db.select().from(accounts)).length

describe('400', () => {
  test.each([
    ['nothing: anonymous accounts are not offered', {}, 'ADMIN_ONLY_OPERATION'],
    ['neither e-mail nor password, but both fields', { email: '', password: '' }, 'INVALID_EMAIL'],
    ['no e-mail', { password: goodPassword }, 'MISSING_EMAIL'],
    ['no password', { email: 'a@example.com' }, 'MISSING_PASSWORD'],
    ['an e-mail that is none, and no password', { email: 'ada' }, 'MISSING_PASSWORD'],
    ['an empty password', { email: 'a@example.com', password: '' }, 'MISSING_PASSWORD'],
    ['an e-mail that is none', { email: 'a@b', password: goodPassword }, 'INVALID_EMAIL'],
    ['an array of e-mails', { email: ['a@example.com', 'b@example.com'], password: goodPassword }, 'INVALID_EMAIL'],
    ['an object as e-mail', { email: { $ne: null }, password: goodPassword }, 'INVALID_EMAIL'],
    ['a quoted local part', { email: '"a b"@example.com', password: goodPassword }, 'INVALID_EMAIL'],
    ['a look-alike with a full-width letter', { email: 'ａ@example.com', password: goodPassword }, 'INVALID_EMAIL'],
    ['an array as password', { email: 'a@example.com', password: ['secret', 'secret'] }, 'INVALID_PASSWORD'],
    ['a number as password', { email: 'a@example.com', password: 12345678 }, 'INVALID_PASSWORD'],
    [
      '5 characters',
      { email: 'a@example.com', password: 'aB-45' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    [
      '129 characters',
      { email: 'a@example.com', password: 'xY-4'.repeat(33) },
      'WEAK_PASSWORD : Password must be at most 128 characters',
    ],
    [
      'a common password',
      { email: 'a@example.com', password: 'Password' },
      'WEAK_PASSWORD : This password is too common. Please choose another one.',
    ],
    [
      'a uid of its own choice',
      { email: 'a@example.com', password: goodPassword, localId: 'admin' },
      'UNEXPECTED_PARAMETER : User ID',
    ],
    [
      'a display name with a NUL',
      { email: 'a@example.com', password: goodPassword, displayName: 'a\u0000b' },
      'INVALID_DISPLAY_NAME : A display name has to fit on one line, without invisible characters and addresses, and must not be too long.',
    ],
  ])('%s', async (_what, body, message) => {
    const before = await rows()
    expect(await signUp(body)).toMatchObject({ status: 400, error: message })
    expect(await rows()).toBe(before)
  })

  test('the e-mail of another account, in other letters of the same', async () => {
    const { email } = await the.signUp()
    expect(await signUp({ email: email.toUpperCase(), password: goodPassword })).toMatchObject({
      status: 400,
      error: 'EMAIL_EXISTS',
    })
  })

  test('one e-mail 16 times at once: exactly one account', async () => {
    const attempts = Array.from({ length: 16 }, () => signUp({ email: 'race@example.com', password: goodPassword }))
    const statuses = (await Promise.all(attempts)).map(({ status, error }) => error ?? status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 'EMAIL_EXISTS')).toHaveLength(15)
  })
})

test.each(['emailVerified', 'disabled', 'customAttributes'])('400: a client that sets %s', async (field) => {
  const body = { email: 'self@example.com', password: goodPassword, [field]: true }
  expect(await signUp(body)).toMatchObject({ status: 400, error: 'INSUFFICIENT_PERMISSION' })
})

test('429: more accounts from an address than the limit, wherever in its IPv6 network', async () => {
  const from = (host: number) => ({ address: `2001:db8:1:2::${host.toString(16)}` })
  for (let n = 0; n < 40; n += 1) {
    await the.call('signUp', { email: 'taken-one@example.com', password: goodPassword }, from(n + 1))
  }
  const refused = await the.call('signUp', { email: 'new-one@example.com', password: goodPassword }, from(99))
  expect(refused).toMatchObject({ status: 429 })
  expect(refused.error).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('500: what fails beside the account leaves no account behind, and says nothing of why', async () => {
  failSaving = true
  const answer = await signUp({ email: 'half@example.com', password: goodPassword })
  failSaving = false
  expect(answer.status).toBe(500)
  expect(answer.error).toMatch(/^INTERNAL : Something went wrong \(Reference: [\w-]+\)$/)
  expect(await signUp({ email: 'half@example.com', password: goodPassword })).toMatchObject({ status: 200 })
})

describe('200', () => {
  test('an account, signed in, and told to the rest of the server', async () => {
    const body = {
      email: ' New.One@Example.com ',
      password: goodPassword,
      clientType: 'CLIENT_TYPE_WEB',
      returnSecureToken: true,
      captchaResponse: 'any',
    }
    const answer = await signUp(body)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      kind: 'identitytoolkit#SignupNewUserResponse',
      email: 'New.One@Example.com',
      expiresIn: '3600',
    })
    const account = {
      email: 'New.One@Example.com',
      emailKey: 'new.one@example.com',
      emailVerified: false,
      displayName: null,
    }
    expect(the.saved.at(-1)).toMatchObject({ ...account, uid: answer.body['localId'] })
    expect(await the.identity.verifyIdToken(String(answer.body['idToken']))).toMatchObject({
      uid: answer.body['localId'],
    })
  })

  test.each([
    ['6 characters of any kind', 'zebra7'],
    ['6 emoji', '🦓🦒🐘🦏🦛🐪'],
    ['128 characters', 'xY-4'.repeat(32)],
    ['with space around', '  spaced out  '],
    ['three classes of characters', 'Zebras1'],
  ])('a password of %s', async (_what, password) => {
    const email = `length${++address}@example.com`
    expect(await signUp({ email, password })).toMatchObject({ status: 200 })
    expect(await the.signIn(email, password)).toMatchObject({ status: 200 })
    expect(await the.signIn(email, password.trim() + ' ')).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
  })

  test('the password is nowhere in the database, and neither is a token', async () => {
    const { refreshToken, email } = await the.signUp({ password: 'Very-Secret-Phrase-1' })
    const tables = ['accounts', 'sessions', 'refresh_tokens', 'audit_records', 'limit_counts', 'one_time_secrets']
    for (const table of tables) {
      const found: unknown = await the.database.db.execute(sql.raw(`select * from ${table}`))
      expect(JSON.stringify(found)).not.toContain('Very-Secret-Phrase-1')
      expect(JSON.stringify(found)).not.toContain(refreshToken)
    }
    const [row] = await the.database.db
      .select()
      .from(accounts)
      .where(sql`email = ${email}`)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })
})
