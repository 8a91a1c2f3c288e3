/** A connection of one's own to a PostgreSQL server, for work that takes as long as it takes. */
import pg from 'pg'
import { DatabaseUnreachableError } from '#db/database-unreachable-error.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** How values are written, whatever the server's own settings are: an archive is read by another. */
const FORMAT = `set client_encoding = 'UTF8'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set timezone = 'UTC'; set bytea_output = 'hex'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

/** Throws `DatabaseUnreachableError`. Who asks for it ends it. */
export async function connectForBulk(databaseUrl: string): Promise<pg.Client> {
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
    const { host, pathname } = new URL(databaseUrl)
    throw new DatabaseUnreachableError(`The database ${host}${pathname} of DATABASE_URL cannot be reached.`, { cause })
  }
  await client.query(FORMAT)
  return client
}
