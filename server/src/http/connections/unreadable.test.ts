/** What no route sees, over a raw socket: with every header, in the API's shape, and without a word of the request. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { rawRequest } from '#testing/servers/raw-request.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

let database: OpenDatabase
let app: FastifyInstance
let port: number
const settings = { TRUSTED_PROXY_HOPS: '1', PUBLIC_ORIGIN: 'https://accounts.example.com', HOST_DOMAIN: 'example.com' }

beforeAll(async () => {
  database = await memoryDatabase()
  app = await createApp({
    settings: readSettings(settings),
    database,
    secrets: testSecrets,
    log: pino({ level: 'silent' }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Sends the lines as they are; answers what came back until the connection ended. */
async function send(...lines: string[]) {
  const raw = await rawRequest(port, `${lines.join('\r\n')}\r\n\r\n`)
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  const [first = '', ...rest] = head.split('\r\n')
  const headers = Object.fromEntries(
    rest.map((line) =>
      line
        .toLowerCase()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  )
  return { raw, status: Number(first.split(' ')[1]), headers: headers as Record<string, string>, body }
}

const own = ['Host: example.com', 'Connection: close']
const secret = 'do-not-repeat'
const unreadable: [what: string, status: number, error: string, lines: string[]][] = [
  ['an address that does not decode', 400, 'malformed_request', [`GET /%${secret} HTTP/1.1`, ...own]],
  ['the same for a posted one', 400, 'malformed_request', [`POST /api/%zz${secret} HTTP/1.1`, ...own]],
  [
    'the same below the protocol',
    400,
    'malformed_request',
    ['GET /identitytoolkit.googleapis.com/%ff HTTP/1.1', ...own],
  ],
  [
    'a parameter that is too long',
    414,
    'address_too_long',
    [`GET /api/users/members/check-username/${secret.repeat(100)} HTTP/1.1`, ...own],
  ],
  ['headers that are too large', 431, 'headers_too_large', ['GET / HTTP/1.1', ...own, `X: ${secret.repeat(5_000)}`]],
  ['an address that is too large', 431, 'headers_too_large', [`GET /${secret.repeat(5_000)} HTTP/1.1`, ...own]],
  ['what is not HTTP', 400, 'malformed_request', [`${secret}`]],
  ['HTTP/2 without its handshake', 400, 'malformed_request', ['PRI * HTTP/2.0', '', 'SM', '']],
  ['a length that is no number', 400, 'malformed_request', ['POST / HTTP/1.1', ...own, `Content-Length: ${secret}`]],
  [
    'two lengths',
    400,
    'malformed_request',
    ['POST / HTTP/1.1', ...own, 'Content-Length: 1', 'Transfer-Encoding: chunked'],
  ],
  ['no Host', 400, 'malformed_request', ['GET /healthz HTTP/1.1', 'Connection: close']],
  ['two Hosts', 400, 'malformed_request', ['GET /healthz HTTP/1.1', 'Host: acme.example.com', ...own]],
  ['an empty Host', 400, 'malformed_request', ['GET /healthz HTTP/1.1', 'Host: ', 'Connection: close']],
  ...[
    'a b',
    `${secret}@example.com`,
    'example.com/acme',
    '*.example.com',
    '"><script>',
    'example.com:x',
    'ä.example.com',
  ].map((host): [string, number, string, string[]] => [
    `a Host that is none: ${host}`,
    400,
    'malformed_request',
    ['GET /healthz HTTP/1.1', `Host: ${host}`, 'Connection: close'],
  ]),
  [
    'a host in the address that is not the Host',
    400,
    'malformed_request',
    [`GET http://${secret}.example.com/healthz HTTP/1.1`, ...own],
  ],
  ['an expectation of another kind', 417, 'expectation_failed', ['GET / HTTP/1.1', ...own, `Expect: ${secret}`]],
  ['a tunnel', 405, 'method_not_allowed', [`CONNECT ${secret}:443 HTTP/1.1`, ...own]],
  ['a method that nothing here has', 404, 'not_found', [`PROPFIND /${secret} HTTP/1.1`, ...own]],
  ['another such method', 404, 'not_found', ['MKCOL /api/users/profile HTTP/1.1', ...own]],
  [
    'an upgrade to what is not spoken here',
    404,
    'not_found',
    [`GET /${secret} HTTP/1.1`, 'Host: example.com', 'Connection: Upgrade, close', 'Upgrade: websocket'],
  ],
]

test.each(unreadable)('%s: %i %s', async (_what, status, error, lines) => {
  const answer = await send(...lines)
  expect(answer, answer.raw).toMatchObject({ status })
  expect(JSON.parse(answer.body)).toMatchObject({ code: status, error })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includesubdomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'deny',
    'x-request-id': expect.stringMatching(/^\w{16}$/),
  })
  expect(answer.raw).not.toMatch(/FST_|HPE_|do-not-repeat/)
})

test.each([
  [400, ['GET /% HTTP/1.1', ...own, 'Accept: text/html,*/*']],
  [431, ['GET / HTTP/1.1', ...own, 'Accept: text/html,*/*', `Cookie: a=${'x'.repeat(40_000)}`]],
])('%i is a page for a browser, with a way on', async (status, lines) => {
  const answer = await send(...lines)
  expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(answer.body).toContain('<a href="/">')
  expect(answer.body).toContain(`Reference: ${String(answer.headers['x-request-id'])}`)
})

const cookies = `Cookie: a=${'x'.repeat(40_000)}`

test.each([
  ['too many', cookies],
  ['more than are read', `Cookie: a=${'x'.repeat(100_000)}`],
])('whose cookies are %s clears them by a button of the page that says so, and goes on', async (_what, cookies) => {
  const page = await send('GET /signin HTTP/1.1', ...own, 'Accept: text/html', cookies)
  expect(page.body).toContain('<form method="post" action="/clear-cookies"><button>Clear cookies</button></form>')
  expect(page.headers).not.toHaveProperty('clear-site-data')
  const pressed = await send('POST /clear-cookies HTTP/1.1', ...own, 'Accept: text/html', cookies)
  expect(pressed).toMatchObject({ status: 303, headers: { 'clear-site-data': '"cookies"', location: '/' } })
})

test('whose cookies come in several parts, as from a proxy on another machine, has the page and the button as well', async () => {
  const sendInParts = async (first: string) => {
    const arrived = once(app.server, 'connection') as Promise<[Socket]>
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    const [theirs] = await arrived
    const answer = text(socket)
    let sent = 0
    for (const part of [
      [first, ...own, 'Accept: text/html', 'Cookie: a='].join('\r\n'),
      'x'.repeat(30_000),
      'x\r\n\r\n',
    ]) {
      socket.write(part)
      sent += part.length
      // The next one only once this one has been read: two that arrive together are one.
      await vi.waitFor(() => expect(theirs.bytesRead).toBe(sent))
    }
    return answer
  }
  expect(await sendInParts('GET /signin HTTP/1.1')).toContain('<button>Clear cookies</button>')
  const pressed = await sendInParts('POST /clear-cookies HTTP/1.1')
  expect(pressed).toMatch(/^HTTP\/1\.1 303 /)
  expect(pressed).toContain('clear-site-data: "cookies"')
})

test.each([
  ['a page', ['GET /clear-cookies HTTP/1.1', ...own, cookies]],
  ['an address that is too long itself', [`POST /clear-cookies?${'x'.repeat(40_000)} HTTP/1.1`, ...own]],
  ['one that is not', ['POST /clear-cookies HTTP/1.1', ...own, 'Content-Length: 0']],
  ['what cannot be read for another reason', ['POST /clear-cookies HTTP/1.1', ...own, 'Content-Length: x', cookies]],
])('%s clears nobody’s cookies', async (_what, lines) => {
  expect((await send(...lines)).headers).not.toHaveProperty('clear-site-data')
})

test('an address that is too long has no such button', async () => {
  const { body } = await send(`GET /${'x'.repeat(40_000)} HTTP/1.1`, ...own, 'Accept: text/html')
  expect(body).not.toContain('<form')
})

test('an address with the same host in it is read as without', async () => {
  expect(await send('GET http://Example.com/healthz?a=b HTTP/1.1', ...own)).toMatchObject({ status: 200 })
  const answer = await send('PUT http://example.com/api/users/profile HTTP/1.1', ...own)
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'get, head, patch' } })
})

test.each(['example.com.', 'EXAMPLE.com:443', '127.0.0.1:8080', '[::1]:8080', 'under_score'])(
  'a Host may be written as %s',
  async (host) => {
    expect(await send('GET /healthz HTTP/1.1', `Host: ${host}`, 'Connection: close')).toMatchObject({ status: 200 })
  },
)

test('an old client without a Host still reads the health', async () => {
  expect(await send('GET /healthz HTTP/1.0')).toMatchObject({ status: 200 })
})

test.each([
  ['before it is answered', false],
  ['once it is answered', true],
])('a tunnel whose connection is broken %s takes nobody else along', async (_what, isAnswered) => {
  for (let asked = 0; asked < 5; asked += 1) {
    const arrived = once(app.server, 'connect') as Promise<[unknown, Socket]>
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n')
    const [, theirs] = await arrived
    if (isAnswered) await once(socket, 'data')
    socket.resetAndDestroy()
    if (!theirs.destroyed) await new Promise<void>((resolve) => theirs.once('close', () => resolve()))
  }
  expect(await send('GET /healthz HTTP/1.1', ...own)).toMatchObject({ status: 200 })
})

test.each([
  ['HTTP/1.0, which has no chunks', 'HTTP/1.0', 'chunked'],
  ['a coding that is not read here', 'HTTP/1.1', 'gzip, chunked'],
])('a body framed by %s: 400, and what follows it is no request', async (_what, version, coding) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const head = [
    `POST /healthz ${version}`,
    'Host: example.com',
    'Connection: keep-alive',
    `Transfer-Encoding: ${coding}`,
  ]
  const next = ['GET /healthz HTTP/1.1', 'Host: example.com']
  socket.write(`${head.join('\r\n')}\r\n\r\n2\r\n{}\r\n0\r\n\r\n${next.join('\r\n')}\r\n\r\n`)
  const answers = await text(socket)
  expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
  expect(answers).toMatch(/^connection: close\r$/im)
})

test('after an answer on the same connection, what cannot be read is answered too', async () => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('GET /healthz HTTP/1.1\r\nHost: example.com\r\n\r\n')
  const [first] = (await once(socket, 'data')) as [Buffer]
  expect(first.toString()).toMatch(/^HTTP\/1\.1 200 /)
  socket.write(`${secret}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})
