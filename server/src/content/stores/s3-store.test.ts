/** Images in an S3-compatible store, over HTTP. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newContentName } from '#content/names.ts'
import { serveContent } from '#content/routes.ts'
import { contents } from '#db/schema.ts'
import { formOf, testContent, type TestContent } from '#testing/files/content.ts'
import { picture } from '#testing/files/pictures.ts'
import { type S3StandIn, startS3 } from '#testing/stand-ins/s3-stand-in.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { openStore } from './open-store.ts'
import { createS3Store } from './s3-store.ts'
import type { ContentStore } from './store.ts'

let s3: S3StandIn
let store: ContentStore
let content: TestContent
let server: TestServer
beforeAll(async () => {
  s3 = await startS3()
  content = await testContent()
  const settings = { dataDir: content.folder, content: { origin: 'https://cdn.example', s3: s3.settings } }
  store = await openStore(settings)
  server = await testServer([serveContent], (db) => ({ content: content.on(db, { store }) }))
})
afterAll(async () => {
  await server.close()
  await s3.close()
  await content.remove()
})
afterEach(() => {
  delete s3.fails
  s3.objects.clear()
  s3.asked.length = 0
})

async function upload(files: number) {
  const file = { bytes: await picture('png') }
  const form = await formOf(...Array.from({ length: files }, () => ['files', file] as ['files', typeof file]))
  const as = await server.person('ada')
  return server.ask({ method: 'POST', url: '/api/content/user/contents', as, ...form })
}

test('an upload is one signed PUT of a WebP that caches may keep, and is served from there', async () => {
  const { status, body } = await upload(1)
  const [image] = body as unknown as { bucket: string; name: string; url: string }[]
  expect([status, image?.bucket, image?.url]).toEqual([201, 'pictures', `https://cdn.example/${image?.name}`])
  expect(s3.asked).toEqual([`PUT /pictures/${image?.name}`])
  const object = s3.objects.get(String(image?.name))
  expect(object).toMatchObject({ type: 'image/webp', cache: 'public, max-age=31536000, immutable' })
  const served = await server.app.inject(`/content/${image?.name}`)
  expect(served.rawPayload).toEqual(object?.bytes)
  expect(await content.files()).toEqual([])
})

test('404 for an image that the store does not have', async () => {
  expect((await server.app.inject(`/content/${newContentName()}`)).statusCode).toBe(404)
})

test('a wrong secret is refused by the store: 503, and nothing is kept', async () => {
  const wrong = createS3Store({ ...s3.settings, secretAccessKey: 'another' })
  const path = join(content.folder, 'file')
  await writeFile(path, 'webp')
  await expect(wrong.put(newContentName(), path)).rejects.toMatchObject({ code: 'unavailable' })
  expect(s3.objects.size).toBe(0)
  await store.put(newContentName(), path)
  expect([s3.objects.size, existsSync(path)]).toEqual([1, false])
})

test.each([500, 503])('503 while the store answers %i, and nothing is left', async (status) => {
  const rows = await server.database.db.$count(contents)
  s3.fails = status
  expect(await upload(2)).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  delete s3.fails
  expect([s3.objects.size, await server.database.db.$count(contents)]).toEqual([0, rows])
  expect(await content.files()).toEqual([])
})

test('503 while there is no store', async () => {
  const nowhere = createS3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:9' })
  await expect(nowhere.get(newContentName())).rejects.toMatchObject({ code: 'unavailable' })
})

test('lists every page, of our names alone; what is removed is gone, and may be removed again', async () => {
  const names = Array.from({ length: 5 }, newContentName)
  const path = join(content.folder, 'file')
  for (const name of names) {
    await writeFile(path, name)
    await store.put(name, path)
  }
  s3.objects.set('backup.tar', { bytes: Buffer.from('x'), type: undefined, cache: undefined })
  const listed: string[] = []
  for await (const page of store.list()) listed.push(...page)
  expect(listed.sort()).toEqual([...names].sort())
  const [first = ''] = names
  const image = await store.get(first)
  expect(image && (await buffer(image.stream)).toString()).toBe(first)
  await store.remove(first)
  await store.remove(first)
  expect(await store.get(first)).toBeUndefined()
})

test('the clean-up reaches the store', async () => {
  await upload(1)
  await server.database.db.update(contents).set({ createdAt: new Date(0) })
  for (const sweep of Object.values(content.on(server.database.db, { store }).sweeps)) await sweep()
  expect(s3.objects.size).toBe(0)
  expect(await server.database.db.$count(contents)).toBe(0)
})
