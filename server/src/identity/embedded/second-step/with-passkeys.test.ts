/** A passkey verifies its person: it takes both steps, and what it signs in to is handed on as that. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { device, testPasskeys, type TestPasskeys } from '#testing/fixtures/sign-in/passkeys.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestPasskeys
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testPasskeys()
  steps = secondSteps(the)
})
afterAll(() => the.close())

const factorIn = (token: unknown) =>
  decodeJwt<{ firebase: Record<string, unknown> }>(String(token)).firebase['sign_in_second_factor']

test('a passkey signs in where a second step is asked for, and its session refreshes and is handed on', async () => {
  const person = await steps.enrolled()
  const key = device()
  await the.added(person, key)
  const { status, body } = await the.signInWith(key)
  expect([status, factorIn(body['idToken'])]).toEqual([200, 'passkey'])
  const refreshed = await the.refresh(String(body['refreshToken']))
  expect([refreshed.status, factorIn(refreshed.body['id_token'])]).toEqual([200, 'passkey'])
  const sessionId = String(decodeJwt(String(body['idToken']))['sid'])
  const handedOn = await the.exchange(await the.identity.mintCustomToken({ uid: person.uid, sessionId }))
  expect([handedOn.status, factorIn(handedOn.body['idToken'])]).toEqual([200, 'passkey'])
})

test('a passkey’s token from before a second step was set up is void', async () => {
  const person = await steps.confirmed()
  const key = device()
  await the.added(person, key)
  const { body } = await the.prove(key)
  await steps.enrolled(person)
  expect(await the.exchange(body['customToken'])).toMatchObject({ status: 400, error: 'INVALID_CUSTOM_TOKEN' })
  expect((await the.signInWith(key)).status).toBe(200)
})
