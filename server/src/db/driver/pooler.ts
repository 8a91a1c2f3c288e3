/** Whether something in front of the database lends its connections by the transaction, whatever the settings say. */
import pg from 'pg'

const PATIENCE_MS = 1_500

/**
 * Two connections take turns: a session of the database that is one's own stays the same while somebody else is in a
 * transaction. False too where nobody can say, as where there is no room for two more.
 */
export async function lendsByTransaction(databaseUrl: string): Promise<boolean> {
  const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const [one, other] = [0, 1].map(() => new pg.Client({ connectionString: databaseUrl, ...patience }))
  if (!one || !other) return false
  for (const client of [one, other]) client.on('error', () => {})
  try {
    await Promise.all([one.connect(), other.connect()])
    const before = await sessionOf(one)
    await other.query('begin')
    await sessionOf(other)
    return (await sessionOf(one)) !== before
  } catch {
    return false
  } finally {
    await Promise.all([one.end(), other.end()]).catch(() => {})
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]?.session
}
