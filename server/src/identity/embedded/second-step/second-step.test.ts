/** A second step on the wire: what the SDK never sends, who is told of what, and what is kept. */
import { and, desc, eq, isNull } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, auditRecords, authenticators, backupCodes, oneTimeSecrets } from '#db/schema.ts'
import { createSecrets } from '#secrets/secrets.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { type Enrolled, secondSteps } from '#testing/fixtures/sign-in/second-step.ts'
import { openAuthenticatorSecret, wrapAuthenticatorSecret } from './authenticator-secret.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testIdentity()
  steps = secondSteps(the)
})
afterAll(() => the.close())

const makeCodes = ({ uid, idToken }: Pick<Enrolled, 'uid' | 'idToken'>) =>
  the.identity.secondStep.makeBackupCodes({ uid, sessionId: String(decodeJwt(idToken)['sid']) })
const told = (email: string) => the.notices.filter((notice) => notice.email === email).map(({ event }) => event)

async function actionsOf(uid: string): Promise<string[]> {
  const { db } = the.database
  const rows = await db.select().from(auditRecords).where(eq(auditRecords.subject, uid)).orderBy(desc(auditRecords.id))
  return rows.map(({ action }) => action)
}

describe('what was sent', () => {
  test.each([
    ['mfaEnrollment:start', { idToken: 'x', phoneEnrollmentInfo: { phoneNumber: '+15550100' } }],
    ['mfaEnrollment:finalize', { idToken: 'x', phoneVerificationInfo: { sessionInfo: 'x', code: '1' } }],
    ['mfaSignIn:start', { mfaPendingCredential: 'x', mfaEnrollmentId: 'x', phoneSignInInfo: {} }],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'x', mfaEnrollmentId: 'x', phoneVerificationInfo: {} }],
  ])('%s: OPERATION_NOT_ALLOWED for a phone', async (name, body) => {
    expect(await the.mfa(name, body)).toMatchObject({
      status: 400,
      error: 'OPERATION_NOT_ALLOWED : SMS based MFA not enabled.',
    })
  })

  const proof = { totpVerificationInfo: { verificationCode: '123456' } }
  test.each([
    ['mfaEnrollment:start', {}, 'MISSING_ID_TOKEN'],
    ['mfaEnrollment:start', { idToken: 'x' }, 'INVALID_ARGUMENT'],
    ['mfaEnrollment:start', { idToken: 'x', totpEnrollmentInfo: {} }, 'INVALID_ID_TOKEN'],
    ['mfaEnrollment:finalize', { idToken: 'x', totpVerificationInfo: {} }, 'MISSING_SESSION_INFO'],
    ['mfaEnrollment:finalize', { idToken: 'x', totpVerificationInfo: { sessionInfo: 'x' } }, 'MISSING_CODE'],
    ['mfaEnrollment:finalize', { idToken: 'x', displayName: 'a\nb', ...proof }, 'INVALID_DISPLAY_NAME'],
    ['mfaEnrollment:withdraw', { idToken: 'x' }, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaEnrollment:withdraw', { idToken: 'x', mfaEnrollmentId: 'x' }, 'INVALID_ID_TOKEN'],
    ['mfaSignIn:start', { mfaPendingCredential: 'x', mfaEnrollmentId: 'x', totpSignInInfo: {} }, 'INVALID_ARGUMENT'],
    ['mfaSignIn:finalize', { mfaEnrollmentId: 'x', ...proof }, 'MISSING_MFA_PENDING_CREDENTIAL'],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'x', ...proof }, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'x', mfaEnrollmentId: 'x' }, 'INVALID_ARGUMENT'],
    [
      'mfaSignIn:finalize',
      { mfaPendingCredential: 'x', mfaEnrollmentId: 'x', ...proof },
      'INVALID_MFA_PENDING_CREDENTIAL',
    ],
    [
      'mfaSignIn:finalize',
      { mfaPendingCredential: [], mfaEnrollmentId: 'x', ...proof },
      'INVALID_MFA_PENDING_CREDENTIAL',
    ],
    ['mfaEnrollment:nonsense', {}, 'NOT_FOUND'],
  ])('%s %j: %s', async (name, body, code) => {
    const { status, error } = await the.mfa(name, body)
    expect(status).toBe(code === 'NOT_FOUND' ? 404 : 400)
    expect(error?.split(' : ')[0]).toBe(code)
  })

  test('other clients’ spelling is read', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    const answer = await the.mfa('mfaSignIn:finalize', {
      mfa_pending_credential: pending.mfaPendingCredential,
      mfa_enrollment_id: pending.mfaEnrollmentId,
      totp_verification_info: { verification_code: steps.nextCode(person) },
    })
    expect(answer.status).toBe(200)
  })

  test('no key, no answer; from another page’s script, only an authorized one’s', async () => {
    const url = '/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:finalize'
    expect((await the.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(403)
    const allowed = async (origin: string) =>
      (await the.mfa('mfaSignIn:finalize', {}, { origin })).headers['access-control-allow-origin']
    expect([await allowed('https://learner.example'), await allowed('https://evil.example')]).toEqual([
      ...['https://learner.example', undefined],
    ])
  })
})

test('each change is told to the person and recorded', async () => {
  const person = await steps.enrolled()
  const [code = ''] = await makeCodes(person)
  await makeCodes(person)
  const [again = ''] = await makeCodes(person)
  expect(await steps.secondStep(await steps.firstStep(person), code)).toMatchObject({ error: 'INVALID_CODE' })
  const { body } = await steps.secondStep(await steps.firstStep(person), again)
  await the.mfa('mfaEnrollment:withdraw', { idToken: body['idToken'], mfaEnrollmentId: person.enrollmentId })
  expect(told(person.email)).toEqual([
    ...['added', 'backup_codes_replaced', 'backup_codes_replaced', 'backup_code_used', 'removed'],
  ])
  expect(the.notices.find(({ event, email }) => event === 'backup_code_used' && email === person.email)?.left).toBe(9)
  expect(await actionsOf(person.uid)).toEqual(
    expect.arrayContaining([
      ...['account.second_step_added', 'account.second_step_removed', 'account.backup_code_used'],
      'account.backup_codes_made',
    ]),
  )
})

test('how it stands: the authenticator and the backup codes that are left', async () => {
  const person = await steps.enrolled()
  const status = () => the.identity.secondStep.status(person.uid)
  expect(await status()).toMatchObject({ authenticator: { id: person.enrollmentId }, unusedBackupCodes: 0 })
  const codes = await makeCodes(person)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  await steps.secondStep(await steps.firstStep(person), codes[3]?.replaceAll('-', ' ') ?? '')
  expect((await status()).unusedBackupCodes).toBe(9)
  await the.mfa('mfaEnrollment:withdraw', { idToken: person.idToken, mfaEnrollmentId: person.enrollmentId })
  expect(await status()).toEqual({ authenticator: null, unusedBackupCodes: 0 })
  await expect(makeCodes(person)).rejects.toMatchObject({ code: 'not_found' })
})

describe('an operator takes it off', () => {
  const takeOff = (wanted: { uid?: string; email?: string }) =>
    the.identity.takeOffSecondStep({ ...wanted, reason: 'Lost the phone.', actor: 'operator' })

  test('the first step is enough then; what was under way is void; the person is told why', async () => {
    const person = await steps.enrolled()
    const pending = await steps.firstStep(person)
    expect(await takeOff({ email: person.email.toUpperCase() })).toBe(person.uid)
    expect(await steps.secondStep(pending, steps.nextCode(person))).toMatchObject({
      error: 'INVALID_MFA_PENDING_CREDENTIAL',
    })
    expect((await the.signIn(person.email)).body).toHaveProperty('idToken')
    expect(the.notices.at(-1)).toMatchObject({ email: person.email, event: 'taken_off', reason: 'Lost the phone.' })
    const count = the.notices.length
    expect(await takeOff({ uid: person.uid })).toBe(person.uid)
    expect(the.notices).toHaveLength(count)
  })

  test('not_found for nobody, forbidden for their own account', async () => {
    await expect(takeOff({ email: 'nobody@example.com' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(takeOff({ uid: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(takeOff({ uid: 'operator' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('a deleted account leaves nothing of it behind', async () => {
  const person = await steps.enrolled()
  await makeCodes(person)
  await steps.firstStep(person)
  expect((await the.call('delete', { idToken: person.idToken })).status).toBe(200)
  const { db } = the.database
  for (const table of [authenticators, backupCodes, oneTimeSecrets, accounts]) {
    expect(await db.select().from(table).where(eq(table.uid, person.uid))).toEqual([])
  }
})

test('begun while the account is deleted or signed out everywhere: an answer or a refusal, and nothing is left begun', async () => {
  for (const end of ['delete', 'sign out'] as const) {
    const person = await steps.confirmed()
    const start = the.mfa('mfaEnrollment:start', { idToken: person.idToken, totpEnrollmentInfo: {} })
    const actor = await the.identity.verifyIdToken(person.idToken)
    const ended =
      end === 'delete' ? the.call('delete', { idToken: person.idToken }) : the.identity.signOutEverywhere(actor)
    const [begun] = await Promise.all([start, ended])
    expect([200, 400], end).toContain(begun.status)
    const { consumedAt, uid } = oneTimeSecrets
    const left = and(eq(uid, person.uid), isNull(consumedAt))
    expect(await the.database.db.select().from(oneTimeSecrets).where(left), end).toEqual([])
  }
})

test('a sign-in counts as the last one only once both steps are taken', async () => {
  const person = await steps.enrolled()
  const lastSignIn = async () => {
    const [row] = await the.database.db.select().from(accounts).where(eq(accounts.uid, person.uid))
    return row?.lastSignInAt.getTime()
  }
  const before = await lastSignIn()
  the.pass(60)
  const pending = await steps.firstStep(person)
  expect(await lastSignIn()).toBe(before)
  await steps.secondStep(pending, steps.nextCode(person))
  expect(await lastSignIn()).toBeGreaterThan(before ?? 0)
})

test('secrets are wrapped, and good for nothing in another account’s row, the id beside it or not', async () => {
  const errors: unknown[] = []
  const log = { error: (what: unknown) => errors.push(what), warn() {}, info() {} }
  const context = { secrets: createSecrets([Buffer.alloc(32, 'key')]), log }
  const secret = Buffer.from('12345678901234567890')
  const [mine, others] = [
    { uid: 'ada', id: 'a' },
    { uid: 'grace', id: 'g' },
  ]
  const wrapped = wrapAuthenticatorSecret(context.secrets, mine, secret)
  expect(wrapped).not.toContain(secret.toString('base64url'))
  expect(openAuthenticatorSecret(context, { ...mine, secret: wrapped })).toEqual(secret)
  expect(openAuthenticatorSecret(context, { ...others, secret: wrapped })).toBeUndefined()
  expect(openAuthenticatorSecret(context, { ...others, id: 'a', secret: wrapped })).toBeUndefined()
  expect(errors).toHaveLength(2)
})

test('an authenticator that is copied into somebody else’s row with its id proves nothing there', async () => {
  const [thief, victim] = [await steps.enrolled(), await steps.enrolled()]
  const { db } = the.database
  const [stolen] = await db.select().from(authenticators).where(eq(authenticators.uid, thief.uid))
  if (!stolen) throw new Error('no authenticator')
  const { id, secret } = stolen
  await db.update(authenticators).set({ id, secret, lastStep: 0 }).where(eq(authenticators.uid, victim.uid))
  const pending = await steps.firstStep({ ...victim, enrollmentId: id })
  const answer = await steps.secondStep(pending, steps.nextCode(thief))
  expect(answer).toMatchObject({ status: 400, error: expect.stringContaining('INVALID_CODE') as string })
})
