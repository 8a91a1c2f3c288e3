/** A second step is taken off while somebody signs in with it: what began with it ends, one way or the other. */
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

const factorIn = (token: unknown) =>
  decodeJwt<{ firebase: Record<string, unknown> }>(String(token)).firebase['sign_in_second_factor']

test('each sign-in takes the step that is there, or none once it is gone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await steps.enrolled()
    const { enrollmentId: mfaEnrollmentId, idToken, email } = person
    const [pending, late] = [await steps.firstStep(person), await steps.firstStep(person)]
    const code = steps.nextCode(person)
    const takeOff = () => the.mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId })
    const second = () => steps.secondStep(pending, code)
    const signIns = () => Promise.all(Array.from({ length: 6 }, () => the.signIn(email)))
    const [withdrawn, finished, signedIn] = await (round % 2 === 0
      ? Promise.all([takeOff(), second(), signIns()])
      : Promise.all([second(), takeOff(), signIns()]).then(([two, off, all]) => [off, two, all] as const))
    expect(withdrawn.status).toBe(200)
    expect([200, 400]).toContain(finished.status)
    // Whoever finished it took it; a session that did is as good as before.
    if (finished.status === 200) expect(factorIn(finished.body['idToken'])).toBe('totp')
    for (const { status, body } of signedIn) {
      expect(status).toBe(200)
      if ('mfaPendingCredential' in body) expect(body).not.toHaveProperty('idToken')
      else expect(factorIn(body['idToken'])).toBeUndefined()
    }
    // What began before it was taken off is finished by nothing.
    expect((await steps.secondStep(late, steps.nextCode(person))).status).toBe(400)
    expect((await the.signIn(email)).body).toHaveProperty('idToken')
  }
})
