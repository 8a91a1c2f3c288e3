/** An issuer that is away, answers something else, or has new keys; and tokens that name keys that there are not. */
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { verifiedCredential } from '#identity/embedded/operations/idp-credential.ts'
import { REST_MS } from '#identity/rest-after-failure.ts'
import { createIssuer, type Issuer } from './issuer.ts'

const clientId = 'atrium'

let server: Server
let address: string
let published: JWK[]
let asked: string[]
/** In place of what is published. */
let instead: ((response: ServerResponse) => void) | undefined
let issuer: Issuer
let key: CryptoKey

beforeEach(async () => {
  ;[published, asked, instead] = [[], [], undefined]
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (instead) return instead(response)
    const discovery = {
      issuer: address,
      jwks_uri: `${address}/keys`,
      token_endpoint: `${address}/token`,
      authorization_endpoint: `${address}/authorize`,
    }
    const body = url === '/keys' ? { keys: published } : discovery
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer = createIssuer({ issuer: address, clientId, clientSecret: 'secret', redirectUri: 'http://localhost/back' })
  key = await newKey('first')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

async function newKey(kid: string): Promise<CryptoKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  published.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' })
  return privateKey
}

function restIsOver(): void {
  const later = performance.now() + REST_MS
  vi.spyOn(performance, 'now').mockImplementation(() => later)
}

const token = (kid: string, signedWith = key, goodFor = '5m') =>
  new SignJWT({ sub: 'ada' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(address)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime(goodFor)
    .sign(signedWith)

test.each<[string, (response: ServerResponse) => void]>([
  ['fails', (response) => void response.writeHead(503).end()],
  ['answers a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['redirects', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['breaks off', (response) => void response.destroy()],
])('an issuer that %s: a burst of tokens asks once, and a moment later it is asked again', async (_what, badly) => {
  instead = badly
  const refused = async () => expect(issuer.verify(await token('first'))).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(Array.from({ length: 10 }, refused))
  await refused()
  expect(asked).toHaveLength(1)
  instead = undefined
  restIsOver()
  expect(await issuer.verify(await token('first'))).toMatchObject({ sub: 'ada' })
})

test.each<[string, (response: ServerResponse) => void]>([
  ['fail', (response) => void response.writeHead(503).end()],
  ['are none', (response) => void response.writeHead(200).end('{"keys":7}')],
  ['are no JSON', (response) => void response.writeHead(200).end('{')],
])('keys that %s: unknown ones ask once, and known ones are taken all the while', async (_what, badly) => {
  await issuer.verify(await token('first'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  asked = []
  instead = badly
  for (let each = 0; each < 5; each += 1) {
    await expect(issuer.verify(await token(`new-${each}`))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await issuer.verify(await token('first'))).toMatchObject({ sub: 'ada' })
  }
  expect(asked).toEqual(['/keys'])
  const second = await newKey('second')
  instead = undefined
  restIsOver()
  expect(await issuer.verify(await token('second', second))).toMatchObject({ sub: 'ada' })
})

test('a key that is new is asked for, also where the clock was set back by an hour', async () => {
  await issuer.verify(await token('first'))
  const second = await newKey('second')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  expect(await issuer.verify(await token('second', second))).toMatchObject({ sub: 'ada' })
})

test('that is told as what may be tried again, and not as a credential that is none', async () => {
  instead = (response) => void response.writeHead(503).end()
  const context = { hooks: { verifyGoogleIdToken: issuer.verify }, log: { warn: () => {}, info: () => {} } }
  const postBody = new URLSearchParams({ id_token: await token('first'), providerId: 'google.com' }).toString()
  const asking = () =>
    verifiedCredential(context as unknown as IdentityContext, { requestUri: 'http://localhost', postBody })
  await expect(asking()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('any number of tokens with keys that there are not ask for the keys once', async () => {
  for (let each = 0; each < 20; each += 1) {
    await expect(issuer.verify(await token(`made-up-${each}`))).rejects.toMatchObject({
      code: 'ERR_JWKS_NO_MATCHING_KEY',
    })
  }
  expect(asked.filter((url) => url === '/keys')).toHaveLength(1)
  expect(await issuer.verify(await token('first'))).toMatchObject({ sub: 'ada' })
})

test('a key that is new is asked for, once half a minute has passed', async () => {
  await issuer.verify(await token('first'))
  const second = await newKey('second')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  expect(await issuer.verify(await token('second', second))).toMatchObject({ sub: 'ada' })
})

test('keys that were read an hour behind the question are none: one of them may be withdrawn by now', async () => {
  await issuer.verify(await token('first'))
  const second = await newKey('second')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  instead = (response) => {
    const former = published
    published = published.filter(({ kid }) => kid === 'second')
    vi.setSystemTime(Date.now() + HOUR_MS)
    instead = undefined
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: former }))
  }
  const longLived = await token('first', key, '2h')
  await expect(issuer.verify(longLived)).rejects.toMatchObject({ code: 'unavailable' })
  restIsOver()
  expect(await issuer.verify(await token('second', second))).toMatchObject({ sub: 'ada' })
  await expect(issuer.verify(longLived)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' })
})
