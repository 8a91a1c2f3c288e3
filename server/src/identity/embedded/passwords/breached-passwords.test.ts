/** Passwords known from breaches: what the range service is told, and what its answers and silences do. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hostedPasswords } from '#identity/hosted/passwords.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { newResetCode, type PasswordDoor, passwordDoors } from '#testing/fixtures/sign-in/password-doors.ts'
import { createBreachCheck } from './breached-passwords.ts'

const breached = 'Breached-Horse-1'
const digest = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const ending = digest(breached).slice(5)
const noted = ['0018A45C4D1DEF81644B54AB7F969B88D65:10', `${ending}:42`, '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2']

type Respond = (request: IncomingMessage, response: ServerResponse) => void
const answer: Respond = (_request, response) => void response.end(noted.join('\r\n'))
let respond = answer
let asked: IncomingMessage[] = []
let service: Server
let url = ''
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request)
    respond(request, response)
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`
})
afterEach(() => {
  respond = answer
  asked = []
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const lines: [object, string][] = []
const log = { warn: (details: object, message: string) => void lines.push([details, message]) }
const check = (options: { url?: string; timeoutMs?: number; pauseMs?: number } = {}) =>
  createBreachCheck({ url, log, pauseMs: 0, ...options })

test('the service is told five digits of the SHA-1 and asked to pad, and nothing else of the password', async () => {
  expect(await check()(breached)).toBe(true)
  expect(await check({ url: `${url}/` })(breached)).toBe(true)
  for (const { method, url: path, headers } of asked) {
    expect([method, path]).toEqual(['GET', `/range/${digest(breached).slice(0, 5)}`])
    expect(headers['add-padding']).toBe('true')
    expect(JSON.stringify(headers)).not.toContain(ending)
  }
})

test('only the password itself counts, by its own line', async () => {
  expect(await check()(`${breached}!`)).toBe(false)
  respond = (_request, response) => void response.end(`${ending}:0\r\n${ending.slice(1)}:3\n`)
  expect(await check()(breached)).toBe(false)
  lines.length = 0
  respond = (_request, response) => void response.end('')
  expect([await check()(breached), lines]).toEqual([false, []])
  respond = (_request, response) => void response.end(`${ending.toLowerCase()}:1`)
  expect(await check()(breached)).toBe(true)
})

test.each<[string, Respond]>([
  ['429', (_request, response) => void response.writeHead(429).end(`${ending}:1`)],
  ['500', (_request, response) => void response.writeHead(500).end()],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a broken connection', (request) => void request.socket.destroy()],
  ['silence', () => {}],
  ['an answer that never ends', (_request, response) => void response.writeHead(200).write(`${ending}:`)],
  ['a page', (_request, response) => void response.end('<!doctype html>\n<title>Welcome</title>')],
  ['an answer too long', (_request, response) => void response.end(`${'x'.repeat(1_100_000)}\n${ending}:1`)],
])('%s is no reason to refuse, and the log says so without the digits', async (_what, badly) => {
  respond = badly
  lines.length = 0
  expect(await check({ timeoutMs: 300 })(breached)).toBe(false)
  expect(lines).toEqual([[{ reason: expect.any(String) }, expect.stringContaining('did not answer')]])
  expect(JSON.stringify(lines)).not.toContain(digest(breached).slice(0, 5))
})

test('a service that failed is left alone for a while', async () => {
  respond = (_request, response) => void response.writeHead(503).end()
  const isBreached = check({ pauseMs: 60_000 })
  for (let times = 0; times < 3; times += 1) expect(await isBreached(breached)).toBe(false)
  expect(asked).toHaveLength(1)
})

test('without a service nobody is asked', async () => {
  expect(await createBreachCheck({ url: undefined, log })(breached)).toBe(false)
  expect(asked).toHaveLength(0)
})

describe('every door that sets a password', () => {
  const refusal = 'WEAK_PASSWORD : This password is known from a data breach elsewhere. Please choose another one.'
  let ground: TestIdentity
  beforeAll(async () => {
    ground = await testIdentity({
      isBreached: (password) => check()(password),
      limits: { signUp: { max: 100, windowSeconds: 60 } },
    })
  })
  afterAll(() => ground.close())

  const doors: Record<string, PasswordDoor> = {
    ...passwordDoors(() => ground),
    'the same with the hosted provider': async (password) => {
      const ask = async () => ({ email: 'ada@example.com' })
      const limiter = createLimiter(ground.database.db, limitDefaults)
      const { resetPassword } = hostedPasswords({ ask, administer: ask }, limiter, check())
      const reset = resetPassword({ code: 'x', password, address: '192.0.2.1' })
      return reset.then(() => undefined).catch((error: Error) => error.message)
    },
  }
  test.each(Object.entries(doors))('%s refuses a breached one and takes another', async (_door, set) => {
    expect(await set(breached)).toBe(refusal)
    expect(await set(`${goodPassword}-too`)).toBeUndefined()
  })

  test('a code that set no password is still good', async () => {
    const oobCode = await newResetCode(ground)
    expect((await ground.call('resetPassword', { oobCode, newPassword: breached })).error).toBe(refusal)
    expect((await ground.call('resetPassword', { oobCode, newPassword: `${goodPassword}-too` })).status).toBe(200)
  })
})

describe('429', () => {
  let ground: TestIdentity
  beforeAll(async () => {
    const limits = { signUp: { max: 2, windowSeconds: 3_600 } }
    ground = await testIdentity({ isBreached: (password) => check()(password), limits })
  })
  afterAll(() => ground.close())

  test('before anybody is asked: who may set no more passwords makes no more requests elsewhere', async () => {
    const answers = []
    for (let n = 0; n < 6; n += 1) {
      const { status } = await ground.call('signUp', { email: `many${n}@example.com`, password: breached })
      answers.push(status)
    }
    expect(answers).toEqual([400, 400, 429, 429, 429, 429])
    expect(asked).toHaveLength(2)
  })
})
