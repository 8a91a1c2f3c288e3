/** Collectors that misbehave: requests go on, the log says so once, and nothing that was sent or answered is in it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '#settings.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
})

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** Two batches go to it, one after the other. */
async function logOf(serve: Serve): Promise<{ lines: Record<string, unknown>[]; asked: number; elsewhere: number }> {
  let [asked, elsewhere] = [0, 0]
  const collector = createServer((request, response) => {
    asked += 1
    if (request.url === '/elsewhere') elsewhere += 1
    request.resume()
    serve(request, response)
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  closing.push(() => (collector.closeAllConnections(), collector.close()))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20not-for-the-log')
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300')
  const settings = readSettings(process.env).tracing
  if (!settings) throw new Error('nothing is traced')
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  const { startTracing } = await import('./open-telemetry.ts')
  const tracing = startTracing(settings, { log })
  // More than go in one batch.
  for (let span = 0; span < 600; span += 1) await tracing.watchStatement('select 1 from users', async () => {})
  await tracing.close()
  return { lines, asked, elsewhere }
}

test.each<[string, Serve, object]>([
  ['finds it too large', (_request, response) => response.writeHead(413).end('not-for-the-log'), { answer: 413 }],
  [
    'sends it away for an hour',
    (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
    { code: 'busy' },
  ],
  [
    'sends it elsewhere',
    (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
    { answer: 307 },
  ],
  ['cuts it off', ({ socket }) => socket.destroy(), { code: 'ECONNRESET' }],
  ['says nothing', () => {}, {}],
])('a collector that %s: the log says so once, by a number or a code alone', async (_what, serve, told) => {
  const { lines, asked, elsewhere } = await logOf(serve)
  expect(asked).toBeGreaterThan(0)
  expect(elsewhere).toBe(0)
  expect(lines).toEqual([expect.objectContaining({ msg: 'traces not sent', ...told })])
  expect(JSON.stringify(lines)).not.toContain('not-for-the-log')
})

test('a collector that takes it, whatever it says, is no failure', async () => {
  const { lines, asked } = await logOf((_request, response) => response.end('<html>'))
  expect(asked).toBe(2)
  expect(lines).toEqual([])
})
