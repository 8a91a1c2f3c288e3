/** The mailed code that confirms who is signed in: what it makes fresh, for whom, once, and what it is no way around. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
const mail = { max: 4, windowSeconds: 3_600 }
beforeAll(async () => {
  the = await testIdentity({ limits: { mail, wrongMailedCode: { max: 12, windowSeconds: 86_400 } } })
  steps = secondSteps(the)
})
afterAll(() => the.close())

const address = '192.0.2.1'
const ask = ({ uid }: Pick<Person, 'uid'>) => the.identity.mailIdentityCode({ uid, address })
const mailed = () => the.signInMails.at(-1) ?? { email: '', code: '', link: '' }
const take = (asked: string, code = mailed().code ?? '') => the.identity.takeSignInCode({ asked, code })
const start = (idToken: unknown) => the.mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })

test('a session that is old is fresh again by the code, which is mailed without a link', async () => {
  const person = await steps.confirmed()
  the.pass(301)
  expect(await start(person.idToken)).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
  const { asked } = await ask(person)
  expect(mailed()).toMatchObject({ email: person.email, link: null, code: expect.stringMatching(/^\d{6}$/) })
  const { email, oobCode } = await take(asked)
  const { status, body } = await the.call('signInWithEmailLink', { email, oobCode })
  expect(status).toBe(200)
  expect(body).toMatchObject({ localId: person.uid, isNewUser: false })
  expect((await the.identity.verifyIdToken(String(body['idToken']))).signIn.ways).toEqual(['mail'])
  expect((await start(body['idToken'])).status).toBe(200)
  // What signs in with a password goes on: the address was confirmed before.
  expect((await the.signIn(person.email, goodPassword)).status).toBe(200)
})

test('an address that nobody confirmed gets none: signing in by it would take the password away', async () => {
  const person = await the.signUp()
  const before = the.signInMails.length
  await expect(ask(person)).rejects.toMatchObject({ code: 'email_not_verified' })
  expect(the.signInMails).toHaveLength(before)
})

test('it is for the page that asked, once, for ten minutes; five guesses end it', async () => {
  const person = await steps.confirmed()
  const [first, other] = [await ask(person), await steps.confirmed()]
  const code = mailed().code ?? ''
  const { asked: others } = await ask(other)
  if (mailed().code !== code) await expect(take(others, code)).rejects.toMatchObject({ code: 'INVALID_OOB_CODE' })
  await take(first.asked, code)
  await expect(take(first.asked, code)).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })

  const { asked: late } = await ask(person)
  the.pass(601)
  await expect(take(late)).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })

  const { asked } = await ask(person)
  const right = mailed().code ?? ''
  const wrong = right === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess += 1) await expect(take(asked, wrong)).rejects.toThrow()
  await expect(take(asked, right)).rejects.toMatchObject({ code: 'EXPIRED_OOB_CODE' })
})

test('wrong codes of one account are counted over all its mails, and no right one', async () => {
  const person = await steps.confirmed()
  const guess = async (times: number) => {
    const { asked } = await ask(person)
    const right = mailed().code ?? ''
    const wrong = right === '000000' ? '000001' : '000000'
    for (let one = 0; one < times; one += 1)
      await expect(take(asked, wrong)).rejects.toMatchObject({ code: 'INVALID_OOB_CODE' })
    return () => take(asked, right)
  }
  await (
    await guess(4)
  )()
  await guess(5)
  const right = await guess(3)
  await expect(right()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
  const other = await steps.confirmed()
  await expect(take((await ask(other)).asked)).resolves.toMatchObject({ email: other.email })
})

test('200 at once with the right code: one of them signs in', async () => {
  const person = await steps.confirmed()
  const { asked } = await ask(person)
  const code = mailed().code ?? ''
  const taken = await Promise.allSettled(Array.from({ length: 200 }, () => take(asked, code)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the second step comes after it, as after any first one', async () => {
  const person = await steps.enrolled()
  const { asked } = await ask(person)
  const { email, oobCode } = await take(asked)
  const { body } = await the.call('signInWithEmailLink', { email, oobCode })
  expect(body).not.toHaveProperty('idToken')
  const pending = { mfaPendingCredential: String(body['mfaPendingCredential']), mfaEnrollmentId: person.enrollmentId }
  expect((await steps.secondStep(pending, steps.nextCode(person))).status).toBe(200)
})

test('a stolen session floods nobody: after as many as the limit allows, no more are mailed', async () => {
  const person = await steps.confirmed()
  for (let count = 0; count < mail.max; count += 1) await ask(person)
  await expect(ask(person)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
  // Nor does that keep the owner from a sign-in by mail.
  await the.identity.mailSignIn({ email: person.email, address: '198.51.100.7' })
})
