/** What a chosen file is read as. */
import { expect, test } from 'vitest'
import { textOfFile } from './text-of-file.ts'

const line = 'Jürgen;Müller'
const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))
const utf16 = (text: string, littleEndian: boolean) =>
  [...text].flatMap((character) => {
    const code = character.charCodeAt(0)
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })
const windows1252 = (text: string) => [...text].map((character) => character.charCodeAt(0))

test.each([
  ['UTF-8', bytes(line)],
  ['UTF-8 that says so', bytes([0xef, 0xbb, 0xbf], line)],
  ['UTF-16', bytes([0xff, 0xfe], utf16(line, true))],
  ['UTF-16 of the other order', bytes([0xfe, 0xff], utf16(line, false))],
  ['what German spreadsheets write', bytes(windows1252(line))],
  ['the same, with its only such letter at the end', bytes(windows1252(line.replace('ü', 'u')))],
])('%s', async (how, file) => {
  expect(await textOfFile(file, 'de')).toBe(how.startsWith('the same') ? 'Jurgen;Müller' : line)
})

test('what spreadsheets write in Arabic and Chinese', async () => {
  expect(await textOfFile(bytes([0xda, 0xe1, 0xed]), 'ar')).toBe('علي')
  expect(await textOfFile(bytes([0xcd, 0xf5]), 'zh-Hans')).toBe('王')
})

test('a letter at the very end that is of another encoding, or cut off', async () => {
  expect(await textOfFile(bytes([...windows1252('René')]), 'fr')).toBe('René')
  expect(await textOfFile(bytes('Jürgen;M', [0xc3]), 'de')).toBe('Jürgen;M')
})

test.each([
  ['a spreadsheet', bytes('PK', [3, 4, 20, 0, 6, 0])],
  ['a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13])],
  ['UTF-16 that does not say so', bytes(utf16(line, true))],
])('%s is no text', async (_what, file) => {
  expect(await textOfFile(file, 'en')).toBeNull()
})

test('nothing is an empty text', async () => {
  expect(await textOfFile(bytes(), 'en')).toBe('')
})
