/** Which chunk holds which texts, and whose stand in for them. */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ChunkingContext } from './start-chunk.ts'
import { inLanguage, isEnglish, textsAhead, textsChunk } from './texts-chunks.ts'

const context: ChunkingContext = { getModuleInfo: () => null }
const calls = { name: (id: string) => (id.endsWith('invites.ts') ? 'calls' : null) }
const { name } = textsChunk([calls])

test.each([
  ['/a/web/src/messages/en/shell.ts', 'texts-base'],
  ['/a/web/src/messages/formats.ts', 'texts-base'],
  ['/a/web/src/messages/en/people/invites.ts', 'texts-calls'],
  ['/a/web/src/messages/en/account/ways.ts', 'texts-security'],
  ['/a/web/src/messages/en/organizations/find.ts', 'texts-find'],
  ['/a/contract/src/sentences/en/fields.ts', 'texts-base'],
  ['/a/web/src/messages/es/shell.ts', null],
  ['/a/web/src/ui/media/initials.ts', null],
])('%s is in %s', (id, chunk) => {
  expect(name(id, context)).toBe(chunk)
})

test('every English text has its place in another language, and nothing else has', () => {
  expect(inLanguage('/en/web/src/messages/en/people/people.ts', 'ar')).toBe('/en/web/src/messages/ar/people/people.ts')
  expect(inLanguage('/a/contract/src/sentences/en/fields.ts', 'zh-Hans')).toBe(
    '/a/contract/src/sentences/zh-Hans/fields.ts',
  )
  expect(isEnglish('/a/web/src/messages/es/people/people.ts')).toBe(false)
  expect(isEnglish('/a/en/server/src/main.ts')).toBe(false)
})

test("Vite's loader fetches ahead the texts of the page's language", () => {
  const chunk = { type: 'chunk', code: 'm.f=["assets/a.js","assets/texts-en/texts-base-x.js"]' }
  const { generateBundle } = textsAhead() as unknown as {
    generateBundle: { handler: (o: unknown, b: unknown) => void }
  }
  generateBundle.handler({}, { chunk })
  const page = { m: {}, document: { documentElement: { lang: 'ar' } } }
  expect(runInNewContext(`${chunk.code}; m.f`, page)).toEqual(['assets/a.js', 'assets/texts-ar/texts-base-x.js'])
})
