/** What an area keeps about a person, for the archive that they can have made: one file of it, read some at a time. */
import type { Database } from './database.ts'

export interface OwnDataPerson {
  uid: string
  /** Their address, folded; null where they have not confirmed it, for then it may be somebody else's. */
  emailKey: string | null
}

export interface OwnData {
  /** In the archive. */
  file: `${string}.json`
  /** What it holds, for whoever opens the archive. */
  about: string
  /** The columns by which tables know whose a row is, as `table.column`. A test says when one is missing. */
  of: readonly string[]
  /** Never a secret, nor the hash of one; of other people as little as says what the person did. */
  rows(db: Database, person: OwnDataPerson): AsyncIterable<object>
}

const ROWS_AT_ONCE = 500

/** Rows that `read` answers a page at a time, behind as many as there were so far. */
export async function* inPages<Row extends object>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await read({ limit: ROWS_AT_ONCE, offset })
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}
