/** A server that is about to end behind a proxy: it answers, and lets go of its connections. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseWhileClosing } from './closing.ts'
import { answerErrors } from '#http/failures/error-answer.ts'
import { serveHealth } from '#http/monitoring/health.ts'

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
  answerErrors(app)
  refuseWhileClosing(app)
  serveHealth(app, async () => {})
  app.get('/', async () => 'here')
})
afterEach(() => app.close())

test('before it is told to end, nothing of it shows', async () => {
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['connection']).not.toBe('close')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('while it drains, requests are answered, each connection closes, and readiness is 503', async () => {
  await app.drain(1)
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.body, answer.headers['connection']]).toEqual([200, 'here', 'close'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1'])
})

test('without a time to drain it ends at once', async () => {
  await app.drain(0)
  expect(app.isDraining()).toBe(false)
})
