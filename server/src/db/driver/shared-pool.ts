/** Connections that callers take turns at, and that remember statements by name. */
import type { Socket } from 'node:net'
import pg from 'pg'
import { isUnreachable } from '#http/failures/database-unreachable.ts'
import { currentCaller } from '#limits/caller.ts'
import type { Turns } from '#limits/turns.ts'
import type { WatchStatement } from '../database.ts'
import { AtOnce } from './asked-at-once.ts'
import { keptQuery, type KeptQuery, rememberAnswer } from './kept-query.ts'
import { currentHints, withinTransaction } from '../planner-hints.ts'
import { renameStatement, statementName } from './statement-names.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** The statement is gone, or would answer other columns than before: a table has changed. */
const outOfDate = new Set<string | undefined>(['26000', '0A000'])

/** The database takes no writes any more: a standby has its place. Whoever asks next gets another connection. */
const demoted = '25006'
/** Nothing is done by it, so it may be asked again when its connection broke. */
const onlyReads = /^\s*select\b/i

/**
 * For how long a connection is ours: as long as it lasts, or, behind a pooler of transactions, for one. Then the
 * next statement may reach another session of the database, which knows neither names nor settings of this one.
 */
export type Pooling = 'session' | 'transaction'

/** Sends every statement by its text, whatever name it was given. */
class UnnamingClient extends pg.Client {
  override query(asked: unknown, ...more: unknown[]): never {
    if (asked instanceof AtOnce) return asked.inTurn(this) as never
    const { name, ...query } = asked as pg.QueryConfig
    const send = super.query.bind(this) as (...given: unknown[]) => never
    return send(name === undefined ? asked : query, ...more)
  }
}

/** Sends a statement that comes again by its name, and from the second time on in one message. */
class NamingClient extends pg.Client {
  // The driver takes a query in several shapes; those that have no text go on as they are.
  override query(asked: unknown, ...more: unknown[]): never {
    if (asked instanceof AtOnce) return this.#askAtOnce(asked) as never
    const query = asked as pg.QueryConfig
    const name = nameOf(query)
    const send = super.query.bind(this) as (...given: unknown[]) => never
    if (name === undefined) return send(asked, ...more)
    const [values] = more as [unknown[] | undefined]
    if (more.length > 1 || typeof values === 'function') return send({ ...query, name }, ...more)
    const kept = keptQuery(this, { name, query, values })
    if (kept !== undefined) return this.#ask(kept).then(([result]) => result) as never
    const answer = send({ ...query, name }, ...more)
    void this.#remember(name, query, answer)
    return answer
  }

  async #askAtOnce(asked: AtOnce): Promise<void> {
    const kept = keptQuery(this, ...asked.statements.map((one) => ({ ...one, name: nameOf(one.query) })))
    await (kept === undefined ? asked.inTurn(this) : this.#ask(kept))
  }

  #ask(kept: KeptQuery): Promise<pg.QueryResult[]> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult[]>()
    const answered: KeptQuery['callback'] = (error, results = []) => (error ? reject(error) : resolve(results))
    kept.callback = answered
    super.query(kept as never)
    return promise
  }

  async #remember(name: string, query: pg.QueryConfig, answer: Promise<pg.QueryResult>): Promise<void> {
    try {
      rememberAnswer(name, query, await answer)
    } catch {
      // Whoever asked is told.
    }
  }
}

/** What is given back twice is given back once. */
function givenBack(): void {}

/** The one that it was given, or that its text has. */
function nameOf({ name, text }: pg.QueryConfig): string | undefined {
  return typeof text === 'string' ? (name ?? statementName(text)) : undefined
}

export interface SharedPoolConfig extends pg.PoolConfig {
  longReads: number
  pooling?: Pooling
  /** A connection that says nothing for so long while somebody has it is given up. Not at all where it is 0. */
  silenceMs?: number
}

/** A connection that nobody needed for so long is closed. */
const IDLE_MS = 10_000

/**
 * Nobody waits inside the pool itself: who has a turn has a connection. Long reads have connections of their own,
 * `longReads` at most, which keep what the planner was told.
 */
export class SharedPool extends pg.Pool {
  readonly #turns: Turns
  readonly #long: pg.Pool
  readonly #pooling: Pooling
  readonly #silenceMs: number
  readonly #settings = new WeakMap<pg.PoolClient, string>()
  readonly #demoted = new WeakSet<pg.PoolClient>()
  /**
   * Each connection that comes back begins to wait for being idle too long, and ends that when it is taken. A timer of
   * that length which always waits keeps Node's list of them: to make one anew cost a twentieth of a short request.
   */
  readonly #waiting = setInterval(() => {}, IDLE_MS).unref()

  constructor(config: SharedPoolConfig, turns: Turns) {
    const { longReads, pooling = 'session', silenceMs = 0, ...rest } = config
    const Client = pooling === 'session' ? NamingClient : UnnamingClient
    const shared = { Client, idleTimeoutMillis: IDLE_MS, ...rest }
    super(shared)
    this.#pooling = pooling
    this.#silenceMs = silenceMs
    this.#turns = turns
    this.#long = new pg.Pool({ ...shared, max: longReads })
    this.#long.on('error', (error, client) => this.emit('error', error, client))
    // A connection that breaks while it is somebody's rejects what they asked; there is nothing else to do about it.
    for (const pool of [this, this.#long]) pool.on('connect', (client) => this.#watch(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const client = this.#take()
    if (!connected) return client
    client.then(
      (client) => connected(undefined, client, (error) => client.release(error)),
      (error: Error) => connected(error, undefined, () => {}),
    )
  }

  // For the query builder. The driver's own has ten shapes; this is the one that is used.
  override query(asked: unknown, values?: unknown): never {
    return this.ask(asked as pg.QueryConfig, values as unknown[]) as never
  }

  /** For the whole process: connections are the driver's to make. */
  watchStatements(watch: WatchStatement): void {
    for (const { prototype } of [NamingClient, UnnamingClient]) {
      const plainly = prototype.query
      // Whoever gives a callback is the driver itself, and gets no promise.
      function watched(this: pg.Client, asked: unknown, ...more: unknown[]): never {
        const text = typeof asked === 'string' ? asked : (asked as Partial<pg.QueryConfig>).text
        const run = () => Reflect.apply(plainly, this, [asked, ...more]) as Promise<unknown>
        if (text === undefined || typeof more.at(-1) === 'function') return run() as never
        return watch(text, run) as never
      }
      prototype.query = watched
    }
  }

  /** Statements as one transaction; see `driver/at-once.ts`. */
  askAtOnce(asked: AtOnce): Promise<unknown> {
    return this.ask(asked)
  }

  load(): ReturnType<Turns['load']> {
    return this.#turns.load()
  }

  override async end(): Promise<void> {
    clearInterval(this.#waiting)
    await Promise.all([super.end(), this.#long.end()])
  }

  /**
   * One statement. Only a connection that is broken goes with its error: a refused statement leaves it whole. What
   * only reads is asked once more where its connection broke, as all of them do when the database changes its place.
   */
  async ask(query: pg.QueryConfig | AtOnce | string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#take()
    try {
      return await this.#askOn(client, query, values)
    } catch (error) {
      const text = typeof query === 'string' ? query : query.text
      if (!isUnreachable(error) || !onlyReads.test(text)) throw error
    }
    return this.#askOn(await this.#take(), query, values)
  }

  async #askOn(
    client: pg.PoolClient,
    query: pg.QueryConfig | AtOnce | string,
    values?: unknown[],
  ): Promise<pg.QueryResult> {
    const hints = this.#pooling === 'transaction' ? currentHints() : undefined
    let broken: Error | undefined
    try {
      if (hints === undefined) return await client.query(query as pg.QueryConfig, values)
      return await inTransaction(client, withinTransaction(hints), () => client.query(query as pg.QueryConfig, values))
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error
      else if (outOfDate.has(error.code)) {
        for (const text of textsIn(query)) renameStatement(text)
        // What it knows by names that were given is out of date as well.
        broken = error
      }
      throw error
    } finally {
      client.release(broken)
    }
  }

  async #take(): Promise<pg.PoolClient> {
    const leave = await this.#turns.enter()
    try {
      const hints = currentHints()
      const client = await (hints === undefined ? super.connect() : this.#long.connect())
      const release = client.release
      // A connection that ends while it is somebody's is given back by itself: the query builder forgets one whose
      // `begin` is refused, and its place would be nobody's any more.
      const ended = () => client.release(true)
      const giveBack = (error?: Error | boolean) => {
        client.release = givenBack
        client.removeListener('end', ended)
        release(error ?? this.#demoted.has(client))
        leave()
      }
      client.release = giveBack
      client.once('end', ended)
      // A database that hangs, or has gone without a word, would have its connections for good.
      const stream = (client as Partial<pg.PoolClient>).connection?.stream as Socket | undefined
      const silenceMs = currentCaller().unhurried ? 0 : this.#silenceMs
      // Whatever is sent and heard begins it anew by itself.
      if (stream !== undefined && stream.timeout !== silenceMs) stream.setTimeout(silenceMs)
      if (hints !== undefined && this.#pooling === 'session') await this.#set(client, hints)
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  #watch(client: pg.PoolClient): void {
    client.on('error', () => {})
    // Also of statements in transactions, which the query builder ends and gives back as if all were well.
    const { connection } = client as Partial<pg.PoolClient>
    connection?.stream?.on('timeout', () => connection.stream.destroy())
    connection?.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === demoted) this.#demoted.add(client)
    })
  }

  async #set(client: pg.PoolClient, settings: string): Promise<void> {
    if (this.#settings.get(client) === settings) return
    try {
      await client.query(settings)
      this.#settings.set(client, settings)
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}

function textsIn(query: pg.QueryConfig | AtOnce | string): string[] {
  if (typeof query === 'string') return []
  return query instanceof AtOnce ? query.statements.map((one) => one.query.text) : [query.text]
}

/** The settings hold for what is asked, and for nothing behind it. */
async function inTransaction<T>(client: pg.PoolClient, settings: string, ask: () => Promise<T>): Promise<T> {
  await client.query(`begin; ${settings}`)
  try {
    const answer = await ask()
    await client.query('commit')
    return answer
  } catch (error) {
    if (!isUnreachable(error)) await client.query('rollback')
    throw error
  }
}
