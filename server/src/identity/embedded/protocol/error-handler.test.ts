/** What nobody expected, on the wire: nothing of why, and the id that finds why in the log. */
import { fieldMessages as deFields } from '@atrium/contract/sentences/de/fields'
import { refusals as deRefusals } from '@atrium/contract/sentences/de/refusals'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import Fastify from 'fastify'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth'
import { expect, test } from 'vitest'
import { Refusal } from '#http/refusal.ts'
import { handleProtocolErrors } from './error-handler.ts'
import { ProtocolError } from './protocol-error.ts'

test('500 says which request it was in the text that the SDK shows, and nothing of why', async () => {
  const app = Fastify({ genReqId: () => '0123456789abcdef' })
  handleProtocolErrors(app)
  app.get('/', () => Promise.reject(new Error('password of the database is hunter2')))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
  const message = 'INTERNAL : Something went wrong (Reference: 0123456789abcdef)'
  expect(answer.json()).toMatchObject({ error: { code: 500, message, status: 'INTERNAL' } })
  await app.close()
})

test.each([
  [
    new ProtocolError('WEAK_PASSWORD', { text: fieldMessages.passwordCommon }),
    `WEAK_PASSWORD : ${deFields.passwordCommon}`,
  ],
  [new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER'), `TOO_MANY_ATTEMPTS_TRY_LATER : ${deRefusals.too_many_requests}`],
  [new ProtocolError('UNAVAILABLE'), `UNAVAILABLE : ${deRefusals.unavailable}`],
  [new Refusal('unavailable', { detail: 'a thread ended' }), `UNAVAILABLE : ${deRefusals.unavailable}`],
  [new Error('unexpected'), `INTERNAL : ${deRefusals.internal} (Referenz: 0123456789abcdef)`],
  [new ProtocolError('EMAIL_EXISTS'), 'EMAIL_EXISTS'],
])('a page in another language reads its own: %s', async (failure, message) => {
  const app = Fastify({ genReqId: () => '0123456789abcdef' })
  handleProtocolErrors(app)
  app.get('/', () => Promise.reject(failure))
  const answer = await app.inject({ url: '/', headers: { 'x-firebase-locale': 'de' } })
  expect(answer.json()).toMatchObject({ error: { message, errors: [{ message }] } })
  // A client of the protocol that says nothing of it is answered as the hosted provider does.
  const other = await app.inject({ url: '/', headers: { 'accept-language': 'de' } })
  expect(other.json<{ error: { message: string } }>().error.message).not.toContain(message.split(' : ')[1] ?? '-')
  await app.close()
})

const person = { localId: 'ada', email: 'ada@school.example', providerUserInfo: [] }
const token = [{ alg: 'none' }, { sub: 'ada', iat: 1, exp: 4_000_000_000 }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')

test.each([
  ['503', new ProtocolError('UNAVAILABLE'), 'auth/network-request-failed'],
  ['429', new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER'), 'auth/network-request-failed'],
  ['500', new Error('unexpected'), 'auth/network-request-failed'],
  ['400', new ProtocolError('USER_NOT_FOUND'), 'auth/user-token-expired'],
])('what the SDK asks by itself, answered with %s', async (_status, failure, code) => {
  const server = Fastify()
  const asked = '/identitytoolkit.googleapis.com/v1/accounts::lookup'
  handleProtocolErrors(server, new Set([asked]))
  let isWell = true
  server.post('/identitytoolkit.googleapis.com/v1/accounts::signInWithCustomToken', () => ({
    idToken: token,
    refreshToken: 'r',
    expiresIn: '3600',
  }))
  server.post(asked, () => (isWell ? { users: [person] } : Promise.reject(failure)))
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-atrium' }, crypto.randomUUID())
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, await server.listen({ host: '127.0.0.1', port: 0 }), { disableWarnings: true })
    const { user } = await signInWithCustomToken(auth, token)
    isWell = false
    await expect(user.reload()).rejects.toMatchObject({ code })
  } finally {
    await deleteApp(app)
    await server.close()
  }
})
