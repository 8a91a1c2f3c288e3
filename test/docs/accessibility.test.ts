/** docs/accessibility.md names every criterion, and tests that there are. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('docs/accessibility.md')

/** WCAG 2.2 without 4.1.1, which is obsolete. */
const criteria = {
  A: [
    ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2', '2.1.1', '2.1.2', '2.1.4'],
    ...['2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1'],
    ...['3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2', '3.3.7', '4.1.2'],
  ],
  AA: [
    ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
    ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4', '3.3.3', '3.3.4'],
    ...['3.3.8', '4.1.3'],
  ],
}

interface Row {
  criterion: string
  level: string
  how: string
  heldBy: string
}

/** The lines of the table whose first cell is a criterion. */
const rows: Row[] = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, first = '']) => /^\d\.\d\.\d+ /.test(first))
  .map(([, first = '', level = '', how = '', heldBy = '']) => ({
    criterion: first.split(' ', 1)[0] ?? '',
    level,
    how,
    heldBy,
  }))

/** What a file calls its tests; of those that are made for several things, the part that stays. */
function titlesOf(text: string): string[] {
  const called = /(?:\b(?:test|it)(?:\.\w+)*\(|\w?[\])]\)?\()\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
  return [...text.matchAll(called)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'))
}

test('every criterion of A and AA is there once, at its level', () => {
  expect(criteria.A).toHaveLength(31)
  expect(criteria.AA).toHaveLength(24)
  for (const level of ['A', 'AA'] as const) {
    expect(rows.filter((row) => row.level === level).map(({ criterion }) => criterion)).toEqual(criteria[level])
  }
  expect(rows).toHaveLength(55)
})

test('each says how it is met, and by which test it is held, or that it is looked at', () => {
  for (const { criterion, how, heldBy } of rows) {
    expect(how.length, criterion).toBeGreaterThan(14)
    expect(/`[^`]+\.test\.tsx?`|`[^`]+\.spec\.ts`|looked at/.test(heldBy), criterion).toBe(true)
  }
})

test('every test that is named exists', () => {
  const faults = rows.flatMap(({ criterion, heldBy }) =>
    [...heldBy.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?:,? ?“[^”]+(?:“[^”]*”[^”]*)?”)*)/g)].flatMap(
      ([, file = '', names = '']) => {
        if (!existsSync(join(root, file))) return [`${criterion}: there is no ${file}`]
        const titles = titlesOf(read(file))
        const named = [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)
        if (named.length === 0) return [`${criterion}: no test of ${file} is named`]
        return named.filter((name) => !titles.includes(name)).map((name) => `${criterion}: ${file} has no “${name}”`)
      },
    ),
  )
  expect(faults).toEqual([])
})

test('what is open is counted', () => {
  const open = page.match(/^- \*\*\d\.\d\.\d+/gm) ?? []
  const [, said = ''] = /\*\*Open at level A and AA: (\d+)\*\*/.exec(page) ?? []
  expect(Number(said)).toBe(open.length)
})
