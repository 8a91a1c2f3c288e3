/** A read by key that many ask for at the same time: those of one turn of the event loop share a statement. */
import { PgTransaction } from 'drizzle-orm/pg-core'
import { type BatchOptions, inBatches } from '../batch.ts'
import type { Queryable } from '../database.ts'
import { repeated } from './planned-once.ts'

/** One read of so many costs the database less than this many of one, and is done before anybody notices. */
const READS: BatchOptions = { most: 100, patience: { ms: 1_500, most: 10_000 } }

/**
 * `read` answers for each key, in their order. What is asked inside a transaction is asked there and at once: it may
 * see what others do not. Otherwise the database is asked after the call, never before: no answer is older than its
 * question. Rejects as a database that is away does where the reads before it do not come back.
 */
export function sharedRead<Key, Answer>(
  read: (db: Queryable, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Queryable, key: Key) => Promise<Answer> {
  const databases = new WeakMap<Queryable, (key: Key) => Promise<Answer>>()
  return async (db, key) => {
    if (db instanceof PgTransaction) {
      const [answer] = await read(db, [key])
      return answer as Answer
    }
    let ask = databases.get(db)
    if (ask === undefined) databases.set(db, (ask = inBatches((keys) => read(db, keys), READS)))
    return ask(key)
  }
}

/** The same where a row is found by its key (`= any(...)`), and nobody else has that. Answers undefined where there is none. */
export function sharedRowRead<Row>(
  read: (db: Queryable, keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string | null,
): (db: Queryable, key: string) => Promise<Row | undefined> {
  return sharedRead(async (db, keys) => {
    const rows = new Map<string | null, Row>()
    for (const row of await read(db, repeated([...new Set(keys)]))) rows.set(keyOf(row), row)
    return keys.map((key) => rows.get(key))
  })
}
