/** Connections that callers take turns at, and that remember statements by name. */
import pg from 'pg'
import type { Turns } from '#limits/turns.ts'
import { currentHints } from './planner-hints.ts'
import { renameStatement, statementName } from './statement-names.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** The statement is gone, or would answer other columns than before: a table has changed. */
const outOfDate = new Set<string | undefined>(['26000', '0A000'])

/** Sends a statement that comes again by its name. */
class NamingClient extends pg.Client {
  // The driver takes a query in several shapes; those that have no text go on as they are.
  override query(asked: unknown, ...more: unknown[]): never {
    const query = asked as pg.QueryConfig
    const name = typeof query.text === 'string' && query.name === undefined ? statementName(query.text) : undefined
    const send = super.query.bind(this) as (...given: unknown[]) => never
    return send(name === undefined ? asked : { ...query, name }, ...more)
  }
}

/**
 * Nobody waits inside the pool itself: who has a turn has a connection. Long reads have connections of their own,
 * `longReads` at most, which keep what the planner was told.
 */
export class SharedPool extends pg.Pool {
  readonly #turns: Turns
  readonly #long: pg.Pool
  readonly #settings = new WeakMap<pg.PoolClient, string>()

  constructor(config: pg.PoolConfig & { longReads: number }, turns: Turns) {
    const { longReads, ...shared } = { Client: NamingClient, ...config }
    super(shared)
    this.#turns = turns
    this.#long = new pg.Pool({ ...shared, max: longReads })
    this.#long.on('error', (error, client) => this.emit('error', error, client))
    // A connection that breaks while it is somebody's rejects what they asked; there is nothing else to do about it.
    for (const pool of [this, this.#long]) pool.on('connect', (client) => client.on('error', () => {}))
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

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#long.end()])
  }

  /** One statement. Only a connection that is broken goes with its error: a refused statement leaves it whole. */
  async ask(query: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#take()
    let broken: Error | undefined
    try {
      return await client.query(query, values)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error
      else if (outOfDate.has(error.code) && typeof query !== 'string') renameStatement(query.text)
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
      client.release = (error) => {
        client.release = () => {}
        client.removeListener('end', ended)
        release(error)
        leave()
      }
      client.once('end', ended)
      if (hints !== undefined) await this.#set(client, hints)
      return client
    } catch (error) {
      leave()
      throw error
    }
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
