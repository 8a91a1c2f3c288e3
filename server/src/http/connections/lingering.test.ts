/** Whoever is answered while still sending gets the whole answer, and no connection stays for good. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endAndDrop, letLastAnswersArrive } from './lingering.ts'

const answer = 'x'.repeat(200_000)
const chunk = Buffer.alloc(256 * 1024, 97)
const chunks = 40
let app: FastifyInstance
let sockets: Socket[]

beforeEach(async () => {
  // The moment that a sender is given is over when a test says so: on a machine that does other work, sending takes longer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sockets = []
  app = Fastify({ bodyLimit: 10, clientErrorHandler: (_error, socket) => endAndDrop(socket, answer) })
  app.server.on('connection', (socket) => sockets.push(socket))
  letLastAnswersArrive(app.server)
  app.setErrorHandler((_error, _request, reply) => reply.status(413).header('connection', 'close').send(answer))
  app.post('/', () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  vi.useRealTimers()
})

/** Sends the head and far more than a connection buffers; answers how much came back, and how the connection ended. */
async function sendLong(head: string): Promise<{ bytes: number; failure: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const came = { bytes: 0, failure: '' }
  socket.on('data', (data: Buffer) => (came.bytes += data.length))
  socket.on('error', (error: Error & { code?: string }) => (came.failure = error.code ?? error.message))
  socket.write(head)
  for (let sent = 0; sent < chunks; sent += 1) socket.write(chunk)
  // Not `once`, which throws what the connection failed with before anybody has seen how much came.
  await new Promise<void>((resolve) => socket.on('close', () => resolve()))
  return came
}

test.each([
  [
    'a body that is too long: its answer',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${chunks * chunk.length}\r\n\r\n`,
  ],
  ['what is not HTTP: the answer written by hand', 'no HTTP\r\n\r\n'],
])('%s arrives whole, and no reset with it', async (_what, head) => {
  const came = await Promise.all(Array.from({ length: 10 }, () => sendLong(head)))
  for (const { bytes, failure } of came) {
    expect(failure).toBe('')
    expect(bytes).toBeGreaterThanOrEqual(answer.length)
  }
})

test('who goes on sending is let go of after a moment', async () => {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nsome')
  await once(socket.resume(), 'end')
  const [theirs] = sockets
  expect(theirs?.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(theirs?.destroyed).toBe(true)
})
