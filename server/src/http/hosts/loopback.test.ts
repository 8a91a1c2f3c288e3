/** Who counts as this machine: names, addresses, and requests that only look it. */
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isLoopbackHost, localRequests } from './loopback.ts'

test.each([
  'localhost',
  'LOCALHOST:8080',
  'localhost.',
  'localhost.:8080',
  'acme.localhost:8080',
  '127.0.0.1',
  '127.8.9.10:80',
  '::1',
  '[::1]',
  '[::1]:8080',
  '[0:0:0:0:0:0:0:1]:8080',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]:80',
])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.each([
  '',
  '0.0.0.0',
  '::',
  '[::]:8080',
  '10.0.0.1',
  '128.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'example.com',
  'localhost.example.com',
  'notlocalhost',
  'localhost@example.com',
  '127.0.0.1.example.com',
  '127.0.0.1:80:80',
  'localhost:80, example.com',
  '[::1',
  'host.docker.internal',
])('%j may be anywhere', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})

const settings = { loopback: true, hostDomain: 'localhost:8080', publicOrigin: 'http://localhost:8080' }
const own = { localAddress: '127.0.0.1', remoteAddress: '127.0.0.1', localPort: 8080 }
const request = (headers: Record<string, string>, socket: object = own) =>
  ({ headers: { host: 'localhost:8080', ...headers }, raw: { socket } }) as unknown as FastifyRequest
const isLocal = localRequests(settings)

test('a request on this machine for an address of ours is local', () => {
  for (const host of ['localhost:8080', 'acme.localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'Localhost.:8080'])
    expect(isLocal(request({ host })), host).toBe(true)
  const ipv6 = { localAddress: '::1', remoteAddress: '::1', localPort: 8080 }
  expect(isLocal(request({}, ipv6))).toBe(true)
  const mapped = { localAddress: '::ffff:127.0.0.1', remoteAddress: '::ffff:127.0.0.1', localPort: 8080 }
  expect(isLocal(request({}, mapped))).toBe(true)
})

test.each(['rebound.example:8080', 'rebound.example', 'localhost:9999', 'localhost', 'localhost.rebound.example:8080'])(
  'a request for %s is not, though it reached the socket (DNS rebinding)',
  (host) => {
    expect(isLocal(request({ host }))).toBe(false)
  },
)

test('a port that listens elsewhere than the settings say is ours too', () => {
  expect(isLocal(request({ host: 'localhost:9999' }, { ...own, localPort: 9999 }))).toBe(true)
})

test.each([
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'true-client-ip'],
  ...['x-client-ip', 'cf-connecting-ip', 'x-forwarded', 'x-cluster-client-ip', 'fastly-client-ip', 'fly-client-ip'],
  ...['x-original-forwarded-for', 'x-original-url', 'x-envoy-external-address', 'x-amzn-trace-id', 'cdn-loop'],
])('a request that bears %s came through a proxy', (name) => {
  expect(isLocal(request({ [name]: 'localhost' }))).toBe(false)
})

test('a connection with an end elsewhere is not local', () => {
  expect(isLocal(request({}, { ...own, remoteAddress: '10.0.0.2' }))).toBe(false)
  expect(isLocal(request({}, { ...own, localAddress: '10.0.0.1' }))).toBe(false)
})

test('nothing is local where the installation is not', () => {
  expect(localRequests({ ...settings, loopback: false })(request({}))).toBe(false)
})
