/** Passwords set over and over by one account: what it may, and what others notice of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  const limits = { passwordChange: { max: 4, windowSeconds: 3_600 } }
  identity = await testIdentity({ limits, passwords: { concurrent: 1 } })
})
afterAll(() => identity.close())

const TOO_MANY = /^TOO_MANY_ATTEMPTS_TRY_LATER/

test('429 with Retry-After once an account has changed its password as often as it may, until the hour is over', async () => {
  const { email } = await identity.signUp()
  let { body } = await identity.signIn(email)
  for (let change = 0; change < 4; change += 1) {
    ;({ body } = await identity.call('update', { idToken: body['idToken'], password: goodPassword }))
    expect(body['idToken']).toBeTypeOf('string')
  }
  const refused = await identity.call('update', { idToken: body['idToken'], password: goodPassword })
  expect([refused.status, refused.error]).toEqual([429, expect.stringMatching(TOO_MANY)])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('forty changes in parallel: one is hashed, and the others learn that their session has ended', async () => {
  const { idToken } = await identity.signUp()
  const change = () => identity.call('update', { idToken, password: goodPassword })
  const answers = await Promise.all(Array.from({ length: 40 }, change))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'TOKEN_EXPIRED')).toHaveLength(39)
})

test('who has used up the changes of a session still resets by a mailed code', async () => {
  const { email } = await identity.signUp()
  let { idToken } = (await identity.signIn(email)).body
  for (let times = 0; times < 6; times += 1) {
    const { body } = await identity.call('update', { idToken, password: goodPassword })
    idToken = body['idToken'] ?? idToken
  }
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = identity.codes.at(-1)?.code
  const { status } = await identity.call('resetPassword', { oobCode, newPassword: 'Another-Horse-7' })
  expect(status).toBe(200)
})

test('one code set in parallel: one succeeds, the others learn that it is used, and none is too many', async () => {
  const { email } = await identity.signUp()
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = identity.codes.at(-1)?.code
  const reset = () => identity.call('resetPassword', { oobCode, newPassword: 'Another-Horse-7' })
  const answers = await Promise.all(Array.from({ length: 20 }, reset))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'INVALID_OOB_CODE')).toHaveLength(19)
})
