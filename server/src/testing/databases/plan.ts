/** How the database goes about a query, as it tells after having run it. */
import { fillPlaceholders, sql } from 'drizzle-orm'
import type { Query } from 'drizzle-orm/sql'
import type { Database } from '#db/database.ts'
import { currentHints } from '#db/planner-hints.ts'

interface Built {
  toSQL(): Query
}

/** Planned by its name and the hints that it is asked under, as a running server has it planned. */
export async function planOf(db: Database, query: Built): Promise<string> {
  const { sql: text, params } = query.toSQL()
  const values = params.length === 0 ? '' : `(${params.map(literal).join(', ')})`
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(currentHints() ?? 'select 1'))
    await tx.execute(sql.raw(`prepare planned as ${text}`))
    const plan: unknown = await tx.execute(
      sql.raw(`explain (analyze, costs off, timing off, summary off) execute planned${values}`),
    )
    await tx.execute(sql.raw('deallocate planned'))
    return (plan as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

interface Prepared {
  getQuery(): Query
}

/** The same for a statement that was prepared, with the values that it is given. */
export function planOfPrepared(db: Database, statement: Prepared, values: Record<string, unknown>): Promise<string> {
  const { sql, params } = statement.getQuery()
  return planOf(db, { toSQL: () => ({ sql, params: fillPlaceholders(params, values) }) })
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  const text = value instanceof Date ? value.toISOString() : value
  if (typeof text !== 'string') throw new Error(`no literal for ${typeof value}`)
  return `'${text.replaceAll("'", "''")}'`
}
