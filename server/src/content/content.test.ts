/** Uploading images and serving them, by status. */
import { uploadMaxBytes } from '@atrium/contract/limits'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditRecords, contents } from '#db/schema.ts'
import { formOf, testContent, type TestContent, testContentOrigin } from '#testing/files/content.ts'
import { gifWithScript, hugePng, page, picture, pngWithPage, SCRIPT, svg } from '#testing/files/pictures.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveContent } from './routes.ts'
import { createDiskStore } from './stores/disk-store.ts'
import type { ContentStore } from './stores/store.ts'

const url = '/api/content/user/contents'
let server: TestServer
let content: TestContent
/** Set by a test that wants the store to fail at the name it is given. */
let failing: ((put: number) => boolean) | undefined

beforeAll(async () => {
  content = await testContent()
  const disk = createDiskStore(content.folder)
  let puts = 0
  const store: ContentStore = {
    ...disk,
    put: (name, path) => (failing?.(++puts) ? Promise.reject(new Error('the disk is full')) : disk.put(name, path)),
  }
  server = await testServer([serveContent], (db) => ({ content: content.on(db, { uploads: 60, store }) }))
})
afterAll(async () => {
  await server.close()
  await content.remove()
})
afterEach(() => (failing = undefined))

const rows = () => server.database.db.select().from(contents)

type Parts = Parameters<typeof formOf>
async function upload(name: string, ...parts: Parts) {
  const before = { rows: (await rows()).length, files: (await content.files()).length }
  const answer = await server.ask({ method: 'POST', url, as: await server.person(name), ...(await formOf(...parts)) })
  const left = { rows: (await rows()).length - before.rows, files: (await content.files()).length - before.files }
  return { ...answer, left }
}
type Uploaded = { bucket: string; name: string; url: string }[]

describe('POST /api/content/user/contents refuses', () => {
  test('401 without a bearer', async () => {
    const form = await formOf(['files', { bytes: await picture('png') }])
    expect((await server.ask({ method: 'POST', url, ...form })).status).toBe(401)
    expect((await server.ask({ method: 'POST', url })).status).toBe(401)
  })

  test.each([
    ['application/json', '{"files":[]}'],
    ['image/png', 'png'],
    ['application/x-www-form-urlencoded', 'files=a'],
    ['multipart/mixed; boundary=x', '--x--'],
  ])('415 for %s', async (type, payload) => {
    const as = await server.person('typist')
    const answer = await server.ask({ method: 'POST', url, as, headers: { 'content-type': type }, payload })
    expect([answer.status, answer.body['error']]).toEqual([415, 'unsupported_media_type'])
  })

  test('415 without any content', async () => {
    expect((await server.ask({ method: 'POST', url, as: await server.person('typist') })).status).toBe(415)
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc',
    ],
    ['no beginning', 'multipart/form-data; boundary=x', 'nonsense'],
  ])('400 for a form with %s', async (_what, type, payload) => {
    const as = await server.person('typist')
    const answer = await server.ask({ method: 'POST', url, as, headers: { 'content-type': type }, payload })
    expect([answer.status, answer.body['error']]).toEqual([400, 'malformed_request'])
    expect(await content.files()).toEqual([])
  })

  const fields = (sentence: string) => ({
    status: 422,
    body: { errors: { files: sentence } },
    left: { rows: 0, files: 0 },
  })
  const required = fields('Please select an image file first')
  const notImage = fields('Please select a valid image file (JPG, PNG, GIF, etc.)')

  test('422 for a file that was chosen, with nothing in it: it is no image', async () => {
    expect(await upload('hollow', ['files', { bytes: Buffer.alloc(0), name: 'hollow.png' }])).toMatchObject(notImage)
  })

  test('422 without a file, and for an empty one', async () => {
    expect(await upload('empty')).toMatchObject(required)
    expect(await upload('empty', ['files', { bytes: Buffer.alloc(0), name: '' }])).toMatchObject(required)
  })

  test('422 for another field, as a file and as a text', async () => {
    const file = { bytes: await picture('png') }
    expect((await upload('other', ['image', file])).body['errors']).toEqual({ image: 'This field is not known.' })
    const { body, left } = await upload('other', ['files', file], ['role', 'owner'])
    expect(body['errors']).toEqual({ role: 'This field is not known.' })
    expect(left).toEqual({ rows: 0, files: 0 })
  })

  test.each([
    ['SVG', svg],
    ['HTML', page],
    ['an empty line', Buffer.from('\n')],
  ])('422 for %s, whatever it is called', async (_what, bytes) => {
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
      ['a.html', 'text/html'],
    ] as const) {
      expect(await upload('hostile', ['files', { bytes, name, type }])).toMatchObject(notImage)
    }
  })

  // Only these get as far as the decoder, which is a process of its own each time and is told neither name nor type.
  test.each([
    ['a GIF that is a script', gifWithScript, 'a.html', 'text/html'],
    ['a PNG’s first bytes', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'a.svg', 'image/svg+xml'],
  ])('422 for %s', async (_what, bytes, name, type) => {
    expect(await upload('hostile', ['files', { bytes, name, type }])).toMatchObject(notImage)
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('422 for a %s that was cut off', async (format) => {
    const whole = await picture(format, 400, 400)
    const bytes = whole.subarray(0, whole.length - Math.ceil(whole.length / 4))
    expect(await upload('cutter', ['files', { bytes }])).toMatchObject(notImage)
  })

  test('422 for 50,000 x 50,000 pixels, before any is decoded', async () => {
    const sentence = 'This image has too many pixels. Please choose a smaller one.'
    expect(await upload('huge', ['files', { bytes: hugePng(50_000, 50_000) }])).toMatchObject(fields(sentence))
  })

  test('422 for one byte more than 20 MB', async () => {
    const bytes = Buffer.concat([await picture('png'), Buffer.alloc(uploadMaxBytes)]).subarray(0, uploadMaxBytes + 1)
    expect(await upload('heavy', ['files', { bytes }])).toMatchObject(fields('File size must be less than 20MB'))
  })

  test('422 for six files, and nothing is kept of the five', async () => {
    const file = { bytes: await picture('png') }
    const six = Array.from({ length: 6 }, () => ['files', file] as Parts[number])
    expect(await upload('many', ...six)).toMatchObject(fields('That is too many files at once.'))
  })

  test('422 for one bad file among good ones, and nothing is kept of the good', async () => {
    const good = { bytes: await picture('png') }
    expect(await upload('mixed', ['files', good], ['files', { bytes: svg }], ['files', good])).toMatchObject(notImage)
    expect(await upload('mixed', ['files', good], ['files', { bytes: hugePng(60_000, 1_000) }])).toMatchObject({
      status: 422,
      left: { rows: 0, files: 0 },
    })
  })

  test('500 when the store fails at the second file, and nothing is kept of the first', async () => {
    failing = (put) => put === 2
    const good = { bytes: await picture('png') }
    expect(await upload('unlucky', ['files', good], ['files', good])).toMatchObject({
      status: 500,
      left: { rows: 0, files: 0 },
    })
  })

  test('413 for a form that says it is longer than any may be', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(5 * 1024 ** 3) }
    const as = await server.person('liar')
    const { status, body } = await server.ask({ method: 'POST', url, as, headers, payload: '--x--' })
    expect([status, body['error']]).toEqual([413, 'request_too_large'])
  })

  test('429 with the 61st upload of an account, before its bytes are read', async () => {
    const as = await server.person('busy')
    const form = await formOf(['files', { bytes: svg }])
    const statuses: number[] = []
    for (let attempt = 0; attempt < 61; attempt++) {
      statuses.push((await server.ask({ method: 'POST', url, as, ...form })).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})

describe('POST /api/content/user/contents', () => {
  test.each([
    ['jpeg', '../../../etc/passwd'],
    ['png', '..\\..\\boot.ini'],
    ['webp', 'a\u0000.png'],
    ['gif', '/etc/cron.d/x'],
    ['avif', '%2e%2e%2fx.png'],
    ['png', 'C:\\x.png'],
  ] as const)('201 for a %s: a WebP of ours, and its name %j touches no path', async (format, name) => {
    const { status, body, left } = await upload('painter', ['files', { bytes: await picture(format), name }])
    expect([status, left]).toEqual([201, { rows: 1, files: 1 }])
    const [image] = body as unknown as Uploaded
    expect(image).toEqual({
      bucket: 'content',
      name: expect.stringMatching(/^[\w-]{22}\.webp$/) as string,
      url: `${testContentOrigin}/${image?.name}`,
    })
    const served = await server.app.inject(`/content/${image?.name}`)
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
  })

  test('201 in the order the files came, with an audit record each', async () => {
    const files = await Promise.all([10, 20, 30, 40, 50].map((width) => picture('png', width, 10)))
    const { body } = await upload('orderly', ...files.map((bytes) => ['files', { bytes }] as Parts[number]))
    const images = body as unknown as Uploaded
    const served = await Promise.all(images.map(({ name }) => server.app.inject(`/content/${name}`)))
    const widths = await Promise.all(served.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width))
    expect(widths).toEqual([10, 20, 30, 40, 50])
    const records = await server.database.db.select().from(auditRecords)
    expect(records.filter(({ actor, action }) => actor === 'orderly' && action === 'content.uploaded')).toHaveLength(5)
  })

  test('a picture that is a page as well is only a picture afterwards', async () => {
    const bytes = await pngWithPage()
    expect(bytes.includes(SCRIPT)).toBe(true)
    const { body } = await upload('polyglot', ['files', { bytes, name: 'a.html', type: 'text/html' }])
    const served = await server.app.inject(`/content/${(body as unknown as Uploaded)[0]?.name}`)
    expect(served.rawPayload.includes(SCRIPT)).toBe(false)
    expect(served.headers['content-type']).toBe('image/webp')
  })

  test('a photo stands upright, without what its camera told, and fits in 2,048 pixels', async () => {
    const exif = { IFD0: { Copyright: 'Ada', Artist: 'Byron' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const bytes = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: '#fff' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const { body } = await upload('photographer', ['files', { bytes }])
    const served = await server.app.inject(`/content/${(body as unknown as Uploaded)[0]?.name}`)
    const { width, height, exif: told, icc, orientation } = await sharp(served.rawPayload).metadata()
    expect({ width, height, told, icc, orientation }).toEqual({ width: 512, height: 2_048 })
    expect(served.rawPayload.includes('Ada')).toBe(false)
  })
})

describe('GET /content/{name}', () => {
  test('200 for anybody, never sniffed, never a page, for ever', async () => {
    const { body } = await upload('shower', ['files', { bytes: await picture('png') }])
    const response = await server.app.inject(`/content/${(body as unknown as Uploaded)[0]?.name}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test.each(['AAAAAAAAAAAAAAAAAAAAAA.webp', 'lock', '..%2flock', '..%2f..%2fetc%2fpasswd', 'a.webp', '%00.webp'])(
    '404 for %s',
    async (name) => {
      const response = await server.app.inject(`/content/${name}`)
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([404, 'not_found'])
    },
  )
})
