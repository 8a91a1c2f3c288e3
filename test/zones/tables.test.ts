/** Which tables an area's SQL names: it writes to its own alone, and reads no others than are said in `tables.ts`. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { alsoReads, tablesOf, writesEverywhere } from './tables.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = (pattern: string) => globSync(pattern, { cwd: root }).sort()
const text = (file: string) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')

/** Its name in the code -> its name in SQL. */
const tables = new Map(
  sources('server/src/db/schema/**/*.ts').flatMap((file) =>
    [...text(file).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name = '', inSql = '']) => [
      name,
      inSql,
    ]),
  ),
)
const files = sources('server/src/*/**/*.ts').filter(
  (file) => !/[.]test[.]ts$|\/(?:testing|db|conformance)\//.test(file) && !writesEverywhere.includes(file),
)
const areaOf = (file: string) => file.split('/')[2] ?? ''

interface Use {
  file: string
  table: string
}

const uses: { reads: Use[]; writes: Use[] } = { reads: [], writes: [] }
for (const file of files) {
  const code = text(file)
  const imported = [...code.matchAll(/import (?:type )?\{([^}]*)\} from '#db\/schema/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')),
  )
  for (const [table, inSql] of tables) {
    const found = imported.find(([name]) => name === table)
    const name = found?.at(-1) ?? table
    const writes = new RegExp(
      `[.](?:insert|update|delete)\\(${name}\\)|(?:insert into|update|delete from)\\s+(?:\\$\\{${name}\\}|${inSql}\\b(?=[^'"]*\\b(?:set|values|select|where|using)\\b))`,
    )
    if (found || new RegExp(`\\b(?:from|join)\\s+${inSql}\\b`).test(code)) uses.reads.push({ file, table })
    if (writes.test(code)) uses.writes.push({ file, table })
  }
}

test('every table has one area', () => {
  expect(Object.values(tablesOf).flat().sort()).toEqual([...tables.keys()].sort())
})

test('an area writes to its own tables alone', () => {
  expect(uses.writes.length).toBeGreaterThan(tables.size / 2)
  expect(uses.writes.filter(({ file, table }) => !tablesOf[areaOf(file)]?.includes(table))).toEqual([])
})

test('what an area reads of others is said, and nothing is said that is not read', () => {
  const read: Record<string, Set<string>> = {}
  for (const { file, table } of uses.reads) {
    const area = areaOf(file)
    if (!tablesOf[area]?.includes(table)) (read[area] ??= new Set()).add(table)
  }
  const sorted = Object.fromEntries(Object.entries(read).map(([area, names]) => [area, [...names].sort()]))
  expect(sorted).toEqual(
    Object.fromEntries(Object.entries(alsoReads).map(([area, names]) => [area, [...names].sort()])),
  )
})
