/**
 * Makes rows of a select out of the driver's values, as the query builder does, but settles once for a statement what
 * the query builder asks of each field of each row: where it stands, and how it is read.
 */
import { Column, getTableName, is, noopDecoder, SQL } from 'drizzle-orm'

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** A field of a select: where it stands in a row, and the column or the expression that it is. */
export interface SelectedField {
  path: string[]
  field: unknown
}

/** Of a left join's tables, by name: whether a row always has one. */
export type JoinedTables = Record<string, boolean> | undefined

type RowMapper = (values: readonly unknown[]) => unknown
type Part = [name: string, read: (values: readonly unknown[]) => unknown]

/** Answers undefined for what is neither flat nor a record of records: the query builder's own way is left to that. */
export function rowMapper(fields: readonly SelectedField[], joined: JoinedTables): RowMapper | undefined {
  const parts = new Map<string, Part>()
  for (const [column, { path, field }] of fields.entries()) {
    const [name = '', inner, ...more] = path
    if (more.length > 0) return undefined
    if (inner === undefined) parts.set(name, [name, reader(field, column)])
    else if (!parts.has(name)) parts.set(name, [name, record(name, fields, joined)])
  }
  return objectOf([...parts.values()])
}

/** An object within the row; null where it is of a joined table that has no row: its first column is never null else. */
function record(name: string, fields: readonly SelectedField[], joined: JoinedTables) {
  const own = [...fields.entries()].filter(([, { path }]) => path[0] === name && path.length === 2)
  const make = objectOf(own.map(([column, { path, field }]) => [path[1] ?? '', reader(field, column)]))
  const columns = own.flatMap(([column, { field }]) => (is(field, Column) ? [{ column, table: tableOf(field) }] : []))
  const [first] = columns
  const mayLack =
    joined !== undefined &&
    first !== undefined &&
    columns.every(({ table }) => table === first.table) &&
    joined[first.table] !== true
  if (!mayLack) return make
  return (values: readonly unknown[]) => (values[first.column] === null ? null : make(values))
}

const tableOf = (column: Column): string => getTableName(column.table)

function objectOf(parts: readonly Part[]): RowMapper {
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [name, read] of parts) row[name] = read(values)
    return row
  }
}

/** What leaves values as they are is not called for each of them. */
const asItIs: unknown[] = [Column.prototype.mapFromDriverValue, noopDecoder.mapFromDriverValue]

function reader(field: unknown, column: number): Part[1] {
  const decoder = decoderOf(field)
  if (asItIs.includes(decoder.mapFromDriverValue)) return (values) => values[column]
  return (values) => {
    const value = values[column]
    return value === null ? null : decoder.mapFromDriverValue(value)
  }
}

/** A column reads its own values; an expression may have been told how. */
function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL) ? field : (field as { sql: unknown }).sql
  return (expression as { decoder: Decoder }).decoder
}
