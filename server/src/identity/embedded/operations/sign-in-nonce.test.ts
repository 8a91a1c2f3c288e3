/** `accounts:signInWithIdp` with a nonce: what the client says of one is held against Google's token. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

let tokens = 0
function googleToken(nonce: string | null, subject?: string): { token: string; subject: string } {
  tokens += 1
  const token = `google-token-${tokens}`
  const whose = { issuer: 'https://accounts.google.com', subject: subject ?? `1000${tokens}`, emailVerified: true }
  const names = { displayName: 'Grace Hopper', givenName: 'Grace', familyName: 'Hopper', photoUrl: null }
  the.google.set(token, { ...whose, ...names, email: `${whose.subject}@example.com`, nonce })
  return { token, subject: whose.subject }
}

const postBody = (token: string) => `id_token=${token}&providerId=google.com`
const google = (token: string, more: object = {}) =>
  the.call('signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: postBody(token),
    returnSecureToken: true,
    ...more,
  })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test.each([
  ['as the client sent it', 'raw'],
  ['as its hash', sha256('raw')],
])('a token that was asked for with the nonce, %s', async (_what, nonce) => {
  const { token } = googleToken(nonce)
  const answer = await google(token, { postBody: `${postBody(token)}&nonce=raw` })
  expect(answer).toMatchObject({ status: 200, body: { isNewUser: true } })
})

test('a token with a nonce that the client says nothing of is taken: our own code flow checked it', async () => {
  const { token } = googleToken('of-our-own')
  expect(await google(token)).toMatchObject({ status: 200 })
  expect(await google(token, { postBody: `${postBody(token)}&nonce=` })).toMatchObject({ status: 200 })
})

test.each([
  ['another one', 'another'],
  ['none', null],
  ['what it would be hashed twice', createHash('sha256').update(sha256('raw')).digest('hex')],
  ['its hash in capitals', sha256('raw').toUpperCase()],
])(
  'a nonce of the client’s, where the token has %s: nobody is signed in, and none is repeated',
  async (_what, nonce) => {
    const { token, subject } = googleToken(nonce)
    const refused =
      'MISSING_OR_INVALID_NONCE : The nonce in ID Token does not match the SHA256 hash of the raw nonce in the request.'
    const asked = { postBody: `${postBody(token)}&nonce=raw` }
    expect(await google(token, asked)).toMatchObject({ status: 400, error: refused })
    expect(await google(token, { ...asked, requestUri: 'http://localhost?nonce=raw' })).toMatchObject({ status: 400 })
    expect(await google(googleToken(nonce, subject).token)).toMatchObject({
      status: 200,
      body: { isNewUser: true },
    })
  },
)
