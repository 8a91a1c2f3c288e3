/** Reads lists along their indexes, whatever the planner knows. */
import { sql } from 'drizzle-orm'
import { runLongRead } from '#limits/caller.ts'
import type { Database, Transaction } from './database.ts'

/** Longer than any page takes; a read that needs more would keep a place that others wait for. */
const READ_TIMEOUT_MS = '5000'

/**
 * A database that has not counted its rows yet (the embedded one counts seldom) would rather collect all
 * entries and sort them. Here an index is walked as far as the page goes, and no farther.
 */
export function withPlannerHints<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return longRead(db, async (tx) => {
    await tx.execute(sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('statement_timeout', ${READ_TIMEOUT_MS}, true)`)
    return read(tx)
  })
}

/**
 * Where a list is a large part of its table, the planner would rather read the whole table: it takes a page
 * of an index for four of a table, and of neither it knows what stands in memory. Here each table is read
 * by an index, so that what others have in it costs nothing. Without `bitmaps`, a
 * table is left alone where the index holds all that is asked for; without `sorts`, the order is the index's.
 */
export function alongIndexes<T>(
  db: Database,
  { bitmaps, sorts }: { bitmaps: boolean; sorts: boolean },
  read: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return longRead(db, async (tx) => {
    const on = (may: boolean) => (may ? 'on' : 'off')
    await tx.execute(sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', ${on(bitmaps)}, true),
        set_config('enable_sort', ${on(sorts)}, true), set_config('statement_timeout', ${READ_TIMEOUT_MS}, true)`)
    return read(tx)
  })
}

/** Has the place of a long read, what runs inside it too. */
function longRead<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return runLongRead(() => db.transaction(read))
}
