/** Every text of the pages is shown somewhere: what nobody reads would be translated, and checked, for nothing. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, pathsIn, sourcePath, textsOf } from './catalogue.ts'
import { isUsed, usageIn, type Source } from './usage.ts'

const english = 'messages/en'

const files = new Map((await filesOf('web/src/messages', 'en')).map(({ path, english: exports }) => [path, exports]))

const sources: Source[] = pathsIn('web/src/')
  .filter((path) => !path.startsWith('messages/') || path.startsWith(english))
  .map((path) => ({
    path,
    text: readFileSync(sourcePath(`web/src/${path}`), 'utf8'),
    imported: (from) => fileOf(path, from),
  }))

function fileOf(importer: string, from: string) {
  const path = from.startsWith('#messages/')
    ? from.slice('#messages/'.length)
    : posix.relative(english, posix.join(posix.dirname(importer), from))
  const exports = files.get(path)
  return exports && { path, exports }
}

test('every text is read by a page', () => {
  const usage = usageIn(sources)
  const texts = [...files].flatMap(([path, exports]) => [...textsOf(exports).keys()].map((name) => `${path}: ${name}`))
  expect(texts.filter((path) => !isUsed(path, usage))).toEqual([])
})
