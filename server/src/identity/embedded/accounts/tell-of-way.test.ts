/** Whoever reads an account's address is told of each way to sign in that it gets or loses, by whomever. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testIdentity({ limits: { signInWayChange: { max: 4, windowSeconds: 3_600 } } })
  steps = secondSteps(the)
})
afterAll(() => the.close())

const issuer = 'https://accounts.google.com'
function google(
  subject: string,
  {
    email = null,
    emailVerified = false,
    ...more
  }: { email?: string | null; emailVerified?: boolean; idToken?: unknown } = {},
) {
  const names = { displayName: null, givenName: null, familyName: null, photoUrl: null }
  the.google.set(subject, { issuer, subject, email, emailVerified, ...names })
  const postBody = `id_token=${subject}&providerId=google.com`
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, ...more })
}
const toldOf = (uid: string) =>
  the.wayChanges.filter((told) => told.uid === uid).map(({ way, change }) => `${way} ${change}`)
const without = (idToken: unknown, ...deleteProvider: string[]) => the.call('update', { idToken, deleteProvider })

test('Google connected and disconnected, at the account’s own address', async () => {
  const { uid, email, idToken } = await steps.confirmed()
  const { body } = await google('of-a-thief', { idToken, email: 'thief@example.com', emailVerified: true })
  expect(the.wayChanges.at(-1)).toEqual({ uid, email, displayName: null, way: 'google', change: 'added' })
  expect(await google('of-a-thief', { idToken: body['idToken'] })).toMatchObject({ status: 400 })
  await without(body['idToken'], 'google.com')
  await without(body['idToken'], 'google.com')
  expect(toldOf(uid)).toEqual(['google added', 'google removed'])
})

test('Google connected by a sign-in that both sides confirmed', async () => {
  const { uid, email } = await steps.confirmed()
  await google('of-the-same-address', { email, emailVerified: true })
  await google('of-the-same-address', { email, emailVerified: true })
  expect(toldOf(uid)).toEqual(['google added'])
})

test('a password removed, set where there was none by either call, and changed', async () => {
  const { uid, email, idToken } = await steps.confirmed()
  await without(idToken, 'password')
  await without(idToken, 'password')
  const linked = await the.call('signUp', { idToken, email, password: 'Another-Horse-9' })
  const changed = await the.call('update', { idToken: linked.body['idToken'], password: 'Another-Horse-8' })
  await without(changed.body['idToken'], 'password')
  await the.call('update', { idToken: changed.body['idToken'], password: 'Another-Horse-7' })
  expect(toldOf(uid)).toEqual(['removed', 'added', 'changed', 'removed', 'added'].map((change) => `password ${change}`))
})

test('nobody is told of a way that stays as it was', async () => {
  const { uid, idToken } = await the.signUp()
  expect(await without(idToken, 'password')).toMatchObject({ status: 400 })
  expect(toldOf(uid)).toEqual([])
})

test('who connects and disconnects without end floods nobody', async () => {
  const ada = await steps.confirmed()
  let { idToken } = ada as { idToken: unknown }
  for (let turn = 0; turn < 2; turn += 1) {
    idToken = (await google('to-and-fro', { idToken })).body['idToken']
    expect(await without(idToken, 'google.com')).toMatchObject({ status: 200 })
  }
  expect(await google('to-and-fro', { idToken })).toMatchObject({ status: 429 })
  expect(await without(idToken, 'password')).toMatchObject({ status: 429 })
  expect(toldOf(ada.uid)).toHaveLength(4)
})
