/**
 * What a PostgreSQL server does in the background and the embedded engine only when it is asked: what the log holds goes
 * into the tables, and the log's files are used anew. Without it they would fill the disk, and a start after a crash
 * would read them all.
 */
import type { PGlite } from '@electric-sql/pglite'
import { afterCopies } from './online-copy.ts'

/** So much is read in about a second by a start after a crash, and written into the tables in a tenth of one. */
const LOG_BYTES = 64 * 1024 * 1024

/** Does nothing where the log has grown by less than `logBytes` since the last one; waits for a copy that is under way. */
export function checkpoint(client: Pick<PGlite, 'query'>, logBytes = LOG_BYTES): Promise<void> {
  return afterCopies(async () => {
    const { rows } = await client.query<{ due: boolean }>(
      'select pg_current_wal_lsn() - redo_lsn >= $1 as due from pg_control_checkpoint()',
      [logBytes],
    )
    if (rows[0]?.due === true) await client.query('checkpoint')
  })
}
