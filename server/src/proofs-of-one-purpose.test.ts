/**
 * What proves one thing proves nothing else: every secret of a kind is told apart from a made-up one of its shape at its
 * own doors alone. `own` says which these are; what is not there answers both alike.
 */
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitSettings } from '#limits/rates.ts'
import { allDoors, type Door } from '#testing/proofs/doors.ts'
import { type GivenOut, givenOut } from '#testing/proofs/secrets-of-all-kinds.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
let given: GivenOut
let doors: Door[]

/** Where the SDK asks what a mailed code is for. */
const codeIsRead = 'resetPassword oobCode'

beforeAll(async () => {
  // Looked for is what stands behind the limits.
  server = await wholeServer(Object.fromEntries(Object.values(limitSettings).map((name) => [name, '1000000'])))
  given = await givenOut(server)
  doors = allDoors(given)
})
afterAll(() => server.close())

/** The first of them is where it is shown at the end that it was good all the while. */
const own: Record<string, string[]> = {
  'ID token': [
    'GET /api/users/profile as the bearer',
    'POST /api/iam/auth/logout as the bearer',
    ...['delete', 'lookup', 'sendOobCode', 'signUp', 'update'].map((name) => `${name} idToken`),
    ...['mfaEnrollment:start idToken', 'mfaEnrollment:withdraw idToken'],
  ],
  'refresh token': ['token refresh_token'],
  'custom token': ['signInWithCustomToken token'],
  'reset code': [codeIsRead, 'resetPassword oobCode with a password', '/api/users/reset-password?token'],
  'change of address': [codeIsRead, 'update oobCode'],
  'mailed link': [codeIsRead, 'signInWithEmailLink oobCode'],
  confirmation: [codeIsRead, 'update oobCode'],
  'page of a mailed code': ['/api/iam/auth/mail-sign-ins/code asked'],
  'address taken back': [codeIsRead, 'update oobCode'],
  'second step to come': ['mfaSignIn:finalize mfaPendingCredential'],
  'backup code': ['mfaSignIn:finalize totpVerificationInfo.verificationCode'],
  'second step begun': ['mfaEnrollment:finalize totpVerificationInfo.sessionInfo'],
  'end of a session': ['/api/iam/auth/new-sign-in/preview code', '/api/iam/auth/new-sign-in/end code'],
  invite: ['/api/users/invites/preview token', '/api/users/invites/success token'],
  'invite’s code': ['/api/users/invites/preview token', '/api/users/invites/success token'],
  'publisher’s invite': ['/api/users/invites/preview token', '/api/iam/authors/invites/success token'],
  'learner’s card': [
    '/api/iam/auth/learners/preview card',
    ...['/api/iam/auth/learners card', '/api/iam/auth/learners card typed'],
  ],
  arrival: ['signInWithIdp oidc.organization id_token'],
  'account taken along': ['/api/iam/auth/learners/take-along/preview token', '/api/iam/auth/learners/take-along token'],
  'change taken back': ['/api/users/changes/preview token', '/api/users/changes/take-back token'],
  'directory’s token': ['GET /scim/v2/proofs/Users as the bearer'],
  'passkey to add': ['/api/iam/passkeys'],
  'passkey to sign in': ['/api/iam/auth/passkey'],
}

async function answerOf(asked: InjectOptions): Promise<string> {
  const { statusCode, body, headers } = await server.app.inject(asked)
  const location = headers.location ?? ''
  if (!String(headers['content-type']).includes('json')) return `${statusCode} ${location}`
  const { error } = JSON.parse(body || '{}') as { error?: string | { message?: string } }
  return `${statusCode} ${typeof error === 'object' ? error.message : (error ?? '')} ${location}`
}

/** Of the same shape, and nobody's: its letters and digits are others. */
function madeUp(secret: string): string {
  const next = (letters: string) => (one: string) => letters.charAt((letters.indexOf(one) + 1) % letters.length)
  const [head, ...rest] = secret.split('.')
  const signed = rest.length === 2 ? `${head}.${rest[0]}.` : ''
  return (
    signed +
    secret.slice(signed.length).replace(/[A-Z]/g, next('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).replace(/[2-8]/g, next('2345678'))
  )
}

/** Whether a door answers the secret and the made-up one differently; what it says, where it does. */
async function toldApart({ name, send }: Door, secret: string): Promise<string | undefined> {
  const [one, other] = [await answerOf(send(secret)), await answerOf(send(madeUp(secret)))]
  return one === other ? undefined : `${name}: ${one}, not ${other}`
}

test('every secret is told apart at its own doors alone, and is good there afterwards', async () => {
  const elsewhere: string[] = []
  for (const [kind, secret] of Object.entries(given.secrets)) {
    for (const door of doors) {
      if (own[kind]?.includes(door.name)) continue
      const said = await toldApart(door, secret)
      if (said !== undefined) elsewhere.push(`${kind} at ${said}`)
    }
  }
  expect(elsewhere).toEqual([])
  for (const [kind, secret] of Object.entries(given.secrets)) {
    const door = doors.find(({ name }) => name === own[kind]?.[0])
    expect(door && (await toldApart(door, secret)), kind).toBeDefined()
  }
}, 120_000)
