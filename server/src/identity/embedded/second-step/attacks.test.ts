/** Ways around a second step, each of which is closed. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type Answer, type TestIdentity } from '#testing/fixtures/identity.ts'
import { appCode, secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
const codesAtOnce = { max: 5, windowSeconds: 600 }
beforeAll(async () => {
  the = await testIdentity({
    limits: { secondStepCode: codesAtOnce, secondStepWarning: { max: 1, windowSeconds: 86_400 } },
  })
  steps = secondSteps(the)
})
afterAll(() => the.close())

const sessionOf = (idToken: string) => String(decodeJwt(idToken)['sid'])
const mint = (uid: string, idToken: string) => the.identity.mintCustomToken({ uid, sessionId: sessionOf(idToken) })
const exchange = (token: string) => the.call('signInWithCustomToken', { token })

const refused = (error: string) => ({ status: 400, error })
const unsaid = { displayName: null, givenName: null, familyName: null, photoUrl: null }
const google = { issuer: 'https://accounts.google.com', emailVerified: true, ...unsaid }

function expectPending({ status, body }: Answer): void {
  expect(status).toBe(200)
  expect(body).toMatchObject({ mfaPendingCredential: expect.stringMatching(/^[\w-]{43}$/) })
  for (const token of ['idToken', 'refreshToken', 'expiresIn']) expect(body).not.toHaveProperty(token)
}

function factorIn(token: unknown): unknown {
  const { firebase } = decodeJwt<{ firebase: Record<string, unknown> }>(String(token))
  return { by: firebase['sign_in_second_factor'], identifier: firebase['second_factor_identifier'] }
}

describe('a second step skipped', () => {
  test('by refresh: tokens from before it was set up are refused, and later ones say that it was taken', async () => {
    const before = await steps.confirmed()
    const elsewhere = (await the.signIn(before.email)).body
    const after = await steps.enrolled(before)
    for (const refreshToken of [before.refreshToken, String(elsewhere['refreshToken'])]) {
      expect(await the.refresh(refreshToken)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
    }
    for (const idToken of [before.idToken, String(elsewhere['idToken'])]) {
      await expect(the.identity.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    }
    const { status, body } = await the.refresh(after.refreshToken)
    expect(status).toBe(200)
    expect(factorIn(body['id_token'])).toEqual({ by: 'totp', identifier: after.enrollmentId })
  })

  test('by refresh with the pending credential', async () => {
    const { mfaPendingCredential } = await steps.firstStep(await steps.enrolled())
    expect(await the.refresh(mfaPendingCredential)).toMatchObject({ status: 400, error: 'INVALID_REFRESH_TOKEN' })
    expect(await exchange(mfaPendingCredential)).toMatchObject({ status: 400, error: 'INVALID_CUSTOM_TOKEN' })
  })

  test('by a custom token: one from before is void, and only a session that took both steps mints one', async () => {
    const before = await steps.confirmed()
    const early = await mint(before.uid, before.idToken)
    const after = await steps.enrolled(before)
    expect(await exchange(early)).toMatchObject({ status: 400, error: 'INVALID_CUSTOM_TOKEN' })
    await expect(mint(before.uid, before.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(the.identity.mintCustomToken({ uid: before.uid })).rejects.toMatchObject({ code: 'unauthenticated' })
    const { status, body } = await exchange(await mint(after.uid, after.idToken))
    expect(status).toBe(200)
    expect(factorIn(body['idToken'])).toEqual({ by: 'totp', identifier: after.enrollmentId })
    expect(factorIn((await the.refresh(String(body['refreshToken']))).body['id_token'])).toMatchObject({ by: 'totp' })
  })

  test('by Google, whether it was linked before or is linked by the address now', async () => {
    const person = await steps.enrolled()
    for (const token of ['first', 'again']) {
      the.google.set(token, { ...google, subject: person.uid, email: person.email, displayName: 'Ada' })
      const answer = await the.call('signInWithIdp', {
        requestUri: 'http://localhost',
        postBody: `id_token=${token}&providerId=google.com`,
      })
      expectPending(answer)
      const pending = { mfaPendingCredential: String(answer.body['mfaPendingCredential']) }
      const taken = await steps.secondStep({ ...pending, mfaEnrollmentId: person.enrollmentId }, steps.nextCode(person))
      expect(decodeJwt(String(taken.body['idToken']))).toMatchObject({ firebase: { sign_in_provider: 'google.com' } })
    }
  })

  test('by a mailed link, and by the code of such a mail', async () => {
    const person = await steps.enrolled()
    const { email } = person
    const { asked } = await the.identity.mailSignIn({ email, address: '192.0.2.1' })
    const code = the.signInMails.at(-1)?.code ?? ''
    await the.identity.mailSignIn({ email, address: '192.0.2.1' })
    const link = the.signInMails.at(-1)?.link
    const { oobCode } = await the.identity.takeSignInCode({ asked, code })
    const byCode = await the.call('signInWithEmailLink', { email, oobCode })
    expectPending(byCode)
    expect(await the.call('signInWithEmailLink', { email, oobCode: link })).toMatchObject({ status: 400 })
    const pending = { mfaPendingCredential: String(byCode.body['mfaPendingCredential']) }
    const taken = await steps.secondStep({ ...pending, mfaEnrollmentId: person.enrollmentId }, steps.nextCode(person))
    expect(taken.status).toBe(200)
  })

  test('by a password reset, which does not take it off', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email })
    const newPassword = 'Another-Horse-9'
    await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword })
    expectPending(await the.signIn(person.email, newPassword))
    // Whoever had the old password alone cannot go on with what that began.
    expect(await steps.secondStep(pending, steps.nextCode(person))).toMatchObject({
      error: 'INVALID_MFA_PENDING_CREDENTIAL',
    })
    expect((await steps.signIn(person, newPassword)).status).toBe(200)
  })

  test('by changing the password or connecting Google in a session: the new one took both steps too', async () => {
    const person = await steps.enrolled()
    const { body } = await the.call('update', { idToken: person.idToken, password: 'Another-Horse-9' })
    expect(factorIn(body['idToken'])).toEqual({ by: 'totp', identifier: person.enrollmentId })
    the.google.set('mine', { ...google, subject: `linked ${person.uid}`, email: null, emailVerified: false })
    const linked = await the.call('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: 'id_token=mine&providerId=google.com',
      idToken: body['idToken'],
    })
    expect(factorIn(linked.body['idToken'])).toEqual({ by: 'totp', identifier: person.enrollmentId })
  })

  test('by a sign-in that is under way while it is set up', async () => {
    const before = await steps.confirmed()
    const { sharedSecretKey = '', sessionInfo } = await steps.begin(before)
    const [finished, ...signedIn] = await Promise.all([
      steps.finish(before.idToken, sessionInfo, appCode(sharedSecretKey, the.now())),
      ...Array.from({ length: 8 }, () => the.signIn(before.email)),
    ])
    expect(finished.status).toBe(200)
    for (const { body } of signedIn) {
      if ('mfaPendingCredential' in body) expectPending({ ...finished, body })
      else expect(await the.refresh(String(body['refreshToken']))).toMatchObject({ error: 'TOKEN_EXPIRED' })
    }
  })
})

describe('a pending credential', () => {
  test('used twice', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    expect((await steps.secondStep(pending, steps.nextCode(person))).status).toBe(200)
    expect(await steps.secondStep(pending, steps.nextCode(person))).toMatchObject(
      refused('INVALID_MFA_PENDING_CREDENTIAL'),
    )
  })

  test('used by many at once: one of them signs in', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    const code = steps.nextCode(person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => steps.secondStep(pending, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('after ten minutes', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    the.pass(601)
    expect(await steps.secondStep(pending, steps.nextCode(person))).toMatchObject(
      refused('INVALID_MFA_PENDING_CREDENTIAL'),
    )
  })

  test('from another account', async () => {
    const [victim, attacker] = [await steps.enrolled(), await steps.enrolled()]
    const pending = await steps.firstStep(victim)
    const code = steps.nextCode(attacker)
    expect(await steps.secondStep({ ...pending, mfaEnrollmentId: attacker.enrollmentId }, code)).toMatchObject(
      refused('MFA_ENROLLMENT_NOT_FOUND'),
    )
    expect(await steps.secondStep(pending, code)).toMatchObject({ status: 400, error: 'INVALID_CODE' })
  })

  test('of a disabled account', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    await the.identity.disableAccount({ uid: person.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect((await steps.secondStep(pending, steps.nextCode(person))).status).toBe(400)
  })
})

describe('codes', () => {
  test('200 at once: no more are evaluated than the limit lets through', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    const right = steps.nextCode(person)
    const guesses = Array.from({ length: 200 }, (_, n) =>
      String((Number(right) + 1 + n * 7) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(guesses.map((code) => steps.secondStep(pending, code)))
    const evaluated = answers.filter(({ error }) => error === 'INVALID_CODE')
    expect(evaluated).toHaveLength(codesAtOnce.max)
    for (const { status, headers } of answers.filter((answer) => !evaluated.includes(answer))) {
      expect(status).toBe(429)
      expect(headers).toHaveProperty('retry-after')
    }
    const warnings = () => the.notices.filter(({ event, email }) => event === 'guessed' && email === person.email)
    expect(warnings()).toHaveLength(1)
    // The right one comes too late now, from this first step as from the next.
    expect((await steps.secondStep(pending, right)).status).toBe(429)
    expect((await steps.secondStep(await steps.firstStep(person), steps.nextCode(person))).status).toBe(429)
  })

  test('right ones are not counted', async () => {
    const person = await steps.enrolled()
    for (let time = 0; time < 7; time += 1) expect((await steps.signIn(person)).status).toBe(200)
  })

  test('one used again, with another first step; and the one that set it up', async () => {
    const person = await steps.enrolled()
    expect(await steps.secondStep(await steps.firstStep(person), person.setUpCode)).toMatchObject({
      error: 'INVALID_CODE',
    })
    const code = steps.nextCode(person)
    expect((await steps.secondStep(await steps.firstStep(person), code)).status).toBe(200)
    expect(await steps.secondStep(await steps.firstStep(person), code)).toMatchObject({ error: 'INVALID_CODE' })
  })

  test('one used by many at once, each with a first step of its own: one of them signs in', async () => {
    const person = await steps.enrolled()
    const pending = await Promise.all(Array.from({ length: 4 }, () => steps.firstStep(person)))
    const code = steps.nextCode(person)
    const answers = await Promise.all(pending.map((one) => steps.secondStep(one, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a backup code used twice, one after the other and at once, and one of another account', async () => {
    const [person, other] = [await steps.enrolled(), await steps.enrolled()]
    const make = ({ uid, idToken }: typeof person) =>
      the.identity.secondStep.makeBackupCodes({ uid, sessionId: sessionOf(idToken) })
    const [[first = '', second = ''], [foreign = '']] = [await make(person), await make(other)]
    expect((await steps.secondStep(await steps.firstStep(person), first)).status).toBe(200)
    expect(await steps.secondStep(await steps.firstStep(person), first)).toMatchObject({ error: 'INVALID_CODE' })
    const pending = await Promise.all(Array.from({ length: 4 }, () => steps.firstStep(person)))
    const answers = await Promise.all(pending.map((one) => steps.secondStep(one, second.toUpperCase())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    the.pass(601)
    expect(await steps.secondStep(await steps.firstStep(person), foreign)).toMatchObject({ status: 400 })
  })
})

describe('setting it up', () => {
  test('finished with somebody else’s session info', async () => {
    const [victim, attacker] = [await steps.confirmed(), await steps.confirmed()]
    const { sharedSecretKey = '', sessionInfo } = await steps.begin(attacker)
    const code = appCode(sharedSecretKey, the.now())
    expect(await steps.finish(victim.idToken, sessionInfo, code)).toMatchObject(refused('INVALID_SESSION_INFO'))
    expect((await the.signIn(victim.email)).body).toHaveProperty('idToken')
  })

  test('begun with a stolen token: a sign-in that is not recent, a hand-off, an address nobody confirmed', async () => {
    const start = (idToken: unknown) => the.mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
    const person = await steps.confirmed()
    const handedOff = (await exchange(await mint(person.uid, person.idToken))).body['idToken']
    expect(await start(handedOff)).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
    the.pass(301)
    expect(await start(person.idToken)).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
    expect((await start((await the.signUp()).idToken)).error).toMatch(/^UNVERIFIED_EMAIL : /)
  })

  test('taken off with a stolen token', async () => {
    const { enrollmentId: mfaEnrollmentId, ...person } = await steps.enrolled()
    const handedOff = (await exchange(await mint(person.uid, person.idToken))).body['idToken']
    the.pass(301)
    for (const idToken of [person.idToken, handedOff]) {
      expect(await the.mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId })).toMatchObject(
        refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'),
      )
    }
    expectPending(await the.signIn(person.email, goodPassword))
  })

  test('by who moved the account to another address: taking it back takes that second step off', async () => {
    const person = await steps.confirmed()
    await the.call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: person.idToken,
      newEmail: `evil.${person.email}`,
    })
    await the.call('update', { oobCode: the.codes.at(-1)?.code })
    const recovery = the.codes.findLast(({ kind, email }) => kind === 'recoverEmail' && email === person.email)
    const moved = (await the.signIn(`evil.${person.email}`)).body
    await steps.enrolled({ ...person, idToken: String(moved['idToken']) })
    expectPending(await the.signIn(`evil.${person.email}`))
    await the.call('update', { oobCode: recovery?.code })
    expect((await the.signIn(person.email)).body).toHaveProperty('idToken')
  })
})
