/** Two ways to write a name are one, in every script and whichever locale the database was made with. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameKey } from '@atrium/contract/rules/normalize'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { OpenDatabase } from './database.ts'
import { foldName } from './fold-name.ts'

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
