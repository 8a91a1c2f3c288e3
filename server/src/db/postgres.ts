/** Opens any PostgreSQL-compatible server by its URL. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { runForEverybody } from '#limits/caller.ts'
import { createTurns } from '#limits/turns.ts'
import type { OpenDatabase } from './database.ts'
import * as schema from './schema.ts'
import { type Pooling, SharedPool } from './driver/shared-pool.ts'

const CONNECT_TIMEOUT_MS = 1_500
const STATEMENT_TIMEOUT_MS = 10_000
/** The database would have said by then that it took too long: one that is silent for longer hangs. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000
const CONNECTIONS = 10
/** Connections that long reads have beside these: they keep what the planner was told. */
const FOR_LONG_READS = 4
/** One caller's share of them, and that of everybody's long reads: the rest is always there for short calls. */
const SHARES = {
  places: CONNECTIONS,
  each: 3,
  longReads: { places: FOR_LONG_READS, each: 2 },
  waiting: { each: 500, all: 10_000 },
  patienceMs: { own: 10_000, others: CONNECT_TIMEOUT_MS },
}

export interface PostgresOptions {
  url: string
  /** Whether a pooler in front lends connections by the transaction; by the session unless said. */
  pooling?: Pooling
  /** Told of connections that break while idle; the pool replaces them. */
  onIdleError(error: Error): void
}

export async function openPostgres({ url, pooling = 'session', onIdleError }: PostgresOptions): Promise<OpenDatabase> {
  const config = {
    connectionString: url,
    max: CONNECTIONS,
    longReads: FOR_LONG_READS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    pooling,
    silenceMs: SILENCE_MS,
    keepAlive: true,
    // A pooler refuses a connection that asks for it: there the database's role has it.
    ...(pooling === 'session' && { statement_timeout: STATEMENT_TIMEOUT_MS }),
  }
  const pool = new SharedPool(config, createTurns(SHARES))
  pool.on('error', onIdleError)
  const ping = () => runForEverybody(async () => void (await pool.ask('select 1')))
  try {
    await ping()
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle(pool, { schema }),
    ping,
    close: () => pool.end(),
    watchStatements: (watch) => pool.watchStatements(watch),
    load: () => pool.load(),
  }
}
