/** What a request that brings an ID token is counted as, before the database is asked anything for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressCaller, currentCaller, runFor } from '#limits/caller.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await testIdentity()
})
afterAll(() => identity.close())

const nameAfter = (token: string) =>
  runFor(addressCaller('192.0.2.1'), async () => {
    await identity.identity.verifyIdToken(token).catch(() => undefined)
    return currentCaller().name
  })

test('a token of ours makes the request its account’s; anything else leaves it to its address', async () => {
  const { idToken, uid } = await identity.signUp()
  expect(await nameAfter(idToken)).toBe(`account:${uid}`)
  const [head, , signature] = idToken.split('.')
  const forged = Buffer.from(JSON.stringify({ sub: 'victim' })).toString('base64url')
  expect(await nameAfter(`${head}.${forged}.${signature}`)).toBe('address:192.0.2.1')
})
