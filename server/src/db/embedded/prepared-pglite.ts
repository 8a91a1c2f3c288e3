/**
 * PGlite that has PostgreSQL parse and plan a statement once.
 *
 * The driver sends each query in six messages, and every time from its text. Here a text that is seen
 * again gets a name, and from then on travels as bind, execute and sync in one message. Statements
 * inside a transaction go the driver's own way.
 *
 * It computes in the thread that answers everybody. Callers take turns, and between two statements whatever else
 * waits for the thread comes first.
 */
import {
  type messages,
  parse,
  PGlite,
  type PGliteOptions,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { currentHints, withoutHints } from '#db/planner-hints.ts'
import { createTurns, type Turns, type TurnsOptions } from '#limits/turns.ts'

const { serialize } = protocol
/** The product has fewer, but texts with a list in them come in many lengths. */
const MOST_KEPT = 200
/** The statement is gone, or would answer other columns than before: a table has changed. */
const outOfDate = new Set<unknown>(['26000', '0A000'])

/** There is one session, so a turn is all of it; who waits for a vacuum waits longer than for anything else. */
const SHARES = {
  places: 1,
  each: 1,
  longReads: { places: 1, each: 1 },
  waiting: { each: 500, all: 10_000 },
  patienceMs: { own: 20_000, others: 10_000 },
}

interface Statement {
  name: string
  parameterTypes: number[]
  /** What the database says of the columns, as the driver's parser wants it before the rows. */
  columns: messages.BackendMessage[]
}
type Parsers = PGlite['parsers']

export class PreparedPGlite extends PGlite {
  /** By text, what was used longest ago first; undefined for a text that was seen once. */
  readonly #statements = new Map<string, Statement | undefined>()
  #named = 0
  readonly #parsers = new WeakMap<object, Parsers>()
  readonly #turns: Turns
  /** The statement that the session was last set by. */
  #hints = withoutHints

  constructor(options: PGliteOptions = {}, shares: TurnsOptions = SHARES) {
    super(options)
    this.#turns = createTurns(shares)
  }

  override query<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.#inTurn(() => this.#query<T>(text, params, options))
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(() => super.transaction((tx) => work(yielding(tx))))
  }

  /** As it was opened: nothing is prepared, nothing set. */
  async discard(): Promise<void> {
    await this.exec('discard all')
    this.#statements.clear()
    this.#hints = withoutHints
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.#turns.enter()
    try {
      await this.#set(currentHints() ?? withoutHints)
      return await work()
    } finally {
      leave()
    }
  }

  /** There is one session for everybody: it is set for who has the turn, where that differs from who had it before. */
  async #set(hints: string): Promise<void> {
    if (this.#hints === hints) return
    await this.#query(hints, [], {})
    this.#hints = hints
  }

  async #query<T>(text: string, params: unknown[], options: QueryOptions): Promise<Results<T>> {
    if (!this.#statements.has(text)) {
      this.#statements.set(text, undefined)
      return super.query<T>(text, params, options)
    }
    await this._checkReady()
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(() => this.#run<T>(text, params, options)))
  }

  async #run<T>(text: string, params: unknown[], options: QueryOptions): Promise<Results<T>> {
    try {
      const { name, parameterTypes, columns } = await this.#statement(text)
      const values = params.map((value, index) => this.#asText(value, parameterTypes[index]))
      const answer = await this.#send(serialize.bind({ statement: name, values }), serialize.execute())
      await this.syncToFs()
      const [results] = parse.parseResults([...columns, ...answer], this.#parsersOf(options), {
        rowMode: options.rowMode ?? 'object',
      })
      return results as Results<T>
    } catch (error) {
      if (outOfDate.has((error as { code?: unknown }).code)) this.#statements.delete(text)
      throw error
    }
  }

  /** The statement of a text, prepared when it has to be; the one used longest ago makes room. */
  async #statement(text: string): Promise<Statement> {
    const statement = this.#statements.get(text) ?? (await this.#prepare(text))
    this.#statements.delete(text)
    this.#statements.set(text, statement)
    const [oldest] = this.#statements
    if (this.#statements.size > MOST_KEPT && oldest) {
      this.#statements.delete(oldest[0])
      if (oldest[1]) await this.#send(serialize.close({ type: 'S', name: oldest[1].name }))
    }
    return statement
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `kept_${(this.#named += 1)}`
    const answer = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    }
  }

  /** One message, closed by a sync so that an error leaves nothing open. Rejects with what the database says. */
  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }

  #asText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.serializers[type]
    if (serializer) return serializer(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  /** The query builder has parsers of its own, the same object every time a prepared query runs. */
  #parsersOf({ parsers }: QueryOptions): Parsers {
    if (parsers === undefined) return this.parsers
    const known = this.#parsers.get(parsers)
    if (known) return known
    const all = { ...this.parsers, ...parsers }
    this.#parsers.set(parsers, all)
    return all
  }
}

/** Lets the thread answer others before each statement of a transaction but the first. */
function yielding(tx: Transaction): Transaction {
  let first = true
  return Object.create(tx, {
    query: {
      async value(...given: Parameters<Transaction['query']>) {
        if (!first) await nextTurn()
        first = false
        return tx.query(...given)
      },
    },
    closed: { get: () => tx.closed },
  }) as Transaction
}
