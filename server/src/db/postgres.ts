/** Opens any PostgreSQL-compatible server by its URL. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import * as schema from './schema.ts'

const CONNECT_TIMEOUT_MS = 1_500
const STATEMENT_TIMEOUT_MS = 10_000
const CONNECTIONS = 10

export interface PostgresOptions {
  url: string
  /** Told of connections that break while idle; the pool replaces them. */
  onIdleError(error: Error): void
}

export async function openPostgres({ url, onIdleError }: PostgresOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onIdleError)
  const ping = async () => void (await pool.query('select 1'))
  try {
    await ping()
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzle(pool, { schema }), ping, close: () => pool.end() }
}
