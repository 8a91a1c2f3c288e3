/** A second step is taken off while its person signs in with it, or changes something: what begins by it ends, or says no more that it was taken. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Answer, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { type Enrolled, secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

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

/** Does `between` once a request is let in, where its first transaction would begin. */
async function withinFirstChange<T>(work: () => Promise<T>, between: () => Promise<unknown>): Promise<T> {
  const { db } = the.database
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementationOnce(async (...given) => {
    await between()
    return db.transaction(...given)
  })
  return work().finally(() => begin.mockRestore())
}

function linkGoogle({ idToken, email }: Enrolled): Promise<Answer> {
  const said = { issuer: 'https://accounts.google.com', subject: email, email, emailVerified: true }
  the.google.set(email, { ...said, displayName: null, givenName: null, familyName: null, photoUrl: null })
  const postBody = new URLSearchParams({ id_token: email, providerId: 'google.com' }).toString()
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, idToken })
}

test.each<[string, (person: Enrolled) => Promise<Answer>]>([
  ['another password', ({ idToken }) => the.call('update', { idToken, password: 'Battery-Staple-9' })],
  ['a Google account', linkGoogle],
])('taken off by an operator while its person sets %s: no session says any more that it was taken', async (_, set) => {
  const person = await steps.enrolled()
  const { uid } = person
  const takeOff = () => the.identity.takeOffSecondStep({ uid, reason: 'A test.', actor: 'operator' })
  const { status, body } = await withinFirstChange(() => set(person), takeOff)
  expect(status).toBe(200)
  expect(factorIn(body['idToken'])).toBeUndefined()
  const own = await the.database.db.query.sessions.findMany({ where: (all, { eq }) => eq(all.uid, uid) })
  expect(own.map(({ secondStep }) => secondStep)).toEqual(own.map(() => null))
})
