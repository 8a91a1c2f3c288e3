/**
 * Rows that the database writes down as the contract has them, for pages that are answered as they come: to make objects
 * of them, and a text of those again, is most of what such a page costs the server.
 */
import { type AnyColumn, type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { keptStatement } from '../driver/kept-statement.ts'

/** A select of the query builder whose fields have the contract's names, in its order. */
interface Select extends SQLWrapper {
  _: { selectedFields: unknown }
}

export interface WrittenRows {
  /** The text of a JSON list. */
  rows: string
  /** How many there are on all pages; null where that is not asked. */
  total: number | null
}

export interface WrittenStatement {
  execute(values: Record<string, unknown>): Promise<WrittenRows>
  getQuery(): Query
}

export const noRows = '[]'

/** The statement of `query`, in its order, and of the list's total beside it. */
export function writtenRows(db: Queryable, name: string, query: Select, total: SQL): WrittenStatement {
  const fields = Object.keys(query._.selectedFields as Record<string, AnyColumn | SQL>)
  const columns = sql.join(fields.map(sql.identifier), sql`, `)
  const statement = db
    .select({
      rows: sql<string>`coalesce(json_agg(page), ${sql.raw(`'${noRows}'`)})::text`,
      total: sql<number | null>`${total}::integer`,
    })
    .from(sql`(${query.getSQL()}) as page(${columns})`)
    .prepare(name)
  const kept = keptStatement(statement)
  return {
    getQuery: () => statement.getQuery(),
    async execute(values) {
      const [found] = await kept.execute(values)
      return found ?? { rows: noRows, total: null }
    },
  }
}

/** A moment as `toISOString` writes it. */
export function isoText(moment: AnyColumn | SQL | SQL.Aliased): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
