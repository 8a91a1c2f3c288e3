/** Passkeys: added, listed, called something else, removed, and signed in with. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePasskeys } from '#identity/api/passkey-routes.ts'
import type { Provider } from '#identity/provider.ts'
import { goodPassword } from '#testing/fixtures/identity.ts'
import { device, testPasskeys, type TestPasskeys } from '#testing/fixtures/sign-in/passkeys.ts'
import { testServer } from '#testing/servers/server.ts'
import { softwareAuthenticator } from '#testing/stand-ins/software-authenticator.ts'

let the: TestPasskeys
beforeAll(async () => {
  the = await testPasskeys()
})
afterAll(() => the.close())

const google = { issuer: 'https://accounts.google.com', emailVerified: true, givenName: null, familyName: null }
/** An account that Google alone signs in to. */
async function personOfGoogle(subject: string) {
  const email = `${subject}@example.com`
  the.google.set(subject, { ...google, subject, email, displayName: null, photoUrl: null })
  const postBody = `id_token=${subject}&providerId=google.com`
  const { body } = await the.call('signInWithIdp', {
    postBody,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  })
  const { localId: uid = '', idToken = '', refreshToken = '' } = body as Record<string, string>
  return { email, uid, idToken, refreshToken }
}

describe('adding', () => {
  test('201: it is listed, and its person is told', async () => {
    const ada = await the.signUp()
    const { status, body } = await the.add(ada, device(), { name: 'Firefox on Linux' })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ name: 'Firefox on Linux', lastUsedAt: null, backedUp: false }),
    ])
    expect(await the.list(ada)).toEqual([body])
    const told = { uid: ada.uid, email: ada.email, displayName: null, way: 'passkey', change: 'added' }
    expect(the.wayChanges.at(-1)).toEqual(told)
  })

  test('it is called by who keeps it, where that is known', async () => {
    const ada = await the.signUp()
    const keychain = device({ aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd', counts: false })
    const { body } = await the.add(ada, keychain, { name: 'Safari on Mac' })
    expect(body).toMatchObject({ name: 'iCloud Keychain', backedUp: true })
  })

  test('what is asked for verifies the person, is found without a name, and leaves out what there is', async () => {
    const ada = await the.signUp()
    const { credentialId } = await the.added(ada, device())
    expect(await the.creationOptions(ada)).toMatchObject({
      rp: { id: 'localhost', name: 'Atrium' },
      user: { name: ada.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
    })
  })

  test('at an organization’s sub-domain, for all of the product', async () => {
    const ada = await the.signUp()
    const phone = softwareAuthenticator('http://acme.localhost:8080')
    expect(await the.add(ada, phone)).toMatchObject({ status: 201 })
    const { status, body } = await the.prove(phone)
    expect(status).toBe(201)
    expect(await the.exchange(body['customToken'], 'http://acme.localhost:8080')).toMatchObject({ status: 200 })
  })

  test('403 beyond 20', async () => {
    const ada = await the.signUp()
    for (let made = 0; made < 20; made += 1) await the.added(ada, device())
    const refused = await the.api({ method: 'POST', url: '/api/iam/passkeys/options' }, ada.idToken)
    expect(refused).toMatchObject({ status: 403, body: { error: 'passkey_limit' } })
  })

  test('422 for a name of more than a line', async () => {
    const ada = await the.signUp()
    const refused = await the.add(ada, device(), { name: 'My\nkey' })
    expect(refused).toMatchObject({ status: 422, body: { errors: { name: expect.any(String) } } })
  })
})

describe('signing in', () => {
  test('in a new browser: its person is told', async () => {
    const ada = await the.signUp()
    const laptop = device()
    await the.added(ada, laptop)
    const told = () => the.newSignIns.filter(({ email }) => email === ada.email)
    const before = told().length
    await the.signInWith(laptop)
    expect(told()).toHaveLength(before + 1)
  })

  test('a fresh session of its own, which may change what signs in', async () => {
    const ada = await the.signUp()
    const laptop = device()
    await the.added(ada, laptop)
    the.pass(600)
    const { status, body } = await the.signInWith(laptop)
    expect(status).toBe(200)
    const claims = decodeJwt(String(body['idToken']))
    expect(claims).toMatchObject({ sub: ada.uid, firebase: { sign_in_provider: 'passkey' } })
    expect(Number(claims['auth_time'])).toBeGreaterThan(Date.now() / 1_000 + 590)
    const changed = await the.call('update', { idToken: body['idToken'], password: `${goodPassword}x` })
    expect(changed).toMatchObject({ status: 200 })
  })

  test('the list says when it was used', async () => {
    const ada = await the.signUp()
    const laptop = device()
    await the.added(ada, laptop)
    await the.signInWith(laptop)
    expect(await the.list(ada)).toMatchObject([{ lastUsedAt: expect.stringMatching(/^\d{4}-/) }])
  })

  test('again and again, with what counts and with what does not', async () => {
    const ada = await the.signUp()
    for (const authenticator of [device(), device({ counts: false })]) {
      await the.added(ada, authenticator)
      for (let times = 0; times < 3; times += 1)
        expect(await the.signInWith(authenticator)).toMatchObject({ status: 200 })
    }
  })
})

describe('the own ones', () => {
  test('called something else', async () => {
    const ada = await the.signUp()
    const { id } = await the.added(ada, device())
    const rename = (name: string) =>
      the.api({ method: 'PATCH', url: `/api/iam/passkeys/${id}`, payload: { name } }, ada.idToken)
    expect(await rename('  School laptop ')).toMatchObject({ status: 200, body: { id, name: 'School laptop' } })
    expect(await the.list(ada)).toMatchObject([{ name: 'School laptop' }])
    expect(await rename('   ')).toMatchObject({ status: 422 })
  })

  test('removed: its person is told, and who signed in with a passkey elsewhere is signed out', async () => {
    const ada = await the.signUp()
    const laptop = device()
    const { id } = await the.added(ada, laptop)
    const elsewhere = (await the.signInWith(laptop)).body
    expect(await the.remove(ada, id)).toMatchObject({ status: 204 })
    expect(await the.list(ada)).toEqual([])
    expect(the.wayChanges.at(-1)).toMatchObject({ uid: ada.uid, way: 'passkey', change: 'removed' })
    expect(await the.refresh(String(elsewhere['refreshToken']))).toMatchObject({ status: 400 })
    expect(await the.refresh(ada.refreshToken)).toMatchObject({ status: 200 })
  })

  test('the last way in stays: no password, no Google, no other passkey', async () => {
    const ada = await personOfGoogle('ada-of-google')
    const [one, two] = [device(), device()]
    const first = await the.added(ada, one)
    const second = await the.added(ada, two)
    const signedIn = { ...ada, idToken: String((await the.signInWith(two)).body['idToken']) }
    await the.call('update', { idToken: signedIn.idToken, deleteProvider: ['google.com'] })
    const both = await Promise.all([the.remove(signedIn, first.id), the.remove(signedIn, second.id)])
    expect(both.map(({ status, body }) => body['error'] ?? status).toSorted()).toEqual([204, 'last_way_in'])
    expect(await the.list(signedIn)).toHaveLength(1)
  })

  test('gone with the account', async () => {
    const ada = await the.signUp()
    const laptop = device()
    await the.added(ada, laptop)
    expect(await the.call('delete', { idToken: ada.idToken })).toMatchObject({ status: 200 })
    expect(await the.prove(laptop)).toMatchObject({ status: 400, body: { error: 'passkey_unknown' } })
  })
})

describe('where the product has no name', () => {
  test('404: not offered at a number', async () => {
    const numbered = await testPasskeys({
      origins: { publicOrigin: 'http://127.0.0.1:8080', hostDomain: '127.0.0.1:8080' },
    })
    const refused = await numbered.api({ method: 'POST', url: '/api/iam/auth/passkey/options' })
    expect(refused).toMatchObject({ status: 404, body: { error: 'passkeys_not_offered' } })
    await numbered.close()
  })
})

test('404 under the hosted provider, which has none', async () => {
  const provider = { passkeys: undefined } as unknown as Provider
  const hosted = await testServer([servePasskeys], () => ({ provider }))
  const as = await hosted.person('ada')
  const refused = { status: 404, body: { error: 'passkeys_not_offered' } }
  const calls = [
    ['POST', '/api/iam/passkeys/options'],
    ['GET', '/api/iam/passkeys'],
    ['DELETE', '/api/iam/passkeys/any'],
    ['POST', '/api/iam/auth/passkey/options'],
  ] as const
  for (const [method, url] of calls) expect(await hosted.ask({ as, method, url })).toMatchObject(refused)
  await hosted.close()
})
