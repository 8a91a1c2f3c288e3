/** A signature that was right is remembered; whatever else can change is asked each time. */
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, signingKeys } from '#db/schema.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

let the: TestIdentity
beforeAll(async () => {
  the = await testIdentity()
})
afterAll(() => the.close())

const accepted = (idToken: string) => expect(the.identity.verifyIdToken(idToken)).resolves.toBeDefined()
const refused = (idToken: string) =>
  expect(the.identity.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'unauthenticated' })

test('a token that was accepted is refused once its session has ended', async () => {
  const { idToken } = await the.signUp()
  await accepted(idToken)
  const { sid } = decodeJwt<{ sid: string }>(idToken)
  await the.database.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, sid))
  await refused(idToken)
})

test('a token that was accepted is refused with another signature, other claims or another header', async () => {
  const { idToken } = await the.signUp()
  const { idToken: other } = await the.signUp()
  await accepted(idToken)
  await accepted(other)
  const [head = '', body = '', signature = ''] = idToken.split('.')
  const [, otherBody = '', otherSignature = ''] = other.split('.')
  await refused(`${head}.${body}.${otherSignature}`)
  await refused(`${head}.${otherBody}.${signature}`)
  const header = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(idToken), jwk: {} })).toString('base64url')
  await refused(`${header}.${body}.${signature}`)
})

test('the same bytes written in another way are no token', async () => {
  const { idToken } = await the.signUp()
  await accepted(idToken)
  const last = idToken.at(-1) ?? ''
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // A signature of 256 bytes leaves four bits of its last letter unused.
  const twin = alphabet[alphabet.indexOf(last) ^ 1] ?? ''
  for (const written of [`${idToken.slice(0, -1)}${twin}`, `${idToken}=`, `${idToken}\n`, ` ${idToken}`, `${idToken}.`])
    await refused(written)
})

test('a token that was accepted is refused once its key is not published any more', async () => {
  const { idToken } = await the.signUp()
  await accepted(idToken)
  await the.database.db.delete(signingKeys)
  await the.identity.rotateSigningKey()
  await refused(idToken)
})

test('only so many are remembered, the oldest not', () => {
  const tokens = createVerifiedTokens<string, object>(2)
  for (const token of ['one', 'two', 'three']) tokens.add(token, { kid: 'a', key: 'k', claims: {} })
  expect(['one', 'two', 'three'].map((token) => tokens.find(token) !== undefined)).toEqual([false, true, true])
})
