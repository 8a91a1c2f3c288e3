/** Pages in the encodings that browsers take. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedDocument } from './encoded.ts'

const html = `<!doctype html>${'<p>atrium</p>'.repeat(100)}`
const encoded = encodedDocument(html)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s gets %s', async (accept, encoding) => {
  const answer = await encoded(accept)
  expect(answer.encoding).toBe(encoding)
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }
  expect(decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'plain'](answer.bytes).toString()).toBe(html)
})
