/** Bodies that nobody would send: whatever they hold, the protocol answers, and never with 500. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

const RUNS = 500
const operations = [
  ...['signUp', 'signInWithPassword', 'signInWithCustomToken', 'signInWithIdp', 'lookup', 'update'],
  ...['sendOobCode', 'resetPassword', 'createAuthUri', 'signInWithEmailLink'],
]

let the: TestIdentity
let ada: Person
let reset: string
beforeAll(async () => {
  the = await testIdentity()
  ada = await the.signUp()
  await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email })
  reset = the.codes.at(-1)?.code ?? ''
  the.google.set('google', {
    issuer: 'i',
    subject: 's',
    email: 'g@example.com',
    emailVerified: true,
    displayName: null,
    givenName: null,
    familyName: null,
    photoUrl: null,
  })
})
afterAll(() => the.close())

const secondFactors = [
  ...['mfaEnrollment:start', 'mfaEnrollment:finalize', 'mfaEnrollment:withdraw'],
  ...['mfaSignIn:start', 'mfaSignIn:finalize'],
]

/** Hostile text, and what is right, so that a request gets past its first check now and then. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', "'; drop table accounts; --", '__proto__', 'a'.repeat(5_000), '%00', '../..'),
  fc.constantFrom(
    'a@example.com',
    'PASSWORD_RESET',
    'EMAIL_SIGNIN',
    'VERIFY_EMAIL',
    'VERIFY_AND_CHANGE_EMAIL',
    'http://localhost:8080/',
  ),
  fc.constantFrom(goodPassword, 'id_token=google&providerId=google.com', 'google.com', 'password'),
  fc.constantFrom('idToken', 'refreshToken', 'code').map((name) => secretOf(name)),
)
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }) },
)
const body = fc.dictionary(
  fc.constantFrom(
    ...['email', 'password', 'idToken', 'token', 'oobCode', 'newPassword', 'displayName', 'photoUrl', 'newEmail'],
    ...['requestType', 'continueUrl', 'continueUri', 'identifier', 'postBody', 'autoCreate', 'deleteProvider'],
    ...['deleteAttribute', 'returnSecureToken', 'localId', 'emailVerified', 'tenantId', 'captchaResponse'],
  ),
  value,
  { maxKeys: 8 },
)

function secretOf(name: string): string {
  return { idToken: ada.idToken, refreshToken: ada.refreshToken }[name] ?? reset
}

/** As JSON takes it: BigInt and cycles cannot be sent. */
function sendable(object: unknown): unknown {
  return JSON.parse(JSON.stringify(object, (_key, item: unknown) => (typeof item === 'bigint' ? String(item) : item)))
}

test(`${RUNS} odd requests: an answer below 500 for each`, { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operations), body, async (operation, fields) => {
      const { status } = await the.call(operation, sendable(fields))
      expect(status).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
  await expect(the.signUp()).resolves.toBeDefined()
})

test('odd requests about a second step', { timeout: 60_000 }, async () => {
  const info = fc.dictionary(fc.constantFrom('sessionInfo', 'verificationCode', 'x'), value, { maxKeys: 2 })
  const fields = fc.dictionary(
    fc.constantFrom(
      ...['idToken', 'displayName', 'mfaEnrollmentId', 'mfaPendingCredential'],
      ...['totpEnrollmentInfo', 'totpVerificationInfo', 'phoneEnrollmentInfo', 'phoneVerificationInfo'],
    ),
    fc.oneof(value, info),
    { maxKeys: 6 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...secondFactors), fields, async (operation, sent) => {
      const { status } = await the.mfa(operation, sendable(sent))
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

test('odd forms at the token endpoint', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom('grant_type', 'refresh_token', 'x'), text), async (form) => {
      const response = await the.app.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      })
      expect(response.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})
