/** Sign-in by mail, attacked: codes that are guessed, links used twice, accounts made in advance. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodPassword, type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity({ origins: {} })))
afterAll(() => the.close())

let email = ''
let turn = 0
beforeEach(() => void (email = `reader${(turn += 1)}@example.com`))

const ask = () => the.identity.mailSignIn({ email, address: '192.0.2.1' })
const mailed = () => {
  const mail = the.signInMails.findLast((one) => one.email === email)
  if (!mail) throw new Error('nothing was mailed')
  return mail
}
const code = () => mailed().code ?? ''
const wrong = () => (code() === '000000' ? '000001' : '000000')
const follow = (oobCode: string | null, to = email) => the.call('signInWithEmailLink', { email: to, oobCode })

test('the code signs in from the page that asked, and the link is void then', async () => {
  const { asked } = await ask()
  const { email: whose, oobCode } = await the.identity.takeSignInCode({ asked, code: code() })
  expect(whose).toBe(email)
  expect(await follow(mailed().link)).toMatchObject({ error: 'INVALID_OOB_CODE' })
  expect(await follow(oobCode)).toMatchObject({ status: 200, body: { email, isNewUser: true } })
  expect(await follow(oobCode)).toMatchObject({ error: 'INVALID_OOB_CODE' })
})

test('the link signs in, and the code is void then', async () => {
  const { asked } = await ask()
  expect(await follow(mailed().link)).toMatchObject({ status: 200 })
  await expect(the.identity.takeSignInCode({ asked, code: code() })).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })
})

test('the code is for the page that asked: with what another asked for it is wrong', async () => {
  await ask()
  const first = code()
  const { asked } = await ask()
  if (code() === first) return
  await expect(the.identity.takeSignInCode({ asked, code: first })).rejects.toMatchObject({ code: 'INVALID_OOB_CODE' })
})

test('the mailed code guessed: after five wrong ones the right one is refused too', async () => {
  const { asked } = await ask()
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(the.identity.takeSignInCode({ asked, code: wrong() })).rejects.toMatchObject({
      code: 'INVALID_OOB_CODE',
    })
  }
  await expect(the.identity.takeSignInCode({ asked, code: code() })).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })
})

test('200 codes guessed in parallel: five are looked at', async () => {
  const { asked } = await ask()
  const guesses = await Promise.allSettled(
    Array.from({ length: 200 }, (_, guess) =>
      the.identity.takeSignInCode({ asked, code: String(guess).padStart(6, '0') }),
    ),
  )
  const codes = guesses.map((guess) =>
    guess.status === 'rejected' ? (guess.reason as { code: string }).code : 'right',
  )
  expect(codes.filter((one) => one !== 'EXPIRED_OOB_CODE').length).toBeLessThanOrEqual(5)
})

test('a link used 200 times in parallel signs in once', async () => {
  await ask()
  const { link } = mailed()
  const answers = await Promise.all(Array.from({ length: 200 }, () => follow(link)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('whoever made the account in advance, without the address, is out', async () => {
  const early = await the.signUp({ email })
  await ask()
  expect(await follow(mailed().link)).toMatchObject({ body: { localId: early.uid, isNewUser: false } })
  expect(await the.signIn(email, goodPassword)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
  expect(await the.refresh(early.refreshToken)).toMatchObject({ error: 'TOKEN_EXPIRED' })
  await expect(the.identity.verifyIdToken(early.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('another link of the same address is void once one was used', async () => {
  await ask()
  const { link } = mailed()
  await ask()
  await follow(mailed().link)
  expect(await follow(link)).toMatchObject({ error: 'INVALID_OOB_CODE' })
})

const byOperator = { reason: 'A test.', actor: 'operator' }
test.each<[string, (person: Person) => Promise<unknown>]>([
  ['the password was changed', ({ idToken }) => the.call('update', { idToken, password: 'Battery-Staple-9' })],
  [
    'the password was reset',
    async () => {
      await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword: 'Battery-Staple-9' })
    },
  ],
  ['an operator signed them out', ({ uid }) => the.identity.endAllSessions({ uid, ...byOperator })],
  [
    'the account was shut, and opened again',
    async ({ uid }) => {
      await the.identity.disableAccount({ uid, disabled: true, ...byOperator })
      await the.identity.disableAccount({ uid, disabled: false, ...byOperator })
    },
  ],
])('what was mailed before is void once %s', async (_what, change) => {
  const person = await the.signUp({ email })
  await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.idToken })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  const { asked } = await ask()
  await change({ ...person, idToken: String((await the.signIn(email)).body['idToken']) })
  expect(await follow(mailed().link)).toMatchObject({ error: 'INVALID_OOB_CODE' })
  await expect(the.identity.takeSignInCode({ asked, code: code() })).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })
  await ask()
  expect(await follow(mailed().link)).toMatchObject({ status: 200, body: { localId: person.uid } })
})

test('what was mailed before is void once the account is deleted: it brings none back', async () => {
  const person = await the.signUp({ email })
  await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.idToken })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  const { asked } = await ask()
  await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const reset = the.codes.at(-1)?.code
  expect(await the.call('delete', { idToken: (await the.signIn(email)).body['idToken'] })).toMatchObject({
    status: 200,
  })
  expect(await follow(mailed().link)).toMatchObject({ error: 'INVALID_OOB_CODE' })
  await expect(the.identity.takeSignInCode({ asked, code: code() })).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })
  expect(await the.call('resetPassword', { oobCode: reset, newPassword: 'Battery-Staple-9' })).toMatchObject({
    status: 400,
  })
  await ask()
  expect(await follow(mailed().link)).toMatchObject({ status: 200, body: { isNewUser: true } })
})

test('whoever makes and deletes an account with an address that is not theirs voids nothing of its reader’s', async () => {
  const { idToken } = await the.signUp({ email })
  await ask()
  expect(await the.call('delete', { idToken })).toMatchObject({ status: 200 })
  expect(await follow(mailed().link)).toMatchObject({ status: 200, body: { isNewUser: true } })
})

test('whoever made the account in advance voids nothing by another password', async () => {
  const early = await the.signUp({ email })
  await ask()
  await the.call('update', { idToken: early.idToken, password: 'Battery-Staple-9' })
  expect(await follow(mailed().link)).toMatchObject({ status: 200, body: { localId: early.uid } })
})

test('a disabled account is told so, and its link is not used up', async () => {
  const { uid } = await the.signUp({ email })
  const change = { uid, reason: 'A test.', actor: 'operator' }
  await the.identity.disableAccount({ ...change, disabled: true })
  await ask()
  expect(await follow(mailed().link)).toMatchObject({ error: 'USER_DISABLED' })
  await the.identity.disableAccount({ ...change, disabled: false })
  expect(await follow(mailed().link)).toMatchObject({ status: 200 })
})

test.each([
  [{}, 'MISSING_EMAIL'],
  [{ oobCode: 'x' }, 'MISSING_EMAIL'],
  [{ email: 'ada' }, 'MISSING_OOB_CODE'],
  [{ email: 'ada', oobCode: 'x' }, 'INVALID_EMAIL'],
  [{ email: 'ada@example.com', oobCode: 'x' }, 'INVALID_OOB_CODE'],
])('400: %j', async (body, error) => {
  expect(await the.call('signInWithEmailLink', body)).toMatchObject({ status: 400, error })
})

test('with an ID token it is for that account’s own address alone', async () => {
  const other = await the.signUp()
  await ask()
  const linking = { email, oobCode: mailed().link, idToken: other.idToken }
  expect(await the.call('signInWithEmailLink', linking)).toMatchObject({ error: 'OPERATION_NOT_ALLOWED' })
})

test('a link to go on at a foreign address is not mailed', async () => {
  const wanted = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'https://evil.example/' }
  expect((await the.call('sendOobCode', wanted)).error).toContain('UNAUTHORIZED_DOMAIN')
  expect((await the.call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email })).error).toBe('MISSING_CONTINUE_URI')
})
