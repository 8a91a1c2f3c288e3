/** Sign in with Google, against a real OpenID Connect provider on loopback. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { googleSignIns } from '#db/schema.ts'
import { answerErrors } from '#http/failures/error-answer.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { createGoogle, type Google } from './google.ts'
import { serveGoogle } from './routes.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

const CHANNEL = 'channel-of-this-test'
const PUBLIC_ORIGIN = 'http://accounts.test'
const served = { publicOrigin: PUBLIC_ORIGIN, isLocal: () => false, countStart: () => Promise.resolve() }
const client = { clientId: 'atrium', clientSecret: 'a-secret-of-the-test' }

let database: OpenDatabase
let provider: Server
let issuer: string
let google: Google
let app: FastifyInstance

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  database = await memoryDatabase()
  provider = createServer().listen(0, '127.0.0.1')
  await once(provider, 'listening')
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${PUBLIC_ORIGIN}/auth/google/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Ada' }),
    }),
    cookies: { keys: ['cookies of the test'] },
  })
  const answer = oidc.callback()
  provider.on('request', (request, response) => void answer(request, response))
  const made = createGoogle({ publicOrigin: PUBLIC_ORIGIN, loopback: false, google: { ...client, issuer } })
  if (!made) throw new Error('no Google sign-in')
  google = made
  app = Fastify()
  answerErrors(app)
  await serveGoogle(app, { db: database.db, secrets: testSecrets, google, ...served })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await new Promise((resolve) => provider.close(resolve))
})

/** A browser at the provider: follows redirects with its cookies until it leaves for the product. */
async function visit(start: string, forms: Record<string, string>[]): Promise<URL> {
  const jar = new Map<string, string>()
  let request: { url: string; body?: URLSearchParams } = { url: start }
  for (let step = 0; step < 20; step++) {
    if (request.url.startsWith(PUBLIC_ORIGIN)) return new URL(request.url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const { url, body } = request
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { body } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) {
      request = { url: new URL(location, url).href }
      continue
    }
    const page = await response.text()
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
    const abort = /href="([^"]+\/abort)"/.exec(page)?.[1]
    const form = forms.shift()
    if (form === undefined || action === undefined) throw new Error(`stuck at the provider: ${page.slice(0, 300)}`)
    request =
      'abort' in form ? { url: new URL(abort ?? '', url).href } : { url: action, body: new URLSearchParams(form) }
  }
  throw new Error('too many steps')
}

const login = { prompt: 'login', login: 'ada@example.com', password: 'x' }
const consent = { prompt: 'consent' }

async function setOut() {
  const response = await app.inject(`/auth/google/start?channel=${CHANNEL}`)
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { location: response.headers.location ?? '', cookie, response }
}

async function comeBack(url: URL, cookie: string) {
  const response = await app.inject({ url: `${url.pathname}${url.search}`, headers: { cookie } })
  return { response, ...handedOver(response.body) }
}

function handedOver(page: string) {
  const json = /id="result">(.*?)<\/script>/.exec(page)?.[1] ?? 'null'
  return JSON.parse(json) as { channel: string | null; result: { idToken?: string; error?: string } }
}

describe('setting out', () => {
  test('422 without a channel of the right form', async () => {
    expect((await app.inject('/auth/google/start')).statusCode).toBe(422)
    expect((await app.inject('/auth/google/start?channel=</script>')).statusCode).toBe(422)
  })

  test('403 for what a page of another site loads, and no sign-in begins', async () => {
    const url = `/auth/google/start?channel=${CHANNEL}`
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    const { statusCode, cookies } = await app.inject({ url, headers })
    expect([statusCode, cookies]).toEqual([403, []])
  })

  test('the address carries state, nonce and an S256 challenge, never the verifier', async () => {
    const { location } = await setOut()
    const query = Object.fromEntries(new URL(location).searchParams)
    expect(query).toMatchObject({ client_id: 'atrium', response_type: 'code', code_challenge_method: 'S256' })
    expect(query['state']).toMatch(/^[\w-]{43}$/)
    const rows = await database.db.select().from(googleSignIns)
    expect(rows.some(({ codeVerifier }) => location.includes(codeVerifier))).toBe(false)
  })

  test('the cookie that ties the way back to this browser is out of reach of scripts', async () => {
    const { response } = await setOut()
    expect(response.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/auth/google' }])
  })
})

describe('coming back', () => {
  test('an ID token that says who it is', async () => {
    const { location, cookie } = await setOut()
    const { response, channel, result } = await comeBack(await visit(location, [login, consent]), cookie)
    expect(channel).toBe(CHANNEL)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await google.verifyIdToken(result.idToken ?? '')).toMatchObject({
      issuer,
      subject: 'ada@example.com',
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada',
    })
  })

  test('consent denied is said to be denied', async () => {
    const { location, cookie } = await setOut()
    const { channel, result } = await comeBack(await visit(location, [login, { abort: '' }]), cookie)
    expect({ channel, result }).toEqual({ channel: CHANNEL, result: { error: 'denied' } })
  })

  test('a second return with the same state finds nothing', async () => {
    const { location, cookie } = await setOut()
    const back = await visit(location, [login, consent])
    const returns = await Promise.all([comeBack(back, cookie), comeBack(back, cookie), comeBack(back, cookie)])
    expect(returns.filter(({ result }) => result.idToken !== undefined)).toHaveLength(1)
    expect(returns.filter(({ result }) => result.error === 'expired')).toHaveLength(2)
  })

  test('another browser’s return is refused and told nothing', async () => {
    const { location } = await setOut()
    const { cookie: other } = await setOut()
    const { channel, result } = await comeBack(await visit(location, [login, consent]), other)
    expect({ channel, result }).toEqual({ channel: null, result: { error: 'expired' } })
  })

  test.each(['', '?state=unknown&code=x', '?state=a&state=b&code=x'])(
    'a wrong state (%s) is refused',
    async (query) => {
      const { cookie } = await setOut()
      const { result } = await comeBack(new URL(`${PUBLIC_ORIGIN}/auth/google/callback${query}`), cookie)
      expect(result).toEqual({ error: 'expired' })
    },
  )

  test('a code that the issuer does not know fails', async () => {
    const { location, cookie } = await setOut()
    const state = new URL(location).searchParams.get('state') ?? ''
    const back = new URL(
      `${PUBLIC_ORIGIN}/auth/google/callback?code=forged&state=${state}&iss=${encodeURIComponent(issuer)}`,
    )
    expect((await comeBack(back, cookie)).result).toEqual({ error: 'failed' })
  })
})

describe('tokens that are not the issuer’s', () => {
  const claims = { email: 'eve@example.com', email_verified: true }
  const sign = async (token: SignJWT) => {
    const { privateKey } = await generateKeyPair('RS256')
    return token
      .setProtectedHeader({ alg: 'RS256', kid: 'forged' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  }

  test('another key, another audience, no signature: refused', async () => {
    const forged = await sign(new SignJWT(claims).setIssuer(issuer).setAudience('atrium').setSubject('eve'))
    const unsigned = new UnsecuredJWT({ ...claims, sub: 'eve' })
      .setIssuer(issuer)
      .setAudience('atrium')
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode()
    for (const token of [forged, unsigned, '', 'a.b.c']) await expect(google.verifyIdToken(token)).rejects.toThrow()
  })
})

describe('the stand-in', () => {
  test('is there on a loopback host without a client id, and nowhere else', () => {
    expect(createGoogle({ publicOrigin: PUBLIC_ORIGIN, loopback: true, google: undefined })?.kind).toBe('stand-in')
    expect(createGoogle({ publicOrigin: PUBLIC_ORIGIN, loopback: false, google: undefined })).toBeUndefined()
    expect(createGoogle({ publicOrigin: PUBLIC_ORIGIN, loopback: true, google: { ...client, issuer } })?.kind).toBe(
      'issuer',
    )
  })

  test('says that it is not Google, refuses what is no e-mail, and lets a chosen account in', async () => {
    const standIn = createGoogle({ publicOrigin: PUBLIC_ORIGIN, loopback: true, google: undefined })
    if (!standIn) throw new Error('no stand-in')
    const local = Fastify()
    answerErrors(local)
    await serveGoogle(local, {
      secrets: testSecrets,
      db: database.db,
      google: standIn,
      ...served,
      isLocal: ({ headers }) => headers['x-elsewhere'] === undefined,
    })
    const choose = (email: string, choice = 'continue') =>
      local.inject({
        method: 'POST',
        url: '/auth/google/start',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ channel: CHANNEL, email, name: '<b>Ada</b>', choice }).toString(),
      })
    expect((await local.inject(`/auth/google/start?channel=${CHANNEL}`)).body).toContain('local stand-in, not Google')
    const refused = await choose('nonsense')
    expect(refused.body).toContain('Invalid email')
    expect(refused.body).not.toContain('<b>')
    const elsewhere = { url: `/auth/google/start?channel=${CHANNEL}`, headers: { 'x-elsewhere': 'yes' } }
    for (const method of ['GET', 'POST'] as const)
      expect((await local.inject({ method, ...elsewhere })).statusCode).toBe(404)
    expect(handedOver((await choose('', 'cancel')).body).result).toEqual({ error: 'denied' })
    const { idToken = '' } = handedOver((await choose('ada@example.com')).body).result
    expect(await standIn.verifyIdToken(idToken)).toMatchObject({ email: 'ada@example.com', emailVerified: true })
    await expect(google.verifyIdToken(idToken)).rejects.toThrow()
    await local.close()
  })
})
