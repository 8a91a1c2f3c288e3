/** What operators read of a request: one line of a known shape, and nothing else that the request brought. */
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { RequestLines } from './request-lines.ts'
import { RequestLog } from './request-log.ts'

const brought = {
  url: '/greet/ada?token=hunter2-in-the-query',
  headers: { host: 'acme.example', authorization: 'Bearer hunter2', cookie: 'a=hunter2', 'user-agent': 'hunter2' },
  payload: { password: 'hunter2' },
}

async function linesOf(level: string, request: object): Promise<Record<string, unknown>[]> {
  let written = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  const log = createLogger(level, sink)
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => 'an-id',
    logController: new RequestLines(log),
    childLoggerFactory: (parent, bindings, options) => new RequestLog(parent, bindings, options),
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({}))
  app.post('/greet/:name', async () => ({ said: 'hello hunter2' }))
  app.get('/quiet', { logLevel: 'warn' }, async () => ({}))
  app.get('/loud', { logLevel: 'warn' }, async ({ log }) => {
    log.info('not told')
    log.warn({ asked: { token: 'hunter2' } }, 'told')
    log.child({ part: 'inner' }).error({ err: new Error('failed') }, 'told too')
    return {}
  })
  await app.inject({ method: 'POST', ...request })
  await app.close()
  expect(written).not.toContain('hunter2')
  return written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const told = { reqId: 'an-id', req: { method: 'POST', path: '/greet/ada', host: 'acme.example', ip: '127.0.0.1' } }

test('one line a request, made of these fields alone', async () => {
  const [line, ...more] = await linesOf('info', brought)
  expect(more).toEqual([])
  expect(line).toEqual({
    level: 30,
    time: expect.any(String),
    msg: 'request completed',
    ...told,
    res: { status: 200 },
    responseTime: expect.any(Number),
  })
})

test('with debug, one more when it arrives; with warn, none', async () => {
  const [first, last, ...more] = await linesOf('debug', brought)
  expect(first).toMatchObject({ level: 20, ...told, msg: 'incoming request' })
  expect(last).toMatchObject({ level: 30, ...told, res: { status: 200 } })
  expect([...more, ...(await linesOf('warn', brought))]).toEqual([])
})

test('an address that is not there is a line too', async () => {
  const lines = await linesOf('info', { url: '/none?token=hunter2' })
  expect(lines.at(-1)).toMatchObject({ req: { path: '/none' }, res: { status: 404 } })
})

test('a route that is less talkative writes what it has to say, with the request’s id', async () => {
  expect(await linesOf('info', { method: 'GET', url: '/quiet' })).toEqual([])
  const lines = await linesOf('info', { method: 'GET', url: '/loud' })
  expect(lines).toMatchObject([
    { level: 40, reqId: 'an-id', asked: { token: '[redacted]' }, msg: 'told' },
    { level: 50, reqId: 'an-id', part: 'inner', err: { type: 'Error', message: 'failed' }, msg: 'told too' },
  ])
})
