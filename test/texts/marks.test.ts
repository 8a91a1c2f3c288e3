/** Every text with marks in it, such as `{terms}`, is filled in where it is shown. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, pathsIn, sourcePath, textsOf } from './catalogue.ts'

/** By whom it is handed on to what fills it in, under a name of its own. */
const filledIn = /(?:putInto\(|<Agreement text=\{)\s*$/
/** Radix fills in this one's `{hotkey}` itself. */
const byLibrary = ['ui/feedback/toaster.tsx: region']

test('what a page shows of a text with marks goes through putInto', async () => {
  const files = await filesOf('web/src/messages', 'en')
  const marked = files.flatMap(({ path, english }) =>
    [...textsOf(english)]
      .filter(([, text]) => typeof text === 'string' && /\{\w+\}/.test(text))
      .map(([name]) => ({ path, name: name.split('.').at(-1) ?? '' })),
  )
  expect(marked.length).toBeGreaterThan(0)
  const bare = pathsIn('web/src/').flatMap((source) => {
    if (source.startsWith('messages/')) return []
    const code = readFileSync(sourcePath(`web/src/${source}`), 'utf8')
    return marked
      .filter(({ path }) => code.includes(`#messages/${path}`))
      .flatMap(({ name }) =>
        [...code.matchAll(new RegExp(`[\\w.]*\\.${name}\\b(?!\\.)`, 'g'))]
          .filter(({ index }) => !filledIn.test(code.slice(0, index)))
          .map(() => `${source}: ${name}`),
      )
  })
  expect(bare.filter((place) => !byLibrary.includes(place))).toEqual([])
})
