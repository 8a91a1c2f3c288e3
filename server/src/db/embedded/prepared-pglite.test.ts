/** Statements that are prepared once answer what the driver answers. */
import { eq, lt, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isUniqueViolation } from '#db/database.ts'
import { extensions } from '#db/extensions.ts'
import { runFor } from '#limits/caller.ts'
import { migratedImage } from '#testing/databases/migrated-image.ts'
import { PreparedPGlite } from './prepared-pglite.ts'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name'),
  done: boolean('done'),
  at: timestamp('at', { withTimezone: true }),
  tags: text('tags').array(),
  more: jsonb('more'),
})
const thing = {
  id: 1,
  name: 'o"ne\\ü',
  done: true,
  at: new Date('2026-01-02T03:04:05.678Z'),
  tags: ['a,b', '"', ''],
  more: { x: [1] },
}

let client: PreparedPGlite
beforeAll(async () => {
  client = new PreparedPGlite({ extensions, loadDataDir: migratedImage() })
  await client.exec(
    'create table things (id int primary key, name text, done boolean, at timestamptz, tags text[], more jsonb)',
  )
  await drizzle(client)
    .insert(things)
    .values([thing, { id: 2 }])
})
afterAll(() => client.close())

test('the rows of the first time, which goes the driver’s way, are those of every later time', async () => {
  const read = () => drizzle(client).select().from(things).where(lt(things.id, 3)).orderBy(things.id)
  const [first, second] = await read()
  expect(first).toEqual(thing)
  expect(second).toEqual({ id: 2, name: null, done: null, at: null, tags: null, more: null })
  for (let time = 0; time < 3; time++) expect(await read()).toEqual([first, second])
})

test('the same written values, null among them', async () => {
  const db = drizzle(client)
  for (let id = 10; id < 13; id++) await db.insert(things).values({ ...thing, id, name: id === 11 ? null : thing.name })
  const [row] = await db.select().from(things).where(eq(things.id, 12))
  expect(row).toEqual({ ...thing, id: 12 })
  const [other] = await db.select().from(things).where(eq(things.id, 11))
  expect(other?.name).toBeNull()
})

test('a text that is seen again is parsed once', async () => {
  const sent = vi.spyOn(client, 'execProtocolRawStream')
  const [, , third] = [await count(), await count(), count()]
  sent.mockClear()
  await third
  await count()
  expect(sent).toHaveBeenCalledTimes(2)
  sent.mockRestore()
})

const count = () => client.query('select count(*)::int as count from things where id < 3')

test('an error says what the driver’s says, and leaves the statement usable', async () => {
  const db = drizzle(client)
  const insert = (id: number) => db.insert(things).values({ id })
  await insert(20)
  for (let time = 0; time < 3; time++) {
    const error: unknown = await insert(20).catch((reason: unknown) => reason)
    expect(isUniqueViolation(error, 'things_pkey')).toBe(true)
  }
  await insert(21)
})

test('a statement whose table has changed is prepared anew', async () => {
  await client.exec('create table changing (a int); insert into changing values (1)')
  const read = () => client.query('select * from changing')
  for (let time = 0; time < 3; time++) await read()
  await client.exec('alter table changing add b text')
  await read().catch(() => undefined)
  expect((await read()).rows).toEqual([{ a: 1, b: null }])
})

test('many texts: the oldest make room, and all answer', async () => {
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 210; n++) expect((await client.query(`select ${n}::int as n`)).rows).toEqual([{ n }])
  }
  const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements')
  expect(rows[0]?.kept).toBeLessThanOrEqual(200)
})

test('a transaction keeps other statements out until it is over', async () => {
  const db = drizzle(client)
  const total = () => db.select({ total: sql<number>`count(*)::int` }).from(things)
  const [[before]] = [await total(), await total()]
  const inside = db.transaction(async (tx) => {
    await tx.insert(things).values({ id: 30 })
    await tx.insert(things).values({ id: 31 })
    tx.rollback()
  })
  const [after] = await Promise.all([total(), inside.catch(() => undefined)])
  expect(after).toEqual([before])
})

describe('the one thread', () => {
  test('others’ statements go before the 200 that one caller asked for at once', async () => {
    const done: string[] = []
    const ask = (name: string) => runFor({ name }, () => client.query('select 1')).then(() => void done.push(name))
    const greedy = Array.from({ length: 200 }, () => ask('greedy'))
    await Promise.all([ask('other'), ask('another')])
    expect(done.filter((name) => name === 'greedy').length).toBeLessThan(6)
    await Promise.all(greedy)
  })

  test('whatever else waits for the thread has its turn between two statements, in a transaction too', async () => {
    let turns = 0
    let looking = true
    const look = () => {
      turns += 1
      if (looking) setImmediate(look)
    }
    setImmediate(look)
    const alone = Array.from({ length: 20 }, () => client.query('select 1'))
    const together = client.transaction(async (tx) => {
      for (let statement = 0; statement < 20; statement += 1) await tx.query('select 1')
    })
    await Promise.all([...alone, together])
    looking = false
    expect(turns).toBeGreaterThanOrEqual(35)
  })
})
