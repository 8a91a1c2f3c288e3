/** How many rows there are of everything that is kept: of the tables whose rows outlive a crash. */
import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** The database's own note of what was applied is no data. */
const LEDGER = 'schema_migrations'

/** The tables' names, in their order. */
export async function keptTables(db: Queryable): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select relname as name from pg_class
    where relkind = 'r' and relpersistence = 'p' and relnamespace = current_schema()::regnamespace
      and relname <> ${LEDGER} order by relname`)) as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

export async function countRows(db: Queryable): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of await keptTables(db)) {
    const { rows } = (await db.execute(sql`select count(*)::text as count from ${sql.identifier(name)}`)) as {
      rows: { count: string }[]
    }
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}
