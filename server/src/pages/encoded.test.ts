/** Pages in the encodings that browsers take. */
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { encodedDocument } from './encoded.ts'

const html = `<!doctype html>${'<p>atrium</p>'.repeat(100)}`
const { encode } = encodedDocument(() => html)
/** The best compression takes half a second of a free core. */
const withinMs = 15_000

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gets %s', async (accept, encoding) => {
  const answer = await encode(accept)
  expect(answer.encoding).toBe(encoding)
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }
  expect(decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'plain'](answer.bytes).toString()).toBe(html)
})

test('what is compressed better meanwhile takes the place of what was made at once', async () => {
  const { encode: page } = encodedDocument(() => html + Array.from({ length: 9_000 }, (_, index) => index ** 3).join())
  const first = await page('br')
  const isSmaller = async () => expect((await page('br')).bytes.length).toBeLessThan(first.bytes.length)
  await vi.waitFor(isSmaller, withinMs)
  expect(brotliDecompressSync((await page('br')).bytes)).toEqual(brotliDecompressSync(first.bytes))
})

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
])('%s: what is seen can be read before the scripts after it have arrived', async (encoding, createDecoder) => {
  const scripts = Array.from({ length: 9_000 }, (_, index) => index ** 3).join()
  const { bytes } = await encodedDocument(() => `${html}<script type="module">${scripts}</script>`).encode(encoding)
  const decoder = createDecoder()
  let read = ''
  decoder.on('data', (part: Buffer) => (read += part.toString()))
  decoder.write(bytes.subarray(0, 300))
  await vi.waitFor(() => expect(read).toContain(html))
  expect(read.length).toBeLessThan(html.length + 1_000)
  decoder.destroy()
})
