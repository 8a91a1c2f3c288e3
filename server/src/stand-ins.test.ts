/** Who gets the stand-in for Google, the local mailbox and the figures: whoever is on this machine, and nobody else. */
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { cheapPasswords } from '#testing/secrets/cheap-secrets.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

let database: OpenDatabase
/** By their settings, each made once. */
const apps = new Map<string, Promise<FastifyInstance>>()
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(async () => {
  for (const app of apps.values()) await (await app).close()
  await database.close()
})

async function listening(env: Record<string, string>): Promise<FastifyInstance> {
  const app = await createApp({
    settings: readSettings(env),
    database,
    secrets: testSecrets,
    passwordCost: cheapPasswords,
    log: pino({ level: 'silent' }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** A server on a real socket; `ask` answers the status, over a connection from this machine. */
async function serve(env: Record<string, string>) {
  const key = JSON.stringify(env)
  const making = apps.get(key) ?? listening(env)
  apps.set(key, making)
  const app = await making
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const sent = request({ port, host: '127.0.0.1', path, headers: { host: `localhost:${port}`, ...headers } }).end()
    // Once it is answered, the end of its connection is no failure.
    sent.on('error', () => {})
    const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  return { port, ask }
}

const standIns = ['/dev/mailbox', '/dev/mailbox.json', '/auth/google/start?channel=channel-of-this-test', '/metrics']

test('on one’s own machine all of them answer, at every loopback name', async () => {
  const { ask, port } = await serve({})
  for (const path of standIns) {
    expect(await ask(path), path).toBe(200)
    for (const host of [`127.0.0.1:${port}`, `acme.localhost:${port}`, `LOCALHOST.:${port}`, 'localhost:8080'])
      expect(await ask(path, { host }), `${path} at ${host}`).toBe(200)
  }
})

describe.each([
  { PUBLIC_ORIGIN: 'https://accounts.example.com' },
  { PUBLIC_ORIGIN: 'http://accounts.example.com:8080' },
  { HOST_DOMAIN: 'example.com' },
  { HOST_DOMAIN: 'example.com', PUBLIC_ORIGIN: 'http://localhost:8080' },
  { BIND_ADDRESS: '0.0.0.0' },
])('404 for everybody with %j', (env) => {
  test.each(standIns)('%s', async (path) => {
    const { ask } = await serve(env)
    expect(await ask(path)).toBe(404)
    expect(await ask(path, { host: env.HOST_DOMAIN ?? 'accounts.example.com' })).toBe(404)
  })
})

describe('404 for a request that only reaches this machine', () => {
  test.each(standIns)('%s under a foreign name (DNS rebinding)', async (path) => {
    const { ask, port } = await serve({})
    for (const host of [
      `rebound.example:${port}`,
      'rebound.example',
      `localhost.rebound.example:${port}`,
      'localhost:1',
    ])
      expect(await ask(path, { host }), host).toBe(404)
  })

  test.each(standIns)('%s through a proxy, trusted or not', async (path) => {
    for (const hops of ['0', '1']) {
      const { ask } = await serve({ TRUSTED_PROXY_HOPS: hops })
      for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
        expect(await ask(path, { [name]: '127.0.0.1' }), name).toBe(404)
      expect(await ask(path, { host: 'rebound.example', 'x-forwarded-host': 'localhost:8080' })).toBe(404)
    }
  })
})

describe('the figures with METRICS_TOKEN', () => {
  const METRICS_TOKEN = 'a-token-for-the-figures'

  test('401 without it or with another, on one’s own machine too; 200 with it', async () => {
    for (const env of [{ METRICS_TOKEN }, { METRICS_TOKEN, PUBLIC_ORIGIN: 'https://accounts.example.com' }]) {
      const { ask } = await serve(env)
      expect(await ask('/metrics')).toBe(401)
      for (const sent of ['', 'a-token-for-the-figure', `${METRICS_TOKEN}s`])
        expect(await ask('/metrics', { authorization: `Bearer ${sent}` })).toBe(401)
      expect(await ask('/metrics', { authorization: METRICS_TOKEN })).toBe(401)
      expect(await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
    }
  })
})
