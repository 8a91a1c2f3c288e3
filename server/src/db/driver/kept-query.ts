/**
 * Statements that a connection knows by their names, as the hot paths ask them: written as one message, and read by what
 * the database said of their columns the first time. The driver writes four messages for each, is told of the columns
 * every time, and looks up how to read each of them.
 */
import type { Writable } from 'node:stream'
import pg from 'pg'
import { textOf } from './execution-values.ts'
import { writeExecutions } from './execution.ts'

type Reader = (text: string) => unknown

/** What the database says of a statement's answer, and how its columns are read. */
interface Answers {
  fields: pg.FieldDef[]
  readers: Reader[]
}

/** As much of the driver's connection as is needed. */
interface Connection {
  stream: Writable
  parsedStatements: Record<string, string | undefined>
  sendCopyFail(why: string): void
}

/** A statement that has a name; undefined where it has none yet. */
export interface Asked {
  name: string | undefined
  query: pg.QueryConfig
  values?: readonly unknown[] | undefined
}

type Answered = (error: Error | null, results?: pg.QueryResult[]) => void

/** By statement and by who asks: the query builder has readers of its own, and they are the same for all it asks. */
const answers = new Map<string, Answers>()
const keyOf = (name: string, { types }: pg.QueryConfig) => (types === undefined ? name : `${name} read by the asker`)

/** Keeps what the driver has been told of the answers to a statement. */
export function rememberAnswer(name: string, query: pg.QueryConfig, { fields }: pg.QueryResult): void {
  const types = query.types ?? pg.types
  const readers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as Reader)
  answers.set(keyOf(name, query), { fields, readers })
}

/**
 * The same on this connection, in one transaction; undefined where it does not know a statement yet, where nothing is
 * known of what is answered, or where a value is of a kind that is the driver's to write: then the driver asks.
 */
export function keptQuery(client: pg.Client, ...asked: readonly Asked[]): KeptQuery | undefined {
  const { connection } = client as unknown as { connection?: Connection }
  const parts: Part[] = []
  for (const { name, query, values = [] } of asked) {
    if (name === undefined || connection?.parsedStatements[name] !== query.text) return undefined
    const answer = answers.get(keyOf(name, query))
    const texts = textsOf(values)
    if (answer === undefined || texts === undefined) return undefined
    const inArrays = (query as pg.QueryArrayConfig).rowMode === 'array'
    parts.push({ ...answer, inArrays, statement: name, values: texts })
  }
  return new KeptQuery(parts)
}

function textsOf(values: readonly unknown[]): (string | null)[] | undefined {
  const texts: (string | null)[] = []
  for (const value of values) {
    const text = textOf(value)
    if (text === undefined) return undefined
    texts.push(text)
  }
  return texts
}

interface Part extends Answers {
  inArrays: boolean
  statement: string
  values: (string | null)[]
}

/** Handed to the driver, which calls it as it calls its own: https://node-postgres.com/apis/client#clientquery */
export class KeptQuery {
  callback: Answered | undefined
  readonly #parts: readonly Part[]
  readonly #results: pg.QueryResult[] = []
  #rows: unknown[] = []
  #failure: Error | undefined

  constructor(parts: readonly Part[]) {
    this.#parts = parts
  }

  submit({ stream }: Connection): null {
    // Of a connection that is closing everything is rejected when it has closed.
    if (stream.writable) stream.write(writeExecutions(this.#parts))
    return null
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    const part = this.#parts[this.#results.length]
    if (part === undefined) return
    try {
      const values = valuesIn(texts, part.readers)
      this.#rows.push(part.inArrays ? values : named(part.fields, values))
    } catch (error) {
      this.#failure ??= error as Error
    }
  }

  /** One after the other: "SELECT 3", "INSERT 0 1". */
  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ')
    const [command = ''] = words
    const rowCount = words.length > 1 ? Number(words.at(-1)) : null
    const fields = this.#parts[this.#results.length]?.fields ?? []
    this.#results.push({ rows: this.#rows as pg.QueryResultRow[], fields, command, rowCount, oid: 0 })
    this.#rows = []
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.callback?.(null, this.#results)
    else this.handleError(this.#failure)
  }

  handleError(error: Error): void {
    this.callback?.(error)
  }

  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFail('nothing is copied by a statement of this kind')
  }
}

/** In the place of the texts. */
function valuesIn(texts: (string | null)[], readers: readonly Reader[]): unknown[] {
  const values: unknown[] = texts
  for (let column = 0; column < texts.length; column += 1) {
    const text = texts[column]
    if (typeof text === 'string') values[column] = readers[column]?.(text)
  }
  return values
}

function named(fields: readonly pg.FieldDef[], values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name }, column) => [name, values[column]]))
}
