/** How the database goes about a query, as it tells after having run it. */
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'

export async function planOf(db: Queryable, query: SQLWrapper): Promise<string> {
  const plan: unknown = await db.execute(sql`explain (analyze, costs off, timing off, summary off) ${query}`)
  return (plan as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']).join('\n')
}
