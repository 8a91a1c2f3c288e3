/**
 * A prepared statement of the query builder, asked of the driver and read without its detours: for each execution it
 * goes through a cache that we do not have, spans that nobody reads and, for each field of each row, what kind of field
 * that is.
 */
import { DrizzleQueryError, is, Param, Placeholder, type Query } from 'drizzle-orm'
import { type JoinedTables, rowMapper, type SelectedField } from './row-mapper.ts'

/** What the query builder keeps of a statement, whichever the driver. It has no names for that in its types. */
interface Prepared {
  client: { query(...asked: unknown[]): Promise<{ rows: unknown[] }> }
  fields?: SelectedField[]
  joinsNotNullableMap?: JoinedTables
  customResultMapper?: unknown
  /** How it is to be answered, in rows or without any; of the remote driver with its text. */
  queryConfig: object
  rawQueryConfig: object
  params: unknown[]
  getQuery(): Query
}

type Values = Record<string, unknown>

/** The same statement; as it is where it is none of a driver's, or is read in a way of its own. */
export function keptStatement<Statement extends object>(statement: Statement): Statement {
  if (!('queryConfig' in statement && 'rawQueryConfig' in statement)) return statement
  const prepared = statement as unknown as Prepared
  const { fields, joinsNotNullableMap, customResultMapper } = prepared
  if (customResultMapper !== undefined) return statement
  const read = fields && rowMapper(fields, joinsNotNullableMap)
  return fields && !read ? statement : (new KeptStatement(prepared, read) as unknown as Statement)
}

/** A statement with its values, for whoever asks several at once. */
export interface Written {
  query: object
  text: string
  values: unknown[]
}

/** Its fields can be inherited: a transaction's own statement is this one with another `client` (`prepared.ts`). */
export class KeptStatement {
  readonly client: Prepared['client']
  private readonly prepared: Prepared
  /** Absent: it answers no rows. */
  private readonly read: ((values: readonly unknown[]) => unknown) | undefined
  private readonly parameters: readonly ((values: Values) => unknown)[]

  constructor(prepared: Prepared, read: ((values: readonly unknown[]) => unknown) | undefined) {
    this.client = prepared.client
    this.prepared = prepared
    this.read = read
    this.parameters = prepared.params.map(parameter)
  }

  getQuery(): Query {
    return this.prepared.getQuery()
  }

  written(values: Values): Written {
    const { queryConfig, rawQueryConfig } = this.prepared
    const query = this.read ? queryConfig : rawQueryConfig
    return { query, text: this.getQuery().sql, values: this.parameters.map((valueIn) => valueIn(values)) }
  }

  async execute(values: Values = {}): Promise<unknown> {
    const answer = await this.ask(this.written(values))
    return this.read ? (answer.rows as unknown[][]).map(this.read) : answer
  }

  /** Rejects as the query builder does. */
  private async ask({ query, text, values }: Written): Promise<{ rows: unknown[] }> {
    try {
      return await this.client.query(...('text' in query ? [query, values] : [text, values, query]))
    } catch (error) {
      throw new DrizzleQueryError(text, values, error as Error)
    }
  }
}

function parameter(given: unknown): (values: Values) => unknown {
  if (is(given, Placeholder)) return (values) => valueOf(values, given.name)
  if (is(given, Param) && is(given.value, Placeholder)) {
    const { value, encoder } = given
    return (values) => encoder.mapToDriverValue(valueOf(values, value.name))
  }
  return () => given
}

function valueOf(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`)
  return values[name]
}
