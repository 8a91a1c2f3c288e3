/** Tokens between the product and the hosted provider: the hand-off, what the API takes, what a page is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount, newPerson, refresh, type Session } from '../support/account-client.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let ada: Session
beforeAll(async () => {
  product = await startProduct()
  ada = await createAccount(product.identityOrigin, newPerson())
})
afterAll(() => product.close())

const mint = (body: object, token = ada.idToken) => product.api('POST', '/api/iam/auth/customToken', { body, token })
const exchange = (token: string) => product.identity('signInWithCustomToken', { token, returnSecureToken: true })
const profile = (token: string) => product.api('GET', '/api/users/profile', { token })

describe('the custom token', () => {
  test('signs in as the same person, and the API takes what comes of it', async () => {
    const minted = await mint({ uid: ada.uid, origin: `http://hall.${product.hostDomain}` })
    expect(minted.status).toBe(201)
    const { status, body } = await exchange(String(minted.body['customToken']))
    expect(status).toBe(200)
    expect((await profile(String(body['idToken']))).body).toMatchObject({ user_id: ada.uid })
  })

  test('is for oneself, and for an origin of the product', async () => {
    const other = await createAccount(product.identityOrigin, newPerson())
    expect((await mint({ uid: other.uid })).status).toBe(403)
    expect((await mint({ uid: ada.uid, origin: 'https://evil.example' })).status).toBe(403)
    expect((await mint({ uid: ada.uid }, 'nonsense')).status).toBe(401)
  })

  // The protocol's own limit, so that docs/security.md stays true: what ends such a token is its time.
  test('may be exchanged twice', async () => {
    const token = String((await mint({ uid: ada.uid })).body['customToken'])
    expect((await exchange(token)).status).toBe(200)
    expect((await exchange(token)).status).toBe(200)
  })
})

describe('the ID token', () => {
  const claims = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  const unsigned = (payload: object) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`

  test('is renewed and goes on', async () => {
    expect((await profile(await refresh(product.identityOrigin, ada))).status).toBe(200)
  })

  test('of another project, another issuer, another time, or a custom token: refused', async () => {
    const good = claims(ada.idToken)
    const { body } = await mint({ uid: ada.uid })
    const bad = [
      unsigned({ ...good, aud: 'demo-other' }),
      unsigned({ ...good, iss: 'https://securetoken.google.com/demo-other' }),
      unsigned({ ...good, exp: 1_700_000_000 }),
      String(body['customToken']),
      ada.refreshToken,
      'x',
    ]
    for (const token of bad) expect((await profile(token)).status).toBe(401)
  })

  // What the hosted provider cannot do, so that docs/security.md stays true.
  test('stays good at the API until its time is over, also after the account was disabled', async () => {
    const person = await createAccount(product.identityOrigin, newPerson())
    expect((await profile(person.idToken)).status).toBe(200)
    await product.administer('update', { localId: person.uid, disableUser: true })
    expect((await profile(person.idToken)).status).toBe(200)
    await expect(refresh(product.identityOrigin, person)).rejects.toThrow('USER_DISABLED')
  })
})

test('a page is told where to sign in, and may call there and nowhere else', async () => {
  const page = await fetch(`${product.origin}/signin`)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", product.identityOrigin])
  expect(await page.text()).toContain(`"emulatorOrigin":"${product.identityOrigin}"`)
})

test('the product itself speaks nothing of the protocol', async () => {
  const signUp = await fetch(`${product.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'Quiet-arch-9' }),
  })
  const keys = await fetch(`${product.origin}/.well-known/jwks.json`)
  for (const answer of [signUp, keys]) expect(answer.headers.get('content-type')).not.toContain('json')
})
