/** Two ways to write a name are one, in every script and whichever locale the database was made with. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameKey } from '@atrium/contract/rules/normalize'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { OpenDatabase } from './database.ts'
import { foldName, holdsName, searchedFor } from './fold-name.ts'

let database: OpenDatabase
beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())

const folded = async (name: string) => {
  const { rows } = (await database.db.execute(sql`select ${foldName(sql`${name}`)} as folded`)) as {
    rows: { folded: string }[]
  }
  return rows[0]?.folded
}

test.each([
  ['French', 'ÉLODIE ÇELİK', 'Élodie Çelik'],
  ['Polish', 'ŻÓŁW', 'żółw'],
  ['Russian', 'ПРИВЕТ', 'привет'],
  ['Greek, with an end of a word', 'ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ', 'Γιωργος Παππας'],
  ['Turkish, without a dot', 'IŞIK', 'ışık'],
  ['Turkish, with one', 'İSTANBUL', 'istanbul'],
  ['German', 'GRÖẞE', 'größe'],
  ['full width', 'ＡＤＡ', 'ada'],
  ['marks of their own', 'E\u0301lodie', 'élodie'],
])('%s: %s and %s', async (_script, one, other) => {
  expect(await folded(one)).toBe(await folded(other))
  // What a search is when it comes here.
  expect(await folded(nameKey(one))).toBe(await folded(other))
})

test('different letters stay different', async () => {
  expect(await folded('Müller')).not.toBe(await folded('Muller'))
  expect(await folded('Яна')).not.toBe(await folded('Яне'))
})

/** Whether each of these is found by what is typed for it. */
async function found(names: readonly string[], typed: (name: string) => string): Promise<boolean[]> {
  const { rows } = (await database.db.execute(sql`
    select ${holdsName(foldName(sql`name`), sql`part`)} as found
    from unnest(${sql.param(names)}::text[], ${sql.param(names.map(typed))}::text[]) as asked (name, part)`)) as {
    rows: { found: boolean }[]
  }
  return rows.map((row) => row.found)
}

test('a search finds what is written as it was typed, in letters too that are newer than the database', async () => {
  const letters = Array.from({ length: 0x1_f000 }, (_, code) => code)
    .filter((code) => code > 0x20 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter.toLowerCase() !== letter || letter.normalize('NFKC') !== letter)
  expect(letters.length).toBeGreaterThan(5_000)
  const names = letters.map((letter) => `a${letter}b`)
  const all = await found(names, (name) => name)
  expect(names.filter((_, place) => all[place] !== true)).toEqual([])
})

test.each(['%', '_', '\\', '％', '﹪', '＿', '＼', '﹨', 'a％b', 'a＿b'])(
  '%s finds itself, and stands for nothing else',
  async (part) => {
    expect(await found(['axb', 'a\\', part], () => part)).toEqual([false, part === '\\' || /[＼﹨]/.test(part), true])
  },
)

test.each([
  [undefined, undefined],
  ['', undefined],
  [' \u00a0\u3000', undefined],
  [' Ada ', 'Ada'],
])('what was typed as %s is looked for as %s', (typed, part) => {
  expect(searchedFor(typed)).toBe(part)
})
