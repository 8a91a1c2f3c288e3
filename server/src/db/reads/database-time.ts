/** What time it is by the database's clock, which need not be this server's: as of the transaction's beginning. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database.ts'

export async function databaseTime(tx: Transaction): Promise<Date> {
  const { rows } = (await tx.execute(sql`select extract(epoch from now())::float8 as seconds`)) as {
    rows: { seconds: number }[]
  }
  const [row] = rows
  if (!row) throw new Error('the database says no time')
  return new Date(row.seconds * 1_000)
}
