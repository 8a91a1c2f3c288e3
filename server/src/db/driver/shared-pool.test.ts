/** The pool of connections, with a database that answers nothing by itself. */
import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { runFor, runLongRead } from '#limits/caller.ts'
import { createTurns } from '#limits/turns.ts'
import { SharedPool } from './shared-pool.ts'

/** As much of a connection as the pool touches. A statement is answered once the test says so. */
class SilentClient extends EventEmitter {
  /** The pool keeps a connection only while it can be asked. */
  readonly _queryable = true
  connect(connected: (error?: Error) => void) {
    setImmediate(connected)
  }
  query(_text: string, _values: unknown, answered?: (error: Error | null, result: object) => void) {
    setImmediate(() => answered?.(null, { rows: [] }))
  }
  end(ended?: () => void) {
    ended?.()
  }
}

function poolOf() {
  const turns = createTurns({
    places: 10,
    each: 3,
    longReads: { places: 4, each: 2 },
    waiting: { each: 500, all: 1_000 },
    patienceMs: { own: 10_000, others: 1_500 },
  })
  return new SharedPool({ max: 10, longReads: 4, Client: SilentClient as never }, turns)
}

async function until(reached: () => boolean) {
  while (!reached()) await nextTurn()
}

test('a caller that asks for 200 connections holds three, and others have one at once', async () => {
  const pool = poolOf()
  const greedy = runFor({ name: 'greedy' }, () => Array.from({ length: 200 }, () => pool.connect()))
  const first = await Promise.all(greedy.slice(0, 3))
  const others = await Promise.all(
    Array.from({ length: 7 }, (_, other) => runFor({ name: `other${other}` }, () => pool.connect())),
  )
  expect(pool.totalCount).toBe(10)
  for (const client of [...first, ...others]) client.release()
  for (const client of greedy.slice(3)) (await client).release()
  expect(pool.waitingCount).toBe(0)
})

test('forty callers’ long reads hold four, and a statement of somebody else goes through', async () => {
  const pool = poolOf()
  const reading = Array.from({ length: 40 }, (_, reader) =>
    runFor({ name: `reader${reader}` }, () => runLongRead(() => pool.connect())),
  )
  await Promise.all(reading.slice(0, 4))
  await runFor({ name: 'other' }, () => pool.ask('select 1'))
  expect(pool.totalCount - pool.idleCount).toBe(4)
  for (const client of reading) (await client).release()
  await until(() => pool.idleCount === pool.totalCount)
})

test('a connection that cannot be had gives its place back', async () => {
  class Refusing extends SilentClient {
    override connect(connected: (error?: Error) => void) {
      setImmediate(() => connected(new Error('ECONNREFUSED')))
    }
  }
  const turns = createTurns({
    places: 1,
    each: 1,
    waiting: { each: 5, all: 5 },
    patienceMs: { own: 10_000, others: 1_500 },
  })
  const pool = new SharedPool({ max: 1, longReads: 1, Client: Refusing as never }, turns)
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(pool.ask('select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a long read has a connection that was set for it, once; what is short has another', async () => {
  const asked: unknown[][] = []
  class Noting extends SilentClient {
    readonly #asked: unknown[] = []
    constructor() {
      super()
      asked.push(this.#asked)
    }
    override query(query: unknown) {
      this.#asked.push(query)
      return Promise.resolve({ rows: [] }) as never
    }
  }
  const turns = createTurns({
    places: 2,
    each: 2,
    longReads: { places: 1, each: 1 },
    waiting: { each: 5, all: 5 },
    patienceMs: { own: 10_000, others: 1_500 },
  })
  const pool = new SharedPool({ max: 2, longReads: 1, Client: Noting as never }, turns)
  await runFor({ name: 'reader' }, async () => {
    for (const settings of ['set a', 'set a', 'set b']) await runLongRead(() => pool.ask('list'), settings)
    await pool.ask('short')
  })
  expect(asked).toEqual([['set a', 'list', 'list', 'set b', 'list'], ['short']])
})

test.each([
  ['a refused statement leaves its connection whole', new pg.DatabaseError('duplicate key', 1, 'error'), 1],
  ['a connection that breaks goes', new Error('Connection terminated'), 0],
])('%s', async (_what, error, left) => {
  class Failing extends SilentClient {
    override query() {
      return Promise.reject(error) as never
    }
  }
  const turns = createTurns({
    places: 1,
    each: 1,
    waiting: { each: 5, all: 5 },
    patienceMs: { own: 10_000, others: 1_500 },
  })
  const pool = new SharedPool({ max: 1, longReads: 1, Client: Failing as never }, turns)
  await expect(pool.ask('insert')).rejects.toBe(error)
  expect(pool.totalCount).toBe(left)
})

test('a connection that ends while somebody has it is replaced, whether they give it back or not', async () => {
  const pool = poolOf()
  for (let turn = 0; turn < 30; turn += 1) {
    const client = await runFor({ name: 'unlucky' }, () => pool.connect())
    client.emit('end')
    if (turn % 2 === 0) client.release()
  }
  await runFor({ name: 'unlucky' }, () => pool.ask('select 1'))
  expect(pool.totalCount).toBe(1)
})
