/** What a page or a file of the build says to a method that it does not have. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from '#http/failures/error-answer.ts'
import { hostOf } from '#http/hosts/host.ts'
import { serveWeb } from './routes.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-methods-'))
  await mkdir(join(folder, 'assets'))
  const routes = { patterns: ['/signin', '/profile/:user_id'], notFound: 'index.html' }
  const files = {
    'index.html': '<html><!--page-settings-->',
    'assets/a.js': 'script',
    'pages.json': '{}',
    'routes.json': JSON.stringify({ ...routes, shells: {}, underQuery: {}, atDoor: {} }),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  app = Fastify()
  answerErrors(app)
  await app.register(serveWeb, {
    folder,
    page: { texts: {}, connect: [], images: [] },
    doorOf: async () => undefined,
    siteOf: async (request) => {
      const host = hostOf(request)
      const space = host.startsWith('hall.') ? { kind: 'organization', name: 'hall' } : null
      return { status: host.startsWith('gone.') ? 404 : 200, settings: { space } as PageSettings }
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/assets/a.js', 'POST', 405, 'GET, HEAD'],
  ['/assets/a.js', 'DELETE', 405, 'GET, HEAD'],
  ['/assets/none.js', 'POST', 404, undefined],
  ['/signin', 'PUT', 405, 'GET, HEAD, POST'],
  ['/profile/42', 'TRACE', 405, 'GET, HEAD, POST'],
  ['/nowhere', 'PUT', 404, undefined],
] as const)('%s to %s: %i', async (url, method, status, allow) => {
  const headers = { 'content-type': 'application/json' }
  // Refused before it is looked at.
  const { statusCode, headers: answered } = await app.inject({ method: method as 'PUT', url, headers, payload: '{' })
  expect([statusCode, answered['allow']]).toEqual([status, allow])
})

test('an organization’s own addresses refuse other methods too, and one that is gone is not there for any', async () => {
  const ask = (host: string) => app.inject({ method: 'DELETE', url: '/learners', headers: { host } })
  expect(await ask('hall.localhost')).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD, POST' } })
  expect(await ask('gone.localhost')).toMatchObject({ statusCode: 404 })
})
