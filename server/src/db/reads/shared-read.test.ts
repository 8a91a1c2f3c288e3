/** Reads that share a statement. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { Database, OpenDatabase, Queryable } from '../database.ts'
import { sharedRead, sharedRowRead } from './shared-read.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())

const tenTimes = () => vi.fn(async (_db: Queryable, keys: readonly number[]) => keys.map((key) => key * 10))
/** A database that is only a name here: the reads of these tests ask none. */
const noDatabase = () => ({}) as Database

test('reads of one turn share a statement, and each has its own answer', async () => {
  const read = tenTimes()
  const ask = sharedRead(read)
  const db = noDatabase()
  expect(await Promise.all([1, 2, 2].map((key) => ask(db, key)))).toEqual([10, 20, 20])
  expect(read.mock.calls.map(([, keys]) => keys)).toEqual([[1, 2, 2]])
})

test('two databases share nothing', async () => {
  const read = tenTimes()
  const ask = sharedRead(read)
  await Promise.all([ask(noDatabase(), 1), ask(noDatabase(), 2)])
  expect(read).toHaveBeenCalledTimes(2)
})

test('what is asked while a statement is under way is asked of the next one', async () => {
  let value = 'before'
  const ends: (() => void)[] = []
  const ask = sharedRead(async (_db, keys: readonly string[]) => {
    const seen = value
    await new Promise<void>((resolve) => ends.push(resolve))
    return keys.map(() => seen)
  })
  const db = noDatabase()
  const first = ask(db, 'key')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  value = 'after'
  const second = ask(db, 'key')
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  for (const end of ends) end()
  expect(await Promise.all([first, second])).toEqual(['before', 'after'])
})

test('a read that fails reaches only whom it concerns', async () => {
  const ask = sharedRead(async (_db, keys: readonly string[]) => {
    if (keys.includes('bad')) throw new Error('refused')
    return keys
  })
  const db = noDatabase()
  const answers = await Promise.allSettled(['good', 'bad', 'fine'].map((key) => ask(db, key)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('who waits behind reads that do not come back is told so, as of a database that is away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const ask = sharedRead(() => new Promise<never>(() => undefined))
    const db = noDatabase()
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    for (let lane = 0; lane < 2; lane += 1) {
      void ask(db, lane)
      await turn()
    }
    const waiting = expect(ask(db, 'behind them')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    await turn()
    await vi.advanceTimersByTimeAsync(1_500)
    await waiting
  } finally {
    vi.useRealTimers()
  }
})

test('inside a transaction it is asked there, and sees what nobody else does', async () => {
  const { db } = database
  await db.execute(sql`create table notes (name text primary key, text text)`)
  const find = sharedRowRead(
    async (q, names) => {
      const found: unknown = await q.execute(sql`select name, text from notes where name in ${names}`)
      return (found as { rows: { name: string; text: string }[] }).rows
    },
    ({ name }) => name,
  )
  const back = new Error('taken back')
  const seen: unknown[] = []
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('a', 'new')`)
      seen.push(await find(tx, 'a'))
      throw back
    })
    .catch((error: unknown) => expect(error).toBe(back))
  expect([...seen, await find(db, 'a')]).toEqual([{ name: 'a', text: 'new' }, undefined])
})
