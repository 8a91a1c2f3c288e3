/** Which of PostgreSQL's possibilities are used, beside what other engines say of them (docs/scale.md). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { engines, features, known } from './engine-features.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const migrations = globSync('server/src/db/migrations/*.sql', { cwd: root })
  .map(read)
  .join('\n')
  .replaceAll(/--(?!>).*$/gm, '')
const statements = globSync('server/src/**/*.ts', { cwd: root })
  .filter((file) => !/[.]test[.]ts$|\/testing\//.test(file))
  .map(read)
  .join('\n')
const page = read('docs/scale.md')

const found = (pattern: RegExp) => [
  ...new Set([...migrations.matchAll(pattern)].map(([, what = '']) => what.toLowerCase().replaceAll(/\s+/g, ' '))),
]
const unknown = (pattern: RegExp, names: readonly string[]) => found(pattern).filter((name) => !names.includes(name))

test('every feature that is judged is used, and stands in the table with its verdicts', () => {
  for (const { name, pattern, verdicts } of features) {
    expect(pattern.test(migrations) || pattern.test(statements), `${name} is used nowhere`).toBe(true)
    expect(verdicts).toHaveLength(engines.length)
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} `))
    expect(
      row
        ?.split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
      name,
    ).toEqual(verdicts)
  }
})

test('no kind of index, language, extension, object or type is used that nobody judged', () => {
  expect(unknown(/\busing (\w+)\s*\(/gi, known.indexKinds)).toEqual([])
  expect(unknown(/\blanguage (\w+)/gi, known.languages)).toEqual([])
  expect(unknown(/create extension (?:if not exists )?"?(\w+)/gi, known.extensions)).toEqual([])
  const object = /^\s*create ((?:or replace |unique |unlogged |materialized |constraint |temporary |temp )?\w+)/gim
  expect(unknown(object, known.objects)).toEqual([])
  const type =
    /^\t"\w+" ([a-z ]+?(?:\[\])?)(?: ?\(\d+\))?(?: with time zone)?(?: (?:primary|not|default|generated|constraint)\b.*)?,?$/gim
  expect(found(type).length).toBeGreaterThan(5)
  expect(unknown(type, known.types)).toEqual([])
})

test('nothing listens, locks whole tables, defers a constraint or prepares a transaction', () => {
  const all = `${migrations}\n${statements}`
  for (const avoided of [
    /^\s*(?:listen|notify) \w+;/im,
    /\block table\b/i,
    /\bdeferrable\b/i,
    /\bprepare transaction\b/i,
  ]) {
    expect(avoided.test(all), String(avoided)).toBe(false)
  }
  expect(migrations).not.toMatch(/\bexclude using\b|\binherits\b|\bpartition by (?:range|list|hash)\b/i)
})
