/** What every endpoint does, whatever it does. */
import { endpoint } from '@atrium/contract/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { WrittenJson } from './answers/written-json.ts'
import { answerErrors } from './failures/error-answer.ts'
import { serializeError } from './monitoring/logger.ts'
import { Refusal } from './refusal.ts'
import { type Guards, serve } from './serve.ts'

const echo = endpoint({
  id: 'echo',
  summary: 'Answers what was said.',
  method: 'POST',
  path: '/api/echo',
  access: 'anyone',
  body: z.strictObject({ say: z.string() }),
  answer: z.strictObject({ said: z.string() }),
  limit: 'nameCheck',
})

let app: FastifyInstance
let guards: Guards
let action: (say: string) => Promise<{ said: string } | WrittenJson>
beforeEach(() => {
  guards = {
    verifyIdToken: () => Promise.reject(new Refusal('unauthenticated')),
    countRequest: () => Promise.resolve(),
    findMembership: async () => undefined,
    requireRole: () => Promise.reject(new Refusal('not_found')),
    requireAuthorRole: () => Promise.reject(new Refusal('not_found')),
  }
  action = (said) => Promise.resolve({ said })
  app = Fastify({ bodyLimit: 100 })
  answerErrors(app)
  const late: Guards = { ...guards, countRequest: (...call) => guards.countRequest(...call) }
  serve(app, late, echo, ({ body }) => action(body.say))
})
afterEach(() => app.close())

const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } })

test('200 with what is declared', async () => {
  const response = await post('{"say":"hello"}')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ said: 'hello' })
})

test.each([
  ['{"say":', 'application/json', 400, 'malformed_request'],
  ['', 'application/json', 400, 'malformed_request'],
  ['say=hello', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  [`{"say":"${'x'.repeat(200)}"}`, 'application/json', 413, 'request_too_large'],
  ['null', 'application/json', 422, 'invalid_input'],
  ['[]', 'application/json', 422, 'invalid_input'],
  ['{"say":1}', 'application/json', 422, 'invalid_input'],
])('%j as %s is %i %s', async (payload, type, status, error) => {
  const response = await post(payload, type)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code: status, error })
})

test('404 in the same form for an address that is not there', async () => {
  const response = await app.inject({ url: '/api/nothing' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: 'not_found' })
})

test('429 with Retry-After when the limit says no', async () => {
  guards.countRequest = () => Promise.reject(new Refusal('too_many_requests', { retryAfterSeconds: 42 }))
  const response = await post('{"say":"hello"}')
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('42')
})

test('an answer the contract does not declare stays inside', async () => {
  action = () => Promise.resolve({ said: 'hello', passwordHash: 'secret' })
  const response = await post('{"say":"hello"}')
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('secret')
})

test('what was written elsewhere goes out as it is, once it is read', async () => {
  action = () => Promise.resolve(new WrittenJson('{ "said" : "hello" }'))
  const response = await post('{"say":"hello"}')
  expect([response.statusCode, response.body]).toEqual([200, '{ "said" : "hello" }'])
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
})

test.each(['{"said":"hello","passwordHash":"secret"}', '{"passwordHash":"secret"}', '{"said":["secret"]}', '"secret"'])(
  'what was written elsewhere and is not declared stays inside: %s',
  async (text) => {
    action = () => Promise.resolve(new WrittenJson(text))
    const response = await post('{"say":"hello"}')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
  },
)

test('a refusal the contract does not declare is our fault, not the caller’s', async () => {
  action = () => Promise.reject(new Refusal('forbidden'))
  expect((await post('{"say":"hello"}')).statusCode).toBe(500)
})

test('500 tells nothing of why', async () => {
  action = () => Promise.reject(new Error('password of the database is hunter2'))
  const response = await post('{"say":"hello"}')
  expect(response.statusCode).toBe(500)
  const message = expect.stringMatching(/^Something went wrong \(Reference: \S+\)$/)
  expect(response.json()).toEqual({ code: 500, error: 'internal', message })
})

test('503 with Retry-After when the database is away', async () => {
  action = () =>
    Promise.reject(new Error('query failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }))
  const response = await post('{"say":"hello"}')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('1')
})

test('a database error is logged without the values of its statement', () => {
  const cause = Object.assign(new Error('duplicate key (ada@example.com)'), {
    code: '23505',
    detail: 'ada@example.com',
  })
  const error = Object.assign(new Error('Failed query: insert ... params: ada@example.com', { cause }), {
    query: 'insert',
  })
  const logged = JSON.stringify(serializeError(error))
  expect(logged).not.toContain('ada@example.com')
  expect(logged).toContain('23505')
})

test('of several that failed the first few are logged, each with its cause and without values', () => {
  const refused = Object.assign(new Error('Failed query: ada@example.com'), { query: 'update', code: '57014' })
  const failures = Array.from({ length: 7 }, (_, index) => new Error(`piece ${index} failed`, { cause: refused }))
  const { message, errors } = serializeError(new AggregateError(failures, 'the job failed'))
  expect(message).toBe('the job failed')
  expect(errors?.map((one) => [one.message, one.cause?.code])).toEqual(
    [0, 1, 2, 3, 4].map((index) => [`piece ${index} failed`, '57014']),
  )
  expect(JSON.stringify(errors)).not.toContain('ada@example.com')
})
