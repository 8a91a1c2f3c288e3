/** Signing out everywhere at the hosted provider: what its administrators' API is asked. */
import { afterEach, expect, test, vi } from 'vitest'
import { createHostedIdentity } from './hosted-identity.ts'
import type { FirebaseSettings } from './settings.ts'

afterEach(() => vi.unstubAllGlobals())

const client = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo-atrium', storageBucket: '' }
const settings = {
  client: { ...client, messagingSenderId: '', appId: '', measurementId: '' },
  emulatorHost: '127.0.0.1:9099',
} as unknown as FirebaseSettings

test('every refresh token from before this second is revoked', async () => {
  const asked: [url: string, body: unknown][] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)])
    return Promise.resolve(Response.json({ localId: 'ada' }))
  })
  const limiter = { take: vi.fn(), takeFromShare: vi.fn(), giveBack: vi.fn() }
  const identity = createHostedIdentity({ settings, limiter, onActor: () => Promise.resolve() })
  const before = Math.floor(Date.now() / 1_000)
  await identity.signOutEverywhere({ uid: 'ada', sessionId: 'none' })
  const [[url, body] = []] = asked
  expect(url).toContain('/v1/projects/demo-atrium/accounts:update')
  expect(body).toEqual({ localId: 'ada', validSince: expect.stringMatching(/^\d{10}$/) })
  expect(Number((body as { validSince: string }).validSince)).toBeGreaterThanOrEqual(before)
  expect(identity.ownSessions).toBeUndefined()
})
