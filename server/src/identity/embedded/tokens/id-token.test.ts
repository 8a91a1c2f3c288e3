/** ID tokens: what they say, and every forgery that must not pass. */
import { createHmac, generateKeyPairSync, sign as signature } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
} from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, signingKeys } from '#db/schema.ts'
import { publicOrigin, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { openPrivateKey } from './private-keys.ts'

let the: TestIdentity
let ada: Person
beforeAll(async () => {
  the = await testIdentity()
  ada = await the.signUp()
})
afterAll(() => the.close())

const jwks = async () => (await the.app.inject('/.well-known/jwks.json')).json<JSONWebKeySet>()
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function refused(token: string): Promise<void> {
  await expect(the.identity.verifyIdToken(token)).rejects.toMatchObject({ name: 'Refusal', code: 'unauthenticated' })
  expect(await the.call('lookup', { idToken: token })).toMatchObject({ status: 400, error: 'INVALID_ID_TOKEN' })
}

describe('refused', () => {
  test.each(['none', 'None', 'NONE'])('alg %s', async (alg) => {
    const header = { ...decodeProtectedHeader(ada.idToken), alg }
    await refused(`${encode(header)}.${ada.idToken.split('.')[1]}.`)
  })

  test('HS256 with the public key as its secret, in each form it could be taken', async () => {
    const [key] = (await jwks()).keys
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
    for (const secret of [JSON.stringify(key), String(key?.['n']), String(pem)]) {
      const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: key?.kid })}.${ada.idToken.split('.')[1]}`
      await refused(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`)
    }
  })

  test('a key of the forger: unknown kid, known kid, kid as a path, jwk and jku in the header', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { kid } = decodeProtectedHeader(ada.idToken)
    const headers = [
      { kid: 'unknown' },
      { kid },
      {},
      { kid: '../../etc/passwd' },
      { kid, jwk: publicKey.export({ format: 'jwk' }) },
      { kid, jku: 'https://attacker.example/jwks.json' },
    ]
    for (const header of headers) {
      const signed = new SignJWT(decodeJwt(ada.idToken)).setProtectedHeader({
        ...(header as object),
        alg: 'RS256',
        typ: 'JWT',
      })
      await refused(await signed.sign(privateKey))
    }
  })

  test('our own signature under other claims: issuer, audience, type, time, no session, no jti', async () => {
    const [row] = await the.database.db.select().from(signingKeys)
    if (row === undefined) throw new Error('there is no signing key')
    const key = openPrivateKey(testSecrets, row)
    if (key === undefined) throw new Error('the key is wrapped with another one')
    const claims = decodeJwt(ada.idToken)
    const header = { alg: 'RS256', typ: 'JWT', kid: row.kid }
    const sign = (changes: object, typ = 'JWT') =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, typ }).sign(key)
    await expect(the.identity.verifyIdToken(await sign({}))).resolves.toMatchObject({ uid: ada.uid })
    const hourAgo = Math.floor(Date.now() / 1_000) - 3_600
    for (const changes of [
      { iss: 'https://other.example' },
      { aud: 'other' },
      { exp: hourAgo },
      { sid: undefined },
      { sid: ['a'] },
      { jti: undefined },
      { sub: undefined },
    ]) {
      await refused(await sign(changes))
    }
    await refused(await sign({}, 'at+jwt'))
    const written = (head: object, payload: object) => {
      const signed = `${encode(head)}.${encode(payload)}`
      return `${signed}.${signature('sha256', Buffer.from(signed), key).toString('base64url')}`
    }
    await expect(the.identity.verifyIdToken(written(header, claims))).resolves.toMatchObject({ uid: ada.uid })
    for (const changes of [
      { typ: undefined },
      { kid: undefined },
      { kid: [row.kid] },
      { alg: ['RS256'] },
      { crit: ['b64'], b64: false },
    ]) {
      await refused(written({ ...header, ...changes }, claims))
    }
    for (const payload of [[claims], [], { ...claims, aud: ['atrium', 'other'] }, { ...claims, exp: '9999999999' }]) {
      await refused(written(header, payload))
    }
    await refused(written([header], claims))
  })

  test('tokens of other kinds, and no token at all', async () => {
    const custom = await the.identity.mintCustomToken({ uid: ada.uid })
    for (const token of [
      ada.refreshToken,
      custom,
      '',
      '.',
      '..',
      'a.b.c',
      `${ada.idToken}x`,
      ada.idToken.slice(0, -2),
    ]) {
      await expect(the.identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'unauthenticated' })
    }
    expect(await the.refresh(ada.idToken)).toMatchObject({ error: 'INVALID_REFRESH_TOKEN' })
    expect(await the.call('signInWithCustomToken', { token: ada.idToken })).toMatchObject({
      error: 'INVALID_CUSTOM_TOKEN',
    })
    expect(await the.call('update', { oobCode: custom })).toMatchObject({ error: 'INVALID_OOB_CODE' })
  })

  test('an array, an object or nothing where the token belongs', async () => {
    for (const idToken of [[ada.idToken], { token: ada.idToken }, 1, true]) {
      expect(await the.call('lookup', { idToken })).toMatchObject({ status: 400, error: 'INVALID_ID_TOKEN' })
    }
    expect(await the.call('lookup', {})).toMatchObject({ status: 400, error: 'MISSING_ID_TOKEN' })
  })

  test('a token after its hour', async () => {
    const { idToken } = await the.signUp()
    the.pass(3_590)
    await expect(the.identity.verifyIdToken(idToken)).resolves.toBeDefined()
    the.pass(11)
    await refused(idToken)
  })

  test('a token whose session ended, whose account is disabled, whose account is gone', async () => {
    const person = await the.signUp()
    const { sid } = decodeJwt<{ sid: string }>(person.idToken)
    await the.database.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, sid))
    await expect(the.identity.verifyIdToken(person.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await the.call('lookup', { idToken: person.idToken })).toMatchObject({ error: 'TOKEN_EXPIRED' })

    const disabled = await the.signUp()
    await the.identity.disableAccount({ uid: disabled.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    await expect(the.identity.verifyIdToken(disabled.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await the.call('lookup', { idToken: disabled.idToken })).toMatchObject({ error: 'USER_DISABLED' })

    const gone = await the.signUp()
    expect(await the.call('delete', { idToken: gone.idToken })).toMatchObject({ status: 200 })
    await expect(the.identity.verifyIdToken(gone.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await the.call('lookup', { idToken: gone.idToken })).toMatchObject({ error: 'USER_NOT_FOUND' })
    expect(await the.refresh(gone.refreshToken)).toMatchObject({ error: 'USER_NOT_FOUND' })
  })
})

describe('accepted', () => {
  test('by the published keys alone, with the hosted provider’s claims', async () => {
    const person = await the.signUp()
    const options = { issuer: publicOrigin, audience: 'atrium', algorithms: ['RS256'] }
    // The turned clock of this file runs ahead of the verifier's.
    const currentDate = new Date(Date.now() + 3_601_000)
    const { payload } = await jwtVerify(person.idToken, createLocalJWKSet(await jwks()), { ...options, currentDate })
    expect(payload).toMatchObject({
      sub: person.uid,
      user_id: person.uid,
      email: person.email,
      email_verified: false,
      firebase: { identities: { email: [person.email] }, sign_in_provider: 'password' },
    })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600)
    expect(payload['auth_time']).toBeTypeOf('number')
  })

  test('discovery names the issuer and the keys, and the keys are public ones', async () => {
    const document = (await the.app.inject('/.well-known/openid-configuration')).json<{
      issuer: string
      jwks_uri: string
    }>()
    expect(document).toMatchObject({ issuer: publicOrigin, jwks_uri: `${publicOrigin}/.well-known/jwks.json` })
    expect(createRemoteJWKSet(new URL(document.jwks_uri))).toBeTypeOf('function')
    for (const key of (await jwks()).keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    }
  })

  test('two tokens of one second differ', async () => {
    const { refreshToken } = await the.signUp()
    const [one, two] = await Promise.all([the.refresh(refreshToken), the.refresh(refreshToken)])
    expect(one.body['id_token']).not.toBe(two.body['id_token'])
  })

  test('lookup answers as the SDK reads it', async () => {
    const { uid, email, idToken } = await the.signUp()
    const { status, body } = await the.call('lookup', { idToken })
    expect(status).toBe(200)
    const millis = expect.stringMatching(/^\d{13}$/) as unknown
    expect(body).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId: uid,
          email,
          emailVerified: false,
          createdAt: millis,
          lastLoginAt: millis,
          passwordUpdatedAt: expect.any(Number) as unknown,
          validSince: expect.stringMatching(/^\d{10}$/) as unknown,
          mfaInfo: [],
          providerUserInfo: [{ providerId: 'password', rawId: email, federatedId: email, email }],
        },
      ],
    })
  })
})
