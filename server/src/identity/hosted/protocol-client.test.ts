/** Asking the hosted provider: one access token for many, and a provider that does not answer. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { exportPKCS8, generateKeyPair } from 'jose'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hostedAccount } from './accounts.ts'
import { passwordChange } from './passwords.ts'
import { createProtocolClient, type ProtocolClient } from './protocol-client.ts'

const value = 'any'
const client = {
  apiKey: value,
  authDomain: value,
  projectId: 'demo-atrium',
  storageBucket: value,
  messagingSenderId: value,
  appId: value,
  measurementId: value,
}
async function newClient(): Promise<ProtocolClient> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const serviceAccount = { clientEmail: 'door@demo-atrium.example', privateKey: await exportPKCS8(privateKey) }
  return createProtocolClient({ client, serviceAccount, emulatorHost: undefined })
}
let protocol: ProtocolClient
beforeAll(async () => void (protocol = await newClient()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Stands in for both of the provider's addresses; answers what was asked of it. */
function provider(answer: (url: string) => Response) {
  const asked: { url: string; authorization: string | null }[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push({ url, authorization: new Headers(headers).get('authorization') })
    return answer(url)
  })
  return asked
}

const down = () => Promise.reject(new TypeError('fetch failed'))

test('an access token that cannot be had is tried again by whoever asks next', async () => {
  vi.stubGlobal('fetch', down)
  await expect(protocol.administer('lookup', {})).rejects.toMatchObject({ code: 'unavailable' })
  provider((url) => Response.json(url.includes('oauth2') ? { access_token: 'one', expires_in: 3_600 } : {}))
  expect(await protocol.administer('lookup', {})).toEqual({})
})

test('one access token serves all', async () => {
  const asked = provider(() => Response.json({}))
  await Promise.all([protocol.administer('lookup', {}), protocol.administer('lookup', {})])
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer one', 'Bearer one'])
})

test('an access token is as old as the question for it, not as its answer', async () => {
  const another = await newClient()
  vi.useFakeTimers({ toFake: ['Date'] })
  let given = 0
  const asked = provider((url) => {
    if (!url.includes('oauth2')) return Response.json({})
    given += 1
    // Held up for as long as the first is good.
    if (given === 1) vi.setSystemTime(Date.now() + HOUR_MS)
    return Response.json({ access_token: `number ${given}`, expires_in: 3_600 })
  })
  for (const localId of ['one', 'two', 'three']) await another.administer('lookup', { localId })
  const bearers = asked.flatMap(({ authorization }) => authorization ?? [])
  expect(bearers).toEqual(['Bearer number 1', 'Bearer number 2', 'Bearer number 2'])
})

test.each([
  ['no network', down],
  ['a page of what stands between', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ['a refusal of what stands between', () => Promise.resolve(new Response('<html>', { status: 407 }))],
  ['an answer that is cut off', () => Promise.resolve(new Response('{"users": ['))],
  ['an error of its own', () => Promise.resolve(new Response('<html>', { status: 502 }))],
])('%s: unavailable', async (_what, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await expect(protocol.ask('sendOobCode', {})).rejects.toMatchObject({ code: 'unavailable' })
  await expect(hostedAccount(protocol, { uid: 'ada' })).rejects.toMatchObject({ code: 'unavailable' })
})

test('a refusal keeps the protocol’s code', async () => {
  provider(() => Response.json({ error: { message: 'WEAK_PASSWORD : too short' } }, { status: 400 }))
  await expect(protocol.ask('resetPassword', {})).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
})

test('an account: when its password was set, and whether that was a change', async () => {
  const users = (passwordUpdatedAt: number) => [
    { localId: 'ada', email: 'ada@example.com', createdAt: '1000', passwordHash: 'x', passwordUpdatedAt },
  ]
  const ask = async (answer: object) => {
    provider(() => Response.json(answer))
    return hostedAccount(protocol, { email: 'ada@example.com' })
  }
  expect(await ask({})).toBeNull()
  const first = await ask({ users: users(1_000) })
  const changed = await ask({ users: users(9_000) })
  expect(first && passwordChange(first)).toBeNull()
  expect(changed && passwordChange(changed)).toEqual(new Date(9_000))
})
