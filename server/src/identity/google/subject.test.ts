/** An issuer that signs tokens about nobody, or for others: whose they are is text, whom they are for is us, or they are refused. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGoogle, type Google } from './google.ts'

const client = { clientId: 'atrium', clientSecret: 'a-secret-of-the-test' }

let server: Server
let google: Google
let signed: (subject: unknown, more?: Record<string, unknown>) => Promise<string>
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  const document = { issuer, jwks_uri: `${issuer}/jwks`, authorization_endpoint: issuer, token_endpoint: issuer }
  server.on('request', ({ url }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(url === '/jwks' ? keys : document))
  })
  const made = createGoogle({
    publicOrigin: 'http://accounts.test',
    loopback: false,
    google: { ...client, issuer },
  })
  if (!made) throw new Error('no Google sign-in')
  google = made
  signed = (sub, more) => {
    const claims = { iss: issuer, aud: client.clientId, ...(sub === undefined ? {} : { sub }), ...more } as Record<
      string,
      unknown
    >
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' })
    return token.setIssuedAt().setExpirationTime('5m').sign(privateKey)
  }
})
afterAll(() => server.close())

test('text is whose it is', async () => {
  expect(await google.verifyIdToken(await signed('1000'))).toMatchObject({ subject: '1000' })
})

test.each([[12_345], [''], [['1000']], [{ toString: '1000' }], [null], [undefined]])(
  'refused: %j as the subject',
  async (subject) => {
    await expect(google.verifyIdToken(await signed(subject))).rejects.toThrow()
  },
)

const { clientId } = client
test.each([
  [{ aud: [clientId] }],
  [{ aud: clientId, azp: 'our-app-on-a-phone' }],
  [{ aud: [clientId, 'another'], azp: clientId }],
])('for us: %j', async (more) => {
  expect(await google.verifyIdToken(await signed('1000', more))).toMatchObject({ subject: '1000' })
})

test.each([
  [{ aud: 'another' }],
  [{ aud: [] }],
  [{ aud: ['another'], azp: clientId }],
  [{ aud: [clientId, 'another'] }],
  [{ aud: ['another', clientId], azp: 'another' }],
])('refused: %j', async (more) => {
  await expect(google.verifyIdToken(await signed('1000', more))).rejects.toThrow()
})
