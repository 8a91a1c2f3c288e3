/** What stores answer besides what they should: a person is told to come back, or sees what there is, and nothing goes on for ever. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newContentName } from '#content/names.ts'
import { serveContent } from '#content/routes.ts'
import { testContent, type TestContent } from '#testing/files/content.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { createS3Store } from './s3-store.ts'
import type { ContentStore } from './store.ts'

const CALL_MS = 300

let answer: (response: ServerResponse) => void
let bucket: Server
let store: ContentStore
let content: TestContent
let server: TestServer
beforeAll(async () => {
  content = await testContent()
  bucket = createServer((request, response) => void request.resume().once('end', () => answer(response)))
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' }
  store = createS3Store({ endpoint, region: 'eu-test-1', bucket: 'pictures', ...keys }, CALL_MS)
  server = await testServer([serveContent], (db) => ({ content: content.on(db, { store }) }))
})
beforeEach(() => {
  answer = (response) => response.end()
})
afterEach(() => bucket.closeAllConnections())
afterAll(async () => {
  await server.close()
  await once(bucket.close(), 'close')
  await content.remove()
})

const refusing = (status: number, code: string, headers = {}) => {
  answer = (response) => response.writeHead(status, headers).end(`<Error><Code>${code}</Code></Error>`)
}

test.each([
  [301, 'PermanentRedirect'],
  [307, 'TemporaryRedirect'],
  [403, 'AccessDenied'],
  [403, 'RequestTimeTooSkewed'],
  [404, 'NoSuchBucket'],
  [503, 'SlowDown'],
])('%i %s: what is put is still here, and whoever looks is told to come back', async (status, code) => {
  refusing(status, code, { location: 'http://127.0.0.1:9/' })
  const path = join(content.folder, 'kept')
  await writeFile(path, 'webp')
  await expect(store.put(newContentName(), path)).rejects.toMatchObject({ code: 'unavailable' })
  expect(existsSync(path)).toBe(true)
  expect((await server.app.inject(`/content/${newContentName()}`)).statusCode).toBe(503)
})

test.each<[string, (method: string | undefined, response: ServerResponse) => void, boolean]>([
  ['whatever says yes to everything keeps nothing', (_method, response) => response.end(), false],
  [
    'half of it is there',
    (method, response) => response.writeHead(200, method === 'HEAD' ? { 'content-length': 2 } : {}).end(),
    false,
  ],
  ['nothing is there', (method, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(), false],
  [
    'a proxy took its name away',
    (method, response) => response.writeHead(200, method === 'HEAD' ? { 'content-length': 4 } : {}).end(),
    true,
  ],
])('a store that does not name what it took is asked for it: %s', async (_what, answering, isKept) => {
  answer = (response) => answering(response.req.method, response)
  const path = join(content.folder, 'nameless')
  await writeFile(path, 'webp')
  const put = store.put(newContentName(), path)
  if (isKept) await put
  else await expect(put).rejects.toMatchObject({ code: 'unavailable' })
  expect(existsSync(path)).toBe(!isKept)
})

test('an image of which the store does not say how long it is arrives whole', async () => {
  answer = (response) => void response.writeHead(200, { 'transfer-encoding': 'chunked' }).end('all of it')
  const shown = await server.app.inject(`/content/${newContentName()}`)
  expect([shown.statusCode, shown.body, shown.headers['content-length']]).toEqual([200, 'all of it', '9'])
})

test('an image that is cut off is no image', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
  }
  const image = await store.get(newContentName())
  await expect(image && buffer(image.stream)).rejects.toThrow('aborted')
})

test('whoever reads slowly gets all of an image, though it takes longer than an answer may', async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  answer = (response) => {
    response.writeHead(200, { 'content-length': 9 }).write('half')
    void goOn.then(() => response.end(', all'))
  }
  const image = await store.get(newContentName())
  // Another call is given up meanwhile: so long has this one lasted, too.
  answer = () => {}
  await expect(store.get(newContentName())).rejects.toMatchObject({ code: 'unavailable' })
  resolve()
  expect(image && (await buffer(image.stream)).toString()).toBe('half, all')
})

test('a list whose pages go on with themselves ends', async () => {
  const page = '<IsTruncated>true</IsTruncated><NextContinuationToken>again</NextContinuationToken>'
  answer = (response) => response.end(`<ListBucketResult>${page}</ListBucketResult>`)
  let pages = 0
  for await (const names of store.list()) pages += 1 + names.length
  expect(pages).toBeLessThan(4)
})
