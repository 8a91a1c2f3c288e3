/** How much of compressed pages is kept. */
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { encodedDocument, type EncodedDocument } from './encoded.ts'
import { keepDocuments } from './kept-documents.ts'

const named = (tag: string): EncodedDocument => ({ tag, encode: () => Promise.reject(new Error('not asked')) })

test('of more than there is room for, what was not asked for the longest is made anew', () => {
  const documents = keepDocuments(10)
  const made: string[] = []
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    let told: ((bytes: number) => void) | undefined
    const { tag } = documents.find(key, (keeps) => {
      told = keeps
      made.push(key)
      return named(key)
    })
    expect(tag).toBe(key)
    told?.(4)
  }
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what is compressed once it is forgotten counts for nothing', async () => {
  const documents = keepDocuments(10)
  const told: ((bytes: number) => void)[] = []
  const find = (key: string) => documents.find(key, (keeps) => named(`${key}${told.push(keeps)}`)).tag
  expect(find('a')).toBe('a1')
  told[0]?.(11)
  expect(find('a')).toBe('a2')
  told[0]?.(11)
  told[1]?.(10)
  expect(find('a')).toBe('a2')
})

test('a document tells what it keeps in all, once what is smaller has taken the place of the first', async () => {
  const html = `<!doctype html>${Array.from({ length: 9_000 }, (_, index) => index ** 3).join()}`
  let kept = 0
  const { encode } = encodedDocument(
    () => html,
    (bytes) => (kept += bytes),
  )
  const first = await encode('br')
  expect(kept).toBe(first.bytes.length)
  expect((await encode('br')).bytes).toBe(first.bytes)
  await encode('br')
  await vi.waitFor(() => expect(kept).toBeLessThan(first.bytes.length), 15_000)
  const { bytes } = await encode('br')
  expect(kept).toBe(bytes.length)
  expect(brotliDecompressSync(bytes).toString()).toBe(html)
})
