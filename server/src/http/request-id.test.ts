/** An id of our own on every answer, and on every line of the log that its request causes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { requestIdHeader } from '@atrium/contract/request-id'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { addressCaller, runFor, runInBackground } from '#limits/caller.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { rawRequest } from '#testing/servers/raw-request.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { createLogger } from './monitoring/logger.ts'
import { logForRequests, newRequestId } from './request-id.ts'

interface Line {
  reqId?: string
  level: number
  msg: string
}

const ownId = /^[0-9a-hjkmnp-tv-z]{16}$/
let database: OpenDatabase
let app: FastifyInstance
let webFolder: string
let written = ''
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

beforeAll(async () => {
  database = await memoryDatabase()
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  webFolder = await webWithoutItsNotFoundPage()
  app = await createApp({
    webFolder,
    settings: readSettings({ TRUSTED_PROXY_HOPS: '2' }),
    database,
    secrets: testSecrets,
    log: createLogger('debug', sink),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  written = ''
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(webFolder, { recursive: true, force: true })
})

/** Whoever asks it for a page that is not there meets a failure that nobody expected. */
async function webWithoutItsNotFoundPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-web-'))
  const files = {
    'index.html': '<!doctype html><title>Page</title><!--page-settings-->',
    'pages.json': '{}',
    'routes.json': JSON.stringify({ patterns: ['/'], notFound: 'gone.html', shells: {}, underQuery: {}, atDoor: {} }),
    'robots.txt': 'User-agent: *',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

const overSocket = (head: string) => rawRequest((app.server.address() as AddressInfo).port, `${head}\r\n\r\n`)

test('ids are random, of one length, and without letters that look like digits', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(ownId)
})

test.each([
  ['200', { url: '/healthz' }],
  ['200 that may be kept', { url: '/openapi.json' }],
  ['200 of public keys', { url: '/.well-known/jwks.json' }],
  ['401', { url: '/api/users/profile' }],
  ['200 of a page', { url: '/' }],
  ['200 of a file', { url: '/robots.txt' }],
  ['303 of a form that came too early', { method: 'POST', url: '/' }],
  ['404', { url: '/assets/none.js' }],
  ['404 of the API', { url: '/api/nowhere' }],
  ['404 of an image', { url: '/content/none.webp' }],
  ['415', { method: 'POST', url: '/api/users/signup', payload: 'x', headers: { 'content-type': 'text/plain' } }],
  ['400 of the protocol', { method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a' }],
  ['404 of the protocol', { method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:nothing?key=a' }],
  ['a preflight', { method: 'OPTIONS', url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a' }],
  ['500', { url: '/broken' }],
] as const)('%s bears an id, and so does every line that it writes', async (_what, request) => {
  const { headers } = await app.inject(request)
  expect(headers[requestIdHeader]).toMatch(ownId)
  expect(lines().length).toBeGreaterThan(request.url === '/healthz' ? -1 : 0)
  for (const { reqId } of lines()) expect(reqId).toBe(headers[requestIdHeader])
})

test.each([
  ['400', 'GET /% HTTP/1.1\r\nHost: localhost\r\nConnection: close'],
  ['400', 'nothing of HTTP'],
  ['400', 'GET / HTTP/1.1\r\nConnection: close'],
  ['405', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com'],
  ['417', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\nConnection: close'],
  ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}`],
])('%i that no route sees bears an id, and is in the log by it', async (status, head) => {
  const answer = await overSocket(head)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const id = new RegExp(`^${requestIdHeader}: (.*)\r$`, 'im').exec(answer)?.[1]
  expect(id).toMatch(ownId)
  expect(lines().map(({ reqId }) => reqId)).toContain(id)
})

test('what a stranger or a proxy calls a request is not believed, and reaches no log', async () => {
  const theirs = 'an-id-that-they-chose'
  const headers = { 'x-request-id': theirs, 'request-id': theirs, 'x-correlation-id': theirs, traceparent: theirs }
  const answer = await app.inject({ url: '/assets/none.js', headers: { ...headers, 'x-forwarded-for': '192.0.2.1' } })
  expect(answer.headers[requestIdHeader]).toMatch(ownId)
  expect(written + answer.body).not.toContain(theirs)
})

test('two requests have two ids', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await app.inject('/healthz')).headers[requestIdHeader]))
  expect(new Set(ids).size).toBe(2)
})

test('500 is a page for a browser, with the id to quote; an address of the API stays JSON', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const page = await app.inject({ url: '/broken', headers: browser })
  expect(page).toMatchObject({ statusCode: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(page.body).toContain(`Reference: ${String(page.headers[requestIdHeader])}`)
  expect(page.body).not.toContain('gone.html')
  const api = await app.inject({ url: '/api/nowhere', headers: browser })
  expect(api.json()).toMatchObject({ error: 'not_found' })
  const program = await app.inject({ url: '/broken', headers: { accept: '*/*' } })
  const message = `Something went wrong (Reference: ${String(program.headers[requestIdHeader])})`
  expect(program.json()).toEqual({ code: 500, error: 'internal', message })
})

test('a page elsewhere that may read the protocol’s answers may read the id too', async () => {
  const { headers } = await app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a',
    headers: { origin: 'http://acme.localhost:8080' },
    payload: {},
  })
  expect(String(headers['access-control-expose-headers']).toLowerCase().split(/, */)).toContain(requestIdHeader)
})

test('a log that does not hold the request still names it, and nothing where there is none', () => {
  const told: object[] = []
  const write = (details: object) => void told.push(details)
  const log = logForRequests({ info: write, warn: write, error: write })
  runFor(addressCaller('192.0.2.1', { requestId: 'abc' }), () => {
    log.warn({ uid: 'ada' }, 'said')
    runInBackground(() => log.info({}, 'by itself'))
  })
  expect(told).toEqual([{ reqId: 'abc', uid: 'ada' }, {}])
})
