/** Tokens of the hosted provider: what is accepted, what is refused, and those made for it. */
import { createLocalJWKSet, exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { signCustomToken } from './custom-tokens.ts'
import { hostedTokenVerifier } from './id-tokens.ts'

const projectId = 'demo-atrium'
const issuer = `https://securetoken.google.com/${projectId}`
const claims = { email: 'ada@example.com', email_verified: true, name: 'Ada', auth_time: 1_700_000_000 }

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let keys: Keys
let other: Keys
let verify: ReturnType<typeof hostedTokenVerifier>
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  other = await generateKeyPair('RS256')
  const published = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] })
  verify = hostedTokenVerifier({ projectId, emulated: false, keys: published })
})

const token = (changes: Record<string, unknown> = {}, { key = keys.privateKey, alg = 'RS256', kid = 'one' } = {}) =>
  new SignJWT({ iss: issuer, aud: projectId, sub: 'ada', ...claims, ...changes })
    .setProtectedHeader({ alg, kid })
    .setIssuedAt()
    .setExpirationTime((changes['exp'] as number | undefined) ?? '1h')
    .sign(key)

describe('ID tokens', () => {
  test('one of the provider names who is asking', async () => {
    const { actor } = await verify(await token())
    expect(actor).toMatchObject({ uid: 'ada', email: 'ada@example.com', emailVerified: true })
  })

  test('a string that says true is not verified', async () => {
    expect((await verify(await token({ email_verified: 'true' }))).actor).toMatchObject({ emailVerified: false })
  })

  test.each([
    ['another project', { aud: 'other' }],
    ['another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['nobody', { sub: '' }],
    ['no time of sign-in', { auth_time: undefined }],
    ['a time that has passed', { exp: 1_700_000_100 }],
  ])('%s: refused', async (_what, changes) => {
    await expect(verify(await token(changes))).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('another key, an unknown key id, a shared secret, no signature: refused', async () => {
    const secret = new TextEncoder().encode('a secret that is long enough for HS256')
    const shared = await new SignJWT({ ...claims, iss: issuer, aud: projectId, sub: 'ada' })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret)
    const unsigned = new UnsecuredJWT({ ...claims, iss: issuer, aud: projectId, sub: 'ada' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode()
    const forged = [
      await token({}, { key: other.privateKey }),
      await token({}, { kid: 'two' }),
      shared,
      unsigned,
      '',
      'x',
    ]
    for (const each of forged) await expect(verify(each)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('keys that cannot be had are not the token’s fault', async () => {
    const unreachable = hostedTokenVerifier({
      projectId,
      emulated: false,
      keys: () => Promise.reject(new TypeError('fetch failed')),
    })
    await expect(unreachable(await token())).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('unsigned ones are the emulator’s, and only where the emulator is set', async () => {
    const emulated = hostedTokenVerifier({ projectId, emulated: true })
    const unsigned = (aud: string) =>
      new UnsecuredJWT({ ...claims, iss: issuer, aud, sub: 'ada' }).setIssuedAt().setExpirationTime('1h').encode()
    expect((await emulated(unsigned(projectId))).actor).toMatchObject({ uid: 'ada' })
    await expect(emulated(unsigned('other'))).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

test('a custom token is signed by the service account, for one person, for five minutes, and never twice the same', async () => {
  const account = { clientEmail: 'door@demo-atrium.example', privateKey: await exportPKCS8(keys.privateKey) }
  const [one, two] = await Promise.all([signCustomToken('ada', account), signCustomToken('ada', account)])
  expect(one).not.toBe(two)
  const { payload } = await jwtVerify(one, keys.publicKey, {
    issuer: account.clientEmail,
    subject: account.clientEmail,
  })
  expect(payload['uid']).toBe('ada')
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
})
