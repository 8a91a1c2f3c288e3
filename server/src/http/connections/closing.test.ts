/** A server that is about to end behind a proxy: it answers, and lets go of its connections. */
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('what is not done a moment after it closes is answered with 503, and the log says what', async () => {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const slow: FastifyInstance = Fastify({ loggerInstance })
  answerErrors(slow)
  refuseWhileClosing(slow, { underWayMs: 200 })
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  slow.post('/rehearsals/:id', () => {
    begun.resolve()
    return done.promise
  })
  slow.get('/quick', () => new Promise((resolve) => setTimeout(() => resolve('here'), 50)))
  await slow.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(slow.server.address() as AddressInfo).port}`
  const answers = [fetch(`${origin}/rehearsals/secret`, { method: 'POST' }), fetch(`${origin}/quick`)]
  await begun.promise
  await vi.waitFor(() => expect(slow.requestsUnderWay()).toBe(2))
  slow.endConnections()
  const closed = slow.close()
  const [late, quick] = await Promise.all(answers)
  expect([late?.status, late?.headers.get('retry-after'), await late?.json()]).toMatchObject([
    ...[503, '1'],
    { error: 'unavailable' },
  ])
  expect(quick?.status).toBe(200)
  await closed
  expect(lines.join('')).toContain('"method":"POST","route":"/rehearsals/:id"')
  expect(lines.join('')).not.toContain('secret')
  expect(slow.requestsUnderWay()).toBe(0)
  done.resolve('too late')
})
