/** Secrets of a second step where they do not belong: a first step's in the place of others, backup codes that were replaced. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testIdentity()
  steps = secondSteps(the)
})
afterAll(() => the.close())

const sessionOf = (idToken: string) => String(decodeJwt(idToken)['sid'])

test('a pending credential in the place of every other secret: an ID token, a mailed code, what an enrolment began with', async () => {
  const person = await steps.enrolled()
  const { mfaPendingCredential: secret } = await steps.firstStep(person)
  for (const name of ['lookup', 'update', 'delete', 'signUp', 'sendOobCode']) {
    const body = { idToken: secret, password: 'Another-Horse-9', email: person.email, requestType: 'VERIFY_EMAIL' }
    expect(await the.call(name, body), name).toMatchObject({ status: 400, error: 'INVALID_ID_TOKEN' })
  }
  for (const [name, body] of [
    ['update', { oobCode: secret }],
    ['resetPassword', { oobCode: secret, newPassword: 'Another-Horse-9' }],
    ['signInWithEmailLink', { oobCode: secret, email: person.email }],
  ] as const) {
    expect(await the.call(name, body), name).toMatchObject({ status: 400, error: 'INVALID_OOB_CODE' })
  }
  expect(await steps.finish(person.idToken, secret, steps.nextCode(person))).toMatchObject({ status: 400 })
  const withdraw = { idToken: secret, mfaEnrollmentId: person.enrollmentId }
  expect(await the.mfa('mfaEnrollment:withdraw', withdraw)).toMatchObject({ error: 'INVALID_ID_TOKEN' })
  await expect(the.identity.verifyIdToken(secret)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('backup codes made anew by many at once, while an old one is used: those of one answer are good, and no other', async () => {
  const person = await steps.enrolled()
  const make = () => the.identity.secondStep.makeBackupCodes({ uid: person.uid, sessionId: sessionOf(person.idToken) })
  const [old = ''] = await make()
  const pending = await steps.firstStep(person)
  const [used, ...made] = await Promise.all([steps.secondStep(pending, old), ...Array.from({ length: 3 }, make)])
  expect([200, 400]).toContain(used.status)
  expect(await steps.secondStep(await steps.firstStep(person), old)).toMatchObject({ error: 'INVALID_CODE' })
  const good: string[][] = []
  for (const codes of made) {
    if ((await steps.secondStep(await steps.firstStep(person), codes[0] ?? '')).status === 200) good.push(codes)
  }
  expect(good).toHaveLength(1)
  expect((await the.identity.secondStep.status(person.uid)).unusedBackupCodes).toBe(9)
})
