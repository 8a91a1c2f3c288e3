/** Which settings of a database stop a start, each with what to do about it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { OpenDatabase } from './database.ts'
import { clockDifference, whatIsUnfit } from './unfit-server.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())

test('one that is as servers are is fit', async () => {
  expect(await whatIsUnfit(database.db)).toBeUndefined()
})

test.each([
  ['default_transaction_isolation', 'serializable', /set to serializable: set it to read committed/],
  ['default_transaction_isolation', 'repeatable read', /set to repeatable read/],
  ['transaction_read_only', 'on', /takes no writes/],
  ['datestyle', 'German, DMY', /datestyle set to German, DMY: set it to ISO/],
  ['standard_conforming_strings', 'off', /standard_conforming_strings set to off/],
  ['session_replication_role', 'replica', /session_replication_role set to replica: set it to origin/],
  ['search_path', 'nowhere', /search_path that leads to no schema that is there: set it to public/],
  ['search_path', 'pg_catalog', /search_path that leads to the schema pg_catalog/],
])('%s = %s', async (name, value, sentence) => {
  // It holds to the end of the transaction.
  const found = await database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`)
    return whatIsUnfit(tx)
  })
  expect(found).toMatch(sentence)
})

test.each([
  ['13.23 (Debian 13.23-1.pgdg)', 'is PostgreSQL 13.23 (Debian 13.23-1.pgdg): it has to be 14 or a later one.'],
  ['9.6.24', 'is PostgreSQL 9.6.24: it has to be 14 or a later one.'],
  ['14.0', undefined],
  ['18beta1', undefined],
])('a server of version %s', async (version, sentence) => {
  const ofThat = new Proxy(database.db, {
    get: (db, name, self) =>
      name === 'execute'
        ? async (asked: Parameters<typeof db.execute>[0]) => {
            const found = (await db.execute(asked)) as { rows: object[] }
            return { ...found, rows: found.rows.map((row) => ({ ...row, version })) }
          }
        : (Reflect.get(db, name, self) as unknown),
  })
  expect(await whatIsUnfit(ofThat)).toBe(sentence)
})

test('an extension where no index finds it', async () => {
  const moved = new Error('moved')
  let found: string | undefined
  const done = database.db.transaction(async (tx) => {
    await tx.execute(sql`create schema elsewhere`)
    await tx.execute(sql`alter extension pg_trgm set schema elsewhere`)
    found = await whatIsUnfit(tx)
    throw moved
  })
  await expect(done).rejects.toBe(moved)
  expect(found).toBe(
    'has the extension pg_trgm in the schema elsewhere: move it (ALTER EXTENSION pg_trgm SET SCHEMA public).',
  )
})

test.each([
  [0, undefined],
  [5, undefined],
  [-5, undefined],
  [600, 600],
  [-600, -600],
])('a clock that is %i s ahead of the database’s: told as %s', async (ahead, told) => {
  const found = await clockDifference(database.db, () => Date.now() + ahead * 1_000)
  if (told === undefined) expect(found).toBeUndefined()
  // However long the question took on the way.
  else expect(Math.abs((found ?? 0) - told)).toBeLessThan(5)
})
