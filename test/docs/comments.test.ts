/** What comments name in backticks is there: a file that has moved, or a function with another name by now, misleads. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './pages.ts'

const folders = ['bench', 'contract/src', 'scripts', 'server/build.ts', 'server/src', 'test', 'web/build', 'web/src']
const isMade = (path: string) => /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/.test(path)
const written = (patterns: string[]) => globSync(patterns, { cwd: root, exclude: isMade })
const sources = written(folders.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`))).map(
  (path) => ({ path, text: readFileSync(join(root, path), 'utf8') }),
)
const files = written(['*.{md,ts}', '{bench,contract,docs,scripts,server,test,web}/**/*.{md,ts,tsx}']).map(
  (path) => `/${path}`,
)

const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g
const code = new Set(sources.flatMap(({ text }) => text.replaceAll(comment, '').match(/[A-Za-z_$][\w$]*/g) ?? []))

/** Of programs that are not ours. */
const others = ['user_impl.ts', 'reloadAndSetCurrentUserOrClear']

/** In all comments, what stands in backticks and looks like that and is not so. */
function misled(shape: RegExp, isThere: (what: string) => boolean): string[] {
  return sources.flatMap(({ path, text }) =>
    (text.match(comment) ?? [])
      .flatMap((said) => [...said.matchAll(/`([^`\n]+)`/g)].map(([, what = '']) => what))
      .filter((what) => shape.test(what) && !others.includes(what) && !isThere(what))
      .map((what) => `${path}: ${what}`),
  )
}

test('every file that a comment names exists', () => {
  expect(sources.length).toBeGreaterThan(2_000)
  // A page's texts are in a folder for each language.
  const asWritten = (path: string) => path.replace(/^messages\/(?!\w\w\/)/, 'messages/en/')
  expect(
    misled(/^[\w@./-]+\.(?:tsx?|md)$/, (what) => files.some((file) => file.endsWith(`/${asWritten(what)}`))),
  ).toEqual([])
})

test('every function and every property that a comment names exists', () => {
  expect(misled(/^[a-z]+[A-Z]\w*(?:\(\))?$/, (what) => code.has(what.replace('()', '')))).toEqual([])
})
