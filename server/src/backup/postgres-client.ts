/** A connection of one's own to a PostgreSQL server, for work that takes as long as it takes. */
import pg from 'pg'
import { DatabaseUnreachableError } from '#db/database-unreachable-error.ts'

const CONNECT_TIMEOUT_MS = 5_000
/**
 * How values are written, whatever the server's own settings are: an archive is read by another. Within the transaction,
 * for what pools connections may give the next one another.
 */
const settings = `set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** With a transaction open, which `begin` begins. Throws `DatabaseUnreachableError`. Who asks for it ends it. */
export async function beginBulk(databaseUrl: string, begin: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'atrium backup',
  })
  // A connection that breaks rejects what was asked of it; there is nothing else to do about it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    throw DatabaseUnreachableError.of(databaseUrl, cause)
  }
  await client.query(begin)
  await client.query(settings)
  return client
}
