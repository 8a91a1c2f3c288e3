/** Where private networks may be asked, what an owner is told of an address inside is the same, whatever is there. */
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FastifyBaseLogger } from 'fastify'
import { createIssuers } from '#single-sign-on/oidc/issuer.ts'
import { metadataAt } from '#single-sign-on/saml/metadata/fetch-metadata.ts'
import { readMetadata } from '#single-sign-on/saml/metadata/read-metadata.ts'
import { reasonOf } from '#single-sign-on/under-way/reason-of.ts'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts'
import { noteInside, tellingNothingOfInside } from './inside.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const SILENT_MS = 9_000
const nothing = 'no provider answered there; the log of the server says more'
const client = { issuer: 'https://id.school.internal', clientId: 'atrium', clientSecret: 'secret' }
const asking = { ...client, redirectUri: 'https://accounts.example.com/' }
const underWay = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
const json =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

/** What is inside answers at once. */
function inside(answer: () => Promise<Response>): GuardedFetch {
  return () => {
    noteInside(SILENT_MS)()
    return answer()
  }
}

/** What was told, and whether that was as late as if nobody had answered. */
async function told(work: Promise<unknown>): Promise<{ words: string; late: boolean }> {
  let words: string | undefined
  void work.then(
    (answer) => (words = JSON.stringify(answer)),
    (error: unknown) => (words = reasonOf(error)),
  )
  for (let seconds = 0; ; seconds += 1) {
    // As long as it takes that is no waiting: modules are loaded, names are looked up.
    for (let turns = 0; turns < 200 && words === undefined; turns += 1) await turn()
    if (words !== undefined) return { words, late: seconds * 1_000 >= SILENT_MS }
    await vi.advanceTimersByTimeAsync(1_000)
  }
}

const found: [what: string, answer: () => Promise<Response>][] = [
  ['a port that is shut', () => Promise.reject(new Error('connect ECONNREFUSED 10.20.0.5:443'))],
  ['a certificate', () => Promise.reject(new Error("altnames: Host is not in the cert's altnames: DNS:payroll"))],
  ['a page', () => Promise.resolve(new Response('<h1>Payroll</h1>', { headers: { 'content-type': 'text/html' } }))],
  ['no page', () => Promise.resolve(new Response('', { status: 404 }))],
  ['another service', json({ version: '1.2.3' })],
  ['one that refuses', json({ error: 'invalid_request' }, 400)],
]

test.each(found)('%s in place of an issuer', async (_what, answer) => {
  const issuers = createIssuers(inside(answer))
  expect(await told(issuers.authorizationUrl(asking, underWay, null))).toEqual({ words: nothing, late: true })
})

test.each(found)('%s in place of metadata', async (_what, answer) => {
  const log = { warn: vi.fn<FastifyBaseLogger['warn']>() }
  const asked = { address: 'https://id.school.internal/', read: (text: string) => readMetadata(text, new Date()), log }
  expect(await told(metadataAt(inside(answer), asked))).toEqual({ words: '{"problem":"unreachable"}', late: true })
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error), host: 'id.school.internal' }, expect.any(String))
})

const back = new URL('https://accounts.example.com/?code=code&state=state&iss=https://id.school.internal')

/** The document is published outside, and names a token endpoint inside. */
function exchangeAt(answer: () => Promise<Response>) {
  const { issuer } = client
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  const document = json({ issuer, ...endpoints, jwks_uri: `${issuer}/keys` })
  const ask: GuardedFetch = (address) => (String(address).endsWith('/token') ? inside(answer)(address) : document())
  return createIssuers(ask).exchange(asking, back, underWay, { warn() {} })
}

test.each(found.slice(0, -1))(
  '%s in place of a token endpoint that a document outside names',
  async (_what, answer) => {
    expect(await told(exchangeAt(answer))).toEqual({ words: nothing, late: true })
  },
)

test('what a token endpoint itself refuses is told, and at once: whoever set the connection up needs it', async () => {
  const { words, late } = await told(exchangeAt(json({ error: 'invalid_client' }, 401)))
  expect(words).toContain('(invalid_client)')
  expect(late).toBe(false)
})

test('one address that may be asked, one that may not, a name that leads inside and one that nobody has: alike', async () => {
  const guarded = createGuardedFetch({ loopback: false, ssoNetworks: ['10.20.0.5'] })
  const init = { signal: AbortSignal.abort(new Error('given up')) }
  const ask = (address: string, more = {}) =>
    told(
      tellingNothingOfInside(
        () => guarded(address, more),
        () => false,
      ),
    )
  const all = [
    await ask('https://10.20.0.5/', init),
    await ask('https://10.20.0.6/'),
    await ask('https://localhost/'),
    await ask('https://no-such-host.invalid/'),
  ]
  expect(all).toEqual(all.map(() => ({ words: nothing, late: true })))
})

test('an address outside is told of as ever, and so is all where no network is named', async () => {
  const ask = (ssoNetworks: string[], address: string) => {
    const init = { signal: AbortSignal.abort(new Error('given up')) }
    const guarded = createGuardedFetch({ loopback: false, ssoNetworks })
    return told(
      tellingNothingOfInside(
        () => guarded(address, init),
        () => false,
      ),
    )
  }
  expect((await ask(['10.20.0.5'], 'https://1.1.1.1/')).late).toBe(false)
  expect(await ask([], 'https://10.20.0.5/')).toEqual({ words: 'a private address', late: false })
})
