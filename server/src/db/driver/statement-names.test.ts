/** Names of statements: for what comes again, and never for too many. */
import { beforeEach, expect, test, vi } from 'vitest'

let names: typeof import('./statement-names.ts')
beforeEach(async () => {
  vi.resetModules()
  names = await import('./statement-names.ts')
})

test('a text has no name the first time, and one name from the second on', () => {
  const text = 'select 1 where $1'
  expect(names.statementName(text)).toBeUndefined()
  const name = names.statementName(text)
  expect(name).toMatch(/^kept_\d+$/)
  expect(names.statementName(text)).toBe(name)
})

test('what begins and ends a transaction goes by its text', () => {
  for (const text of ['begin', 'commit', 'savepoint sp1']) {
    names.statementName(text)
    expect(names.statementName(text)).toBeUndefined()
  }
})

test('however many texts there are, five hundred have names, and those keep them', () => {
  const texts = Array.from({ length: 2_000 }, (_, n) => `select ${n}`)
  for (const text of texts.flatMap((text) => [text, text])) names.statementName(text)
  const named = texts.filter((text) => names.statementName(text) !== undefined)
  expect(named).toHaveLength(500)
  expect(named[0]).toBe('select 0')
})

test('a statement whose table has changed has another name', () => {
  const text = 'select * from t'
  names.statementName(text)
  const before = names.statementName(text)
  names.renameStatement(text)
  expect(names.statementName(text)).not.toBe(before)
  names.renameStatement('select 2')
  expect(names.statementName('select 2')).toBeUndefined()
})
