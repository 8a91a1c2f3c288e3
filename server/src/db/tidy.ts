/** What a server does in the background and the embedded database does not: room for reuse, and counted rows. */
import type { PGlite } from '@electric-sql/pglite'

/** Changed rows that make a table worth it. */
const CHANGED = 500

/** A table at a time, so that requests get their turn between two. */
export async function tidy(client: Pick<PGlite, 'query'>): Promise<void> {
  // What was counted last is kept back for a second otherwise.
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(relname) as name from pg_stat_user_tables where n_dead_tup + n_mod_since_analyze >= $1',
    [CHANGED],
  )
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`)
}
