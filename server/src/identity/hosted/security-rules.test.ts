/** Rules of organizations under the hosted provider: by what its ID tokens claim, and what a hand-off's token told it. */
import { decodeJwt, UnsecuredJWT } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredRules } from '#db/schema.ts'
import { createHostedIdentity } from './hosted-identity.ts'
import type { FirebaseSettings } from './settings.ts'

const projectId = 'demo-atrium'
const settings = { client: { apiKey: 'key', projectId }, emulatorHost: '127.0.0.1:9099' } as unknown as FirebaseSettings
const limiter = { take: vi.fn(), takeFromShare: vi.fn(), giveBack: vi.fn() }
const hourAgo = Math.floor(Date.now() / 1_000) - 3_600

let rules: StoredRules | null
beforeEach(() => void (rules = null))
const identity = createHostedIdentity({
  settings,
  limiter,
  onActor: () => Promise.resolve(),
  rulesAt: async (organization) => ({
    rules: organization === 'acme' ? rules : null,
    joinedAt: null,
    organizationId: null,
  }),
})

const idToken = (firebase: object, more: object = {}) =>
  new UnsecuredJWT({ auth_time: hourAgo, firebase, ...more })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setSubject('ada')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode()
const signInOf = async (firebase: object) => (await identity.verifyIdToken(idToken(firebase))).signIn

test('a password or a mailed link are one way, Google is another, a second factor is one', async () => {
  const at = new Date(hourAgo * 1_000)
  const both = { at, offered: ['password', 'google'] }
  expect(await signInOf({ sign_in_provider: 'password' })).toEqual({ ...both, ways: ['password'], secondStep: false })
  expect(await signInOf({ sign_in_provider: 'google.com', sign_in_second_factor: 'totp' })).toEqual({
    ...both,
    ways: ['google'],
    secondStep: true,
  })
})

test('of another provider, and of a hand-off that told nothing, no way is known: none is enough', async () => {
  for (const sign_in_provider of ['phone', 'custom', undefined, 7]) {
    expect((await signInOf({ sign_in_provider })).ways).toHaveLength(4)
  }
})

test('a hand-off carries on when and how it was signed in, and for whose site: what that one asks holds there', async () => {
  const { signIn } = await identity.verifyIdToken(idToken({ sign_in_provider: 'password' }))
  const token = await identity.mintCustomToken({ uid: 'ada', signIn, organization: 'acme' })
  const claims = decodeJwt<{ claims: object }>(token).claims
  const now = Math.floor(Date.now() / 1_000)
  const there = idToken({ sign_in_provider: 'custom' }, { ...claims, auth_time: now })
  expect((await identity.verifyIdToken(there)).signIn).toEqual(signIn)

  rules = { freshHours: 1 }
  await expect(identity.verifyIdToken(there)).rejects.toMatchObject({ code: 'sign_in_too_old' })
  await expect(identity.mintCustomToken({ uid: 'ada', signIn, organization: 'acme' })).rejects.toMatchObject({
    code: 'sign_in_too_old',
  })
  await expect(identity.mintCustomToken({ uid: 'ada', signIn, organization: 'elsewhere' })).resolves.toBeTypeOf(
    'string',
  )
  // Elsewhere, and on no site, they are not asked.
  await expect(identity.verifyIdToken(idToken({ sign_in_provider: 'password' }))).resolves.toMatchObject({ uid: 'ada' })
})
