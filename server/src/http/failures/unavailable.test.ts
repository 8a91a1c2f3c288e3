/** What a database or a disk says of itself while it cannot serve: by its codes, however deep the failure is wrapped. */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const failure = (code: string) => new Error('failed query', { cause: Object.assign(new Error('refused'), { code }) })

test.each([
  ['57014', 'a statement that took too long, or was cancelled while the primary changed'],
  ['55P03', 'a lock that did not come free'],
  ['40001', 'transactions that met'],
  ['40P01', 'transactions that waited for each other'],
  ['53200', 'no memory left'],
  ['53300', 'no connection left'],
  ['53100', 'no room on the disk of the database'],
  ['ENOSPC', 'no room on our own'],
  ['57P01', 'a database that is told to end'],
  ['25006', 'a primary that has become a standby'],
  ['25P03', 'a connection that was ended inside its transaction'],
  ['EMFILE', 'too many open files of ours'],
  ['ENFILE', 'too many open files of all'],
  ['ENETDOWN', 'a network that is down'],
])('%s, %s: 503', (code) => {
  expect(isUnavailable(failure(code))).toBe(true)
})

test.each([
  ['23505', 'something that exists already'],
  ['42P01', 'a table that is not there'],
  ['22021', 'text that cannot be kept'],
  ['57P02x', 'no code at all'],
])('%s, %s: no 503', (code) => {
  expect(isUnavailable(failure(code))).toBe(false)
})

test('a request whose body is cut off is no database that is away', async () => {
  const app = Fastify()
  const failures: unknown[] = []
  const failed = new Promise<void>((resolve) => {
    app.setErrorHandler((error, _request, reply) => {
      failures.push(error)
      resolve()
      return reply.send()
    })
  })
  app.post('/', () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const arrived = once(app.server, 'request')
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{')
  await arrived
  socket.resetAndDestroy()
  await failed
  await app.close()
  expect(failures).toMatchObject([{ code: 'ECONNRESET' }])
  expect(failures.map(isUnavailable)).toEqual([false])
})
