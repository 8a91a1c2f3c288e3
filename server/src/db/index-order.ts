/** Reads a page in the order of an index, whatever the planner knows. */
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'

/**
 * A database that has not counted its rows yet (the embedded one counts seldom) would rather collect all
 * entries and sort them. Here an index is walked as far as the page goes, and no farther.
 */
export function inIndexOrder<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`)
    return read(tx)
  })
}
