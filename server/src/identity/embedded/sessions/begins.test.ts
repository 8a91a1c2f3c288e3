/** Where a session comes from: what goes on from one, or is handed on, is by the way and the connection of that one. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type Answer, type Person } from '#testing/fixtures/identity.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
let isOnly = false
beforeAll(async () => {
  the = await testIdentity({ hasOnlyWay: (email) => isOnly && email.endsWith('@school.org') })
  steps = secondSteps(the)
})
afterAll(() => the.close())

const organizationId = randomUUID()
const refused = { status: 400, error: expect.stringMatching(/^OPERATION_NOT_ALLOWED : Your organization/) as string }

function byIdp(providerId: string, token: string, idToken?: string): Promise<Answer> {
  const postBody = new URLSearchParams({ providerId, id_token: token }).toString()
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, ...(idToken && { idToken }) })
}

const googleOf = (email: string) => {
  const names = { displayName: 'Ada', givenName: 'Ada', familyName: null, photoUrl: null }
  const issuer = 'https://accounts.google.com'
  the.google.set(email, { ...names, issuer, subject: email, email, emailVerified: true })
  return email
}

interface Arrived extends Person {
  connectionId: string
}

/** Somebody new of the school, by its own sign-in alone. */
async function arrive(name: string): Promise<Arrived> {
  const { arrivals } = the.identity
  if (!arrivals) throw new Error('the embedded provider has arrivals')
  const [email, connectionId] = [`${name}@school.org`, randomUUID()]
  const [uid, token] = await the.database.db.transaction(async (tx) => {
    const made = await arrivals.make(tx, { email, displayName: name })
    return [made, await arrivals.issueToken(tx, { uid: made, organizationId, connectionId })]
  })
  const { body } = await byIdp('oidc.organization', token)
  return { email, uid, connectionId, idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) }
}

const switchOff = ({ connectionId }: Arrived) =>
  the.database.db.transaction(async (tx) => the.identity.arrivals?.endSessionsBy(tx, connectionId))
const idOf = (idToken: unknown) => String(decodeJwt(String(idToken))['sid'])

async function beginning(idToken: unknown) {
  const { rows } = (await the.database.db.execute(sql`select way, sso_connection_id, sso_organization_id,
    organization_id, started_at, second_step from sessions where id = ${idOf(idToken)}`)) as { rows: object[] }
  return rows[0]
}

/** What goes on from a session, each told as the ID token that comes of it. */
const goingOn: [what: string, more: object, go: (arrived: Arrived) => Promise<unknown>][] = [
  [
    'Google that is linked',
    {},
    async ({ uid, idToken }) => (await byIdp('google.com', googleOf(`${uid}@home.example`), idToken)).body['idToken'],
  ],
  [
    'a password that is linked',
    {},
    async ({ email, idToken }) => {
      const linked = { email, password: goodPassword, idToken, returnSecureToken: true }
      return (await the.call('signUp', linked)).body['idToken']
    },
  ],
  [
    'a password that is set',
    {},
    async ({ idToken }) =>
      (await the.call('update', { idToken, password: goodPassword, returnSecureToken: true })).body['idToken'],
  ],
  [
    'a second step that is set up',
    { second_step: expect.any(String) as string },
    async (arrived) => (await steps.enrolled(arrived)).idToken,
  ],
  [
    'a second step that is taken off again',
    {},
    async (arrived) => {
      const { idToken, enrollmentId } = await steps.enrolled(arrived)
      return (await the.mfa('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: enrollmentId })).body['idToken']
    },
  ],
  [
    'what it is handed on to',
    {},
    async ({ uid, idToken }) => {
      const token = await the.identity.mintCustomToken({ uid, sessionId: idOf(idToken) })
      return (await the.call('signInWithCustomToken', { token })).body['idToken']
    },
  ],
]

test.each(goingOn)('%s: it goes on as it was, and ends with the connection', async (_what, more, go) => {
  isOnly = true
  const arrived = await arrive(randomUUID())
  const before = await beginning(arrived.idToken)
  expect(before).toMatchObject({ way: 'sso', sso_connection_id: arrived.connectionId })
  the.pass(60)
  const idToken = await go(arrived)
  expect(idOf(idToken)).not.toBe(idOf(arrived.idToken))
  expect(await beginning(idToken)).toEqual({ ...before, ...more })
  const look = () => the.identity.verifyIdToken(String(idToken))
  await expect(look()).resolves.toMatchObject({ uid: arrived.uid })
  await switchOff(arrived)
  await expect(look()).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('what was linked signs nobody in where the organization’s own sign-in is the only way in', async () => {
  isOnly = true
  const arrived = await arrive(randomUUID())
  const google = googleOf(`${arrived.uid}@home.example`)
  expect((await byIdp('google.com', google, arrived.idToken)).status).toBe(200)
  expect(await byIdp('google.com', google)).toMatchObject(refused)
  isOnly = false
  expect((await byIdp('google.com', google)).status).toBe(200)
})

test('a sign-in that waits for its second step is asked as well, once the only way in was switched on', async () => {
  isOnly = false
  const { email, uid } = await arrive(randomUUID())
  const enrolled = await steps.enrolled(await byPassword(email, uid))
  const pending = await steps.firstStep(enrolled)
  isOnly = true
  expect(await steps.secondStep(pending, steps.nextCode(enrolled))).toMatchObject(refused)
  isOnly = false
  expect(await steps.secondStep(pending, steps.nextCode(enrolled))).toMatchObject({ status: 200 })
})

async function byPassword(email: string, uid: string): Promise<Person> {
  await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword: goodPassword })
  const { body } = await the.signIn(email)
  return { email, uid, idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) }
}
