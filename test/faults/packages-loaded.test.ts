/** A server loads what its settings need: what it never uses takes memory, and time of every start. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { runToEnd, type ServerOptions, startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { endsWithinMs } from './support/one-sentence.ts'

const recorder = fileURLToPath(new URL('./support/packages-loaded.ts', import.meta.url))
/** Read from the sources, whose packages still have their names. */
const command = [process.execPath, '--import', recorder, 'server/src/main.ts'] as const
/** Wanted by single requests, or in a process of its own. */
const seldom = ['@simplewebauthn/server', 'csv-parse', 'csv-stringify', 'fflate', 'openid-client', 'sharp']

let dataDir: string

beforeEach(async () => {
  dataDir = await dataFolder('packages')
})
afterEach(() => removeFolder(dataDir))

test('by itself: the embedded database, and no client of anything on the network', async () => {
  const loaded = await whileReady({})
  expect(loaded).toContain('@electric-sql/pglite')
  for (const name of [...seldom, 'pg', '@aws-sdk/client-s3', 'nodemailer', 'firebase'])
    expect(loaded).not.toContain(name)
  // The figures' package has the names of spans with it, and nothing that makes or sends any.
  expect(loaded.filter((name) => /^@opentelemetry\/(?!api$)/.test(name))).toEqual([])
})

test('with an endpoint for traces: what makes and sends them', async () => {
  const loaded = await whileReady({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect(loaded).toContain('@opentelemetry/sdk-trace')
})

test('with a mail server, a store on the network and Google: the clients of the first two, and at first no more', async () => {
  const s3 = {
    CONTENT_S3_ENDPOINT: 'http://127.0.0.1:9',
    CONTENT_S3_REGION: 'here',
    CONTENT_S3_BUCKET: 'images',
    CONTENT_S3_ACCESS_KEY_ID: 'a',
    CONTENT_S3_SECRET_ACCESS_KEY: 's',
  }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const loaded = await whileReady({ SMTP_URL: 'smtp://127.0.0.1:9', ...s3, ...google })
  expect(loaded).toEqual(expect.arrayContaining(['nodemailer', '@aws-sdk/client-s3']))
  for (const name of [...seldom, 'pg']) expect(loaded).not.toContain(name)
})

test('with DATABASE_URL: nothing of the embedded database', async () => {
  const port = await freePort()
  const env = { DATABASE_URL: `postgres://atrium@127.0.0.1:${port}/atrium` }
  const { code } = await runToEnd(options(env), endsWithinMs)
  expect(code).toBe(1)
  const loaded = await packages()
  expect(loaded).toContain('pg')
  for (const name of [...seldom, '@electric-sql/pglite', '@aws-sdk/client-s3', 'nodemailer'])
    expect(loaded).not.toContain(name)
})

const file = () => join(dataDir, 'packages-loaded')
const packages = async () => (await readFile(file(), 'utf8')).split('\n')

function options(env: Record<string, string>): ServerOptions {
  return { dataDir, command, env: { ...env, PACKAGES_LOADED: file() } }
}

async function whileReady(env: Record<string, string>): Promise<string[]> {
  const server = await startServer(options(env))
  expect(await server.stop()).toBe(0)
  return packages()
}
