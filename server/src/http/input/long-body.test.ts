/** Long bodies: how many are received at once, and how long one may be. */
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellCallers } from '#http/callers.ts'
import { answerErrors } from '#http/failures/error-answer.ts'
import { rawRequest } from '#testing/servers/raw-request.ts'
import { receiveBody } from './long-body.ts'

const MOST = 300_000
const LONG = 200_000

let app: FastifyInstance
let port: number
let begun = 0
beforeAll(async () => {
  app = Fastify({ trustProxy: true })
  answerErrors(app)
  tellCallers(app)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    begun += 1
    return receiveBody(request, payload, { maxBytes: MOST })
  })
  app.post('/', async ({ body }) => ({ bytes: (body as Buffer).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const head = (from: string, length: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
const ask = (from: string, bytes: number) =>
  rawRequest(port, `${head(from, `Content-Length: ${bytes}`)}${'a'.repeat(bytes)}`)

/** Begins to send, and stops. */
async function dawdle(from: string): Promise<Socket> {
  const before = begun
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`${head(from, `Content-Length: ${LONG}`)}a`)
  await expect.poll(() => begun).toBe(before + 1)
  return socket
}

test('a body comes whole, short or long, with its length before it or without', async () => {
  expect(await ask('192.0.2.1', 10)).toContain('{"bytes":10}')
  expect(await ask('192.0.2.1', MOST)).toContain(`{"bytes":${MOST}}`)
  const chunked = `${head('192.0.2.1', 'Transfer-Encoding: chunked')}${LONG.toString(16)}\r\n${'a'.repeat(LONG)}\r\n0\r\n\r\n`
  expect(await rawRequest(port, chunked)).toContain(`{"bytes":${LONG}}`)
})

test('413 for one that says that it is too long, before it has come, and for one that is', async () => {
  const said = rawRequest(port, `${head('192.0.2.1', `Content-Length: ${MOST + 1}`)}a`)
  expect(await said).toMatch(/^HTTP\/1\.1 413 /)
  const chunked = `${head('192.0.2.1', 'Transfer-Encoding: chunked')}${(MOST + 1).toString(16)}\r\n${'a'.repeat(MOST + 1)}\r\n`
  expect(await rawRequest(port, chunked)).toMatch(/^HTTP\/1\.1 413 /)
})

test('whoever sends four at once is told so with a fifth, and nobody else; a short one goes on', async () => {
  const sockets: Socket[] = []
  for (let sent = 0; sent < 4; sent += 1) sockets.push(await dawdle('192.0.2.7'))
  const fifth = await ask('192.0.2.7', LONG)
  expect(fifth).toMatch(/^HTTP\/1\.1 429 /)
  expect(fifth).toMatch(/retry-after: 1/i)
  expect(await ask('192.0.2.7', 10)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('192.0.2.8', LONG)).toMatch(/^HTTP\/1\.1 200 /)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => ask('192.0.2.7', LONG)).toMatch(/^HTTP\/1\.1 200 /)
})
