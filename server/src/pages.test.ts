/** What the whole server writes into a page, by who asks: whose site it is, and whether there is a Google sign-in. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { create as createOrganization } from '#organizations/create.ts'
import { readSettings } from '#settings.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
let database: OpenDatabase
let webFolder: string
const apps: FastifyInstance[] = []

beforeAll(async () => {
  server = await wholeServer()
  ;({ database } = server)
  const owner = { uid: server.uid, email: 'ada@example.com', emailVerified: false }
  await createOrganization({ db: database.db }, { actor: owner as never, name: 'acme', displayName: 'Acme School' })
  webFolder = await mkdtemp(join(tmpdir(), 'atrium-pages-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<html data-google="__GOOGLE__"><!--page-settings-->')
  await writeFile(join(webFolder, 'pages.json'), '{}')
  await writeFile(
    join(webFolder, 'routes.json'),
    '{"patterns":["/signin"],"notFound":"index.html","shells":{},"underQuery":{},"atDoor":{}}',
  )
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await server.close()
  await rm(webFolder, { recursive: true })
})

async function started(env: Record<string, string>) {
  const app = await createApp({
    settings: readSettings(env),
    database,
    secrets: testSecrets,
    log: pino({ level: 'silent' }),
    webFolder,
  })
  apps.push(app)
  return app
}

async function pageOf(env: Record<string, string>, headers: Record<string, string>) {
  const app = await started(env)
  const { body } = await app.inject({ url: '/signin', headers })
  const settings = JSON.parse(/id="page-settings">(.*?)<\/script>/.exec(body)?.[1] ?? '') as PageSettings
  return { google: /data-google="(\w+)"/.exec(body)?.[1], settings }
}

test('the tenant is the Host’s, whatever a trusted proxy says of another one', async () => {
  const env = { TRUSTED_PROXY_HOPS: '1' }
  const acme = 'acme.localhost:8080'
  const product = 'localhost:8080'
  const forwarded = await pageOf(env, { host: product, 'x-forwarded-host': acme, 'x-forwarded-proto': 'https' })
  expect(forwarded.settings).toMatchObject({ space: null, publicOrigin: 'http://localhost:8080' })
  expect((await pageOf(env, { host: acme, 'x-forwarded-host': product })).settings.space).toMatchObject({
    name: 'acme',
  })
})

test('a page offers the stand-in for Google to local requests alone', async () => {
  const local = await pageOf({}, { host: 'localhost:8080' })
  expect(local).toMatchObject({ google: 'true', settings: { google: true } })
  for (const headers of [{ host: 'rebound.example:8080' }, { host: 'localhost:8080', 'x-forwarded-for': '10.0.0.1' }])
    expect(await pageOf({}, headers)).toMatchObject({ google: 'false', settings: { google: false } })
  const publicly = await pageOf({ PUBLIC_ORIGIN: 'https://a.example' }, { host: 'localhost:8080' })
  expect(publicly).toMatchObject({ google: 'false', settings: { google: false } })
})

test('a page offers Google itself to everybody', async () => {
  const env = {
    GOOGLE_CLIENT_ID: 'atrium',
    GOOGLE_CLIENT_SECRET: 'a-secret-of-the-test',
    PUBLIC_ORIGIN: 'https://a.example',
  }
  expect(await pageOf(env, { host: 'a.example' })).toMatchObject({ google: 'true', settings: { google: true } })
})

test('whoever clears their cookies once more, and has few by now, comes to the start page too', async () => {
  const app = await started({})
  const sent = await app.inject({
    method: 'POST',
    url: '/clear-cookies',
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(sent).toMatchObject({ statusCode: 303, headers: { location: '/' } })
  expect(sent.headers).not.toHaveProperty('clear-site-data')
})
