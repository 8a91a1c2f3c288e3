/**
 * PGlite that has PostgreSQL parse and plan a statement once.
 *
 * The driver sends each query in six messages, every time from its text, and reads each answer twice. Here a text that
 * is seen again gets a name, in a transaction too, and from then on travels as bind, execute and sync in one message;
 * answers are read where they lie (`wire.ts`).
 *
 * It computes in the thread that answers everybody. Callers take turns, and between two statements whatever else
 * waits for the thread comes first.
 */
import {
  PGlite,
  type PGliteOptions,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  TransactionAbortedError,
} from '@electric-sql/pglite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WatchStatement } from '#db/database.ts'
import { currentHints, withoutHints } from '#db/planner-hints.ts'
import { createTurns, type Turns, type TurnsOptions } from '#limits/turns.ts'
import { compileParserPlainly } from './plain-code.ts'
import { Received } from './received.ts'
import { writeExecutions } from '#db/driver/execution.ts'
import { assertDone, type Description, readAnswer, readDescription } from './wire.ts'

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

interface Statement extends Description {
  /** Empty for one that is run once. */
  name: string
}
type Parser = PGlite['parsers'][string]

export class PreparedPGlite extends PGlite {
  /** By text, what was used longest ago first; undefined for a text that was seen once. */
  readonly #statements = new Map<string, Statement | undefined>()
  #named = 0
  readonly #received = new Received()
  readonly #turns: Turns
  /** The statement that the session was last set by. */
  #hints = withoutHints

  /** Undefined: nobody watches. */
  #watch: WatchStatement | undefined

  constructor(options: PGliteOptions = {}, shares: TurnsOptions = SHARES) {
    super(options)
    this.#turns = createTurns(shares)
  }

  watchStatements(watch: WatchStatement): void {
    this.#watch = watch
  }

  load(): ReturnType<Turns['load']> {
    return this.#turns.load()
  }

  /** The first thing that the driver asks of an engine that is ready. */
  override async _initArrayTypes(options: { force?: boolean } = {}): Promise<void> {
    if (options.force !== true) await compileParserPlainly(this)
    await super._initArrayTypes(options)
  }

  override query<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.#inTurn(() => this.#exclusively(() => this.#query<T>(text, params, options)))
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inTurn(() => this.#exclusively(() => this.#transaction(work)))
  }

  /** As it was opened: nothing is prepared, nothing set. */
  async discard(): Promise<void> {
    await this.exec('discard all')
    this.#statements.clear()
    this.#hints = withoutHints
    this.#watch = undefined
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.#turns.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  async #exclusively<T>(work: () => Promise<T>): Promise<T> {
    await this._checkReady()
    const hints = currentHints() ?? withoutHints
    return this._runExclusiveTransaction(async () => {
      await this.#set(hints)
      return work()
    })
  }

  /** There is one session for everybody: it is set for who has the turn, where that differs from who had it before. */
  async #set(hints: string): Promise<void> {
    if (this.#hints === hints) return
    await this.#query(hints, [], {})
    this.#hints = hints
  }

  /** Runs it in what is open: a transaction, or the exclusive turn. */
  #query<T>(text: string, params: unknown[], options: QueryOptions): Promise<Results<T>> {
    const run = () => this._runExclusiveQuery(() => this.#run<T>(text, params, options))
    return this.#watch ? this.#watch(text, run) : run()
  }

  async #run<T>(text: string, params: unknown[], options: QueryOptions): Promise<Results<T>> {
    try {
      const { name, columns, parameterTypes } = await this.#statement(text)
      const values = params.map((value, index) => this.#asText(value, parameterTypes[index]))
      const bytes = await this.#send(writeExecutions([{ statement: name, values }]))
      const readers = columns.map(({ dataTypeID }) => this.#readerOf(dataTypeID, options))
      return readAnswer(bytes, columns, readers, options.rowMode ?? 'object') as Results<T>
    } catch (error) {
      if (outOfDate.has((error as { code?: unknown }).code)) this.#statements.delete(text)
      throw error
    }
  }

  /** The statement of a text, prepared when it has to be; the one used longest ago makes room. */
  async #statement(text: string): Promise<Statement> {
    if (!this.#statements.has(text)) {
      this.#statements.set(text, undefined)
      return this.#prepare('', text)
    }
    const statement = this.#statements.get(text) ?? (await this.#prepare(`kept_${(this.#named += 1)}`, text))
    this.#statements.delete(text)
    this.#statements.set(text, statement)
    const [oldest] = this.#statements
    if (this.#statements.size > MOST_KEPT && oldest) {
      this.#statements.delete(oldest[0])
      if (oldest[1]) assertDone(await this.#send(closing(oldest[1].name)))
    }
    return statement
  }

  async #prepare(name: string, text: string): Promise<Statement> {
    const parts = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
    return { name, ...readDescription(await this.#send(Buffer.concat(parts))) }
  }

  /**
   * One message, closed by a sync so that an error leaves nothing open. What comes back stands until the next one.
   * Files are the host's own: when the engine has written and synced them, there is nothing left to bring anywhere.
   */
  async #send(message: Uint8Array): Promise<Buffer> {
    this.#received.clear()
    await this.execProtocolRawStream(message, { syncToFs: false, onRawData: (bytes) => this.#received.add(bytes) })
    return this.#received.bytes()
  }

  #asText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    const serializer = this.serializers[type]
    if (serializer) return serializer(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  #readerOf(type: number, { parsers }: QueryOptions): Parser | undefined {
    return parsers?.[type] ?? this.parsers[type]
  }

  async #transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = (text: string) => this.#query(text, [], {})
    await run('begin')
    let [first, closed] = [true, false]
    const end = (how: 'commit' | 'rollback') => {
      closed = true
      return run(how)
    }
    const tx: Pick<Transaction, 'query' | 'rollback' | 'closed'> = {
      query: async (text, params = [], options = {}) => {
        // The thread answers others before each statement of a transaction but the first.
        if (!first) await nextTurn()
        first = false
        if (closed) throw new Error('Transaction is closed')
        return this.#query(text, params, options)
      },
      rollback: async () => void (await end('rollback')),
      get closed() {
        return closed
      },
    }
    try {
      // The query builder asks for nothing else.
      const result = await work(tx as Transaction)
      if (!closed && (await end('commit')).command === 'ROLLBACK') throw new TransactionAbortedError()
      return result
    } catch (error) {
      if (!closed) await end('rollback')
      throw error
    }
  }
}

const closing = (name: string) => Buffer.concat([serialize.close({ type: 'S', name }), serialize.sync()])
