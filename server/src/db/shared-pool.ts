/** A pool of connections that callers take turns at. */
import pg from 'pg'
import type { Turns } from '#limits/turns.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** Nobody waits inside the pool itself: who has a turn has a connection. */
export class SharedPool extends pg.Pool {
  readonly #turns: Turns

  constructor(config: pg.PoolConfig, turns: Turns) {
    super(config)
    this.#turns = turns
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

  async #take(): Promise<pg.PoolClient> {
    const leave = await this.#turns.enter()
    try {
      const client = await super.connect()
      const release = client.release
      client.release = (error) => {
        release(error)
        leave()
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }
}
