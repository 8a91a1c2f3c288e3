/** The second step over the API: only for who signed in just now, and taken off by operators alone. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, sessions } from '#db/schema.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
let bearer: string
const password = 'Quiet-arches-9'
const statusUrl = '/api/users/profile/second-step'
const codesUrl = `${statusUrl}/backup-codes`

interface Mail {
  to: string
  subject: string
  text: string
}

async function mfa(name: string, payload: object): Promise<Record<string, unknown>> {
  const url = `/identitytoolkit.googleapis.com/v2/accounts/${name}?key=any`
  return (await server.app.inject({ method: 'POST', url, payload })).json<Record<string, unknown>>()
}

async function signUp(email: string) {
  const { localId, idToken } = await server.identity('signUp', { email, password })
  await server.database.db
    .update(accounts)
    .set({ emailVerified: true })
    .where(eq(accounts.uid, String(localId)))
  return { uid: String(localId), idToken: String(idToken) }
}

async function enrol(idToken: string): Promise<string> {
  const started = await mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey = '', sessionInfo } = started['totpSessionInfo'] as Record<string, string>
  const totpVerificationInfo = { sessionInfo, verificationCode: appCode(sharedSecretKey, new Date()) }
  return String((await mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo }))['idToken'])
}

/** The newest that says so. */
async function mailAbout(subject: string): Promise<Mail | undefined> {
  const mails = (await server.app.inject('/dev/mailbox.json')).json<Mail[]>()
  return mails.find((mail) => mail.subject.includes(subject))
}

beforeAll(async () => {
  server = await wholeServer({ OPERATOR_EMAILS: 'ada@example.com' })
  await server.database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, server.uid))
  bearer = `Bearer ${await enrol((await signUp('grace@example.com')).idToken)}`
})
afterAll(() => server.close())

test('200: how it stands, for an account with one and one without', async () => {
  expect(await server.api({ url: statusUrl })).toEqual({
    status: 200,
    body: { authenticator: null, unusedBackupCodes: 0 },
  })
  const { status, body } = await server.api({ url: statusUrl }, bearer)
  expect(status).toBe(200)
  expect(body).toMatchObject({ authenticator: { displayName: null }, unusedBackupCodes: expect.any(Number) })
  expect(await mailAbout('turned on')).toMatchObject({ to: 'grace@example.com' })
})

test('201: ten backup codes, told once; 404 without a second step', async () => {
  const { status, body } = await server.api({ method: 'POST', url: codesUrl }, bearer)
  expect(status).toBe(201)
  expect(body['codes']).toHaveLength(10)
  expect((await server.api({ url: statusUrl }, bearer)).body['unusedBackupCodes']).toBe(10)
  expect((await server.api({ method: 'POST', url: codesUrl })).status).toBe(404)
})

test('403 recent_login_required: a sign-in of more than five minutes ago, and a hand-off however new', async () => {
  const one = await signUp('late@example.com')
  const idToken = await enrol(one.idToken)
  const asked = (token: unknown) => server.api({ method: 'POST', url: codesUrl }, `Bearer ${String(token)}`)
  const minted = await server.api(
    { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: one.uid } },
    `Bearer ${idToken}`,
  )
  const handedOff = await server.identity('signInWithCustomToken', { token: minted.body['customToken'] })
  expect(await asked(handedOff['idToken'])).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  expect((await asked(idToken)).status).toBe(201)
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)
  const { db } = server.database
  await db
    .update(accounts)
    .set({ validSince: ago(600) })
    .where(eq(accounts.uid, one.uid))
  await db
    .update(sessions)
    .set({ authTime: ago(301) })
    .where(eq(sessions.uid, one.uid))
  expect(await asked(idToken)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
})

test('an operator takes it off, nobody else does, and the person is told why', async () => {
  const email = 'locked-out@example.com'
  const { idToken } = await signUp(email)
  await enrol(idToken)
  const reason = 'Lost the phone.'
  const takeOff = (authorization?: string, payload: object = { email, reason }) =>
    server.api({ method: 'POST', url: '/api/iam/accounts/take-off-second-step', payload }, authorization)
  expect((await takeOff(bearer)).status).toBe(403)
  expect((await takeOff(undefined, { user_id: server.uid, reason })).status).toBe(403)
  expect((await takeOff(undefined, { email: 'nobody@example.com', reason })).status).toBe(404)
  expect((await takeOff(undefined, { email })).status).toBe(422)
  expect(await server.identity('signInWithPassword', { email, password })).not.toHaveProperty('idToken')
  expect((await takeOff()).status).toBe(200)
  expect(await server.identity('signInWithPassword', { email, password })).toHaveProperty('idToken')
  const mail = await mailAbout('turned off')
  expect(mail?.to).toBe(email)
  expect(mail?.text).toContain(`Reason: ${reason}`)
})
