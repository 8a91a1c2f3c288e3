/** Custom tokens: single use, short, and good only where they are meant for. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, publicOrigin, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

const tenant = 'http://acme.localhost:8080'
const learner = 'https://learner.example'

let the: TestIdentity
let ada: Person
beforeAll(async () => {
  the = await testIdentity()
  ada = await the.signUp()
})
afterAll(() => the.close())

const mint = (origin?: string) => the.identity.mintCustomToken({ uid: ada.uid, origin })
const exchange = (token: unknown, origin?: string) =>
  the.call('signInWithCustomToken', { token, returnSecureToken: true }, origin === undefined ? {} : { origin })
const refused = { status: 400, error: 'INVALID_CUSTOM_TOKEN' }
/** Of a page that may ask nothing at all. */
const unheard = { status: 403, error: expect.stringMatching(/^UNAUTHORIZED_ORIGIN/) as string }

describe('refused', () => {
  test('nothing, an unknown token, an array, an object', async () => {
    expect(await exchange(undefined)).toMatchObject({ status: 400, error: 'MISSING_CUSTOM_TOKEN' })
    for (const token of ['a', ['a'], { $ne: '' }, 1, 'a.b.c']) expect(await exchange(token)).toMatchObject(refused)
  })

  test('the second use', async () => {
    const token = await mint()
    expect(await exchange(token)).toMatchObject({ status: 200 })
    expect(await exchange(token)).toMatchObject(refused)
  })

  test('15 of 16 uses at once', async () => {
    const token = await mint()
    const statuses = (await Promise.all(Array.from({ length: 16 }, () => exchange(token, tenant)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('after 5 minutes', async () => {
    const token = await mint()
    the.pass(301)
    expect(await exchange(token)).toMatchObject(refused)
  })

  test('at another origin than its own, which does not use it up', async () => {
    const token = await mint(tenant)
    for (const origin of [publicOrigin, 'http://other.localhost:8080', learner, undefined])
      expect(await exchange(token, origin)).toMatchObject(refused)
    for (const origin of ['http://acme.localhost:8081', 'https://acme.localhost:8080', 'null'])
      expect(await exchange(token, origin)).toMatchObject(unheard)
    expect(await exchange(token, tenant)).toMatchObject({ status: 200 })
  })

  test('without an origin of its own: at foreign ones, and at a sibling app that was not named', async () => {
    const token = await mint()
    const foreign = [
      'https://attacker.example',
      'http://localhost:8080.attacker.example',
      'http://a.b.localhost:8080',
      'null',
    ]
    for (const origin of foreign) expect(await exchange(token, origin)).toMatchObject(unheard)
    expect(await exchange(token, learner)).toMatchObject(refused)
    expect(await exchange(token, tenant)).toMatchObject({ status: 200 })
  })

  test('minting for an origin that is not authorized', async () => {
    await expect(mint('https://attacker.example')).rejects.toMatchObject({ name: 'Refusal', code: 'forbidden' })
  })

  test('for a disabled account', async () => {
    const bob = await the.signUp()
    const token = await the.identity.mintCustomToken({ uid: bob.uid })
    await the.identity.disableAccount({ uid: bob.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await exchange(token)).toMatchObject(refused)
  })
})

describe('accepted', () => {
  test.each([
    ['unbound, at the product', undefined, publicOrigin],
    ['unbound, at a tenant', undefined, tenant],
    ['unbound, by what is no browser', undefined, undefined],
    ['bound to a tenant', tenant, tenant],
    ['bound to a sibling app', learner, learner],
  ])('%s', async (_what, bound, origin) => {
    const { status, body } = await exchange(await mint(bound), origin)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser: false,
      expiresIn: '3600',
    })
    expect(decodeJwt(String(body['idToken']))).toMatchObject({ sub: ada.uid, firebase: { sign_in_provider: 'custom' } })
  })

  test('a session of its own: the minting one goes on', async () => {
    const { body } = await exchange(await mint())
    const sessions = [ada.idToken, String(body['idToken'])].map((token) => decodeJwt(token)['sid'])
    expect(sessions[0]).not.toBe(sessions[1])
    expect(await the.signIn(ada.email, goodPassword)).toMatchObject({ status: 200 })
    expect(await the.refresh(String(body['refreshToken']))).toMatchObject({ status: 200 })
  })
})
