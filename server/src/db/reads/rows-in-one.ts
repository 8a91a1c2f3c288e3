/** Rows that come as one value: the database writes a page down as JSON, and one `JSON.parse` reads it. */
import { type AnyColumn, type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { keptStatement } from '../driver/kept-statement.ts'
import { rowMapper } from '../driver/row-mapper.ts'

/** A select of the query builder, of columns and expressions side by side. */
export interface Select<Row> extends SQLWrapper, PromiseLike<Row[]> {
  _: { selectedFields: unknown }
}
type Field = AnyColumn | SQL | SQL.Aliased

export interface RowsStatement<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>
  getQuery(): Query
}

/**
 * The statement of `query`, in its order, for pages of many rows: the driver reads, and the query builder maps, each
 * field of a row by itself, and that is most of what such a page costs the server. What JSON has no value of its own
 * for (dates) comes as text and is read as the driver's text is.
 */
export function rowsInOne<Row>(db: Queryable, name: string, query: Select<Row>): RowsStatement<Row> {
  const fields = Object.entries(query._.selectedFields as Record<string, Field>)
  const columns = sql.join(
    fields.map((_field, place) => sql.raw(`c${place}`)),
    sql`, `,
  )
  const statement = db
    .select({ rows: sql<unknown[][]>`coalesce(json_agg(json_build_array(${columns})), '[]')` })
    .from(sql`(${query.getSQL()}) as page(${columns})`)
    .prepare(name)
  const kept = keptStatement(statement)
  const read = rowMapper(
    fields.map(([path, field]) => ({ path: [path], field })),
    undefined,
  )
  if (read === undefined) throw new Error(`${name} has more than fields side by side`)
  return {
    getQuery: () => statement.getQuery(),
    async execute(values) {
      const [found] = await kept.execute(values)
      return (found?.rows ?? []).map(read) as Row[]
    },
  }
}
