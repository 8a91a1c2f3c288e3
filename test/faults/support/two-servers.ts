/** Two servers on one PostgreSQL behind one name, as a proxy would have them, and a look into their database. */
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import { openPostgres } from '../../../server/src/db/postgres.ts'
import { startPostgres, type Postgres } from '../../postgres/start.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'

export interface TwoServers {
  postgres: Postgres
  dataDir: string
  servers: [ServerProcess, ServerProcess]
  /** The servers by turns. */
  originOf: (turn: number) => string
  /** Rows of a query, asked beside the servers. */
  rows: <Row>(query: string) => Promise<Row[]>
  stop: () => Promise<void>
}

/**
 * On a PostgreSQL of their own where none is given, which ends with them either way. Throws where none can be had: a
 * figure that was not measured does not hold.
 */
export async function twoServers(
  purpose: string,
  env: Record<string, string> = {},
  given?: Postgres,
): Promise<TwoServers> {
  const postgres = given ?? (await ownPostgres())
  const dataDir = await temporaryFolder(purpose)
  const settings = { DATABASE_URL: postgres.databaseUrl, ...env }
  const first = await startServer({ dataDir, env: settings, readyWithinMs: 120_000 })
  const oneName = { HOST_DOMAIN: first.hostDomain, PUBLIC_ORIGIN: first.origin }
  const second = await startServer({ dataDir, env: { ...settings, ...oneName }, readyWithinMs: 120_000 })
  const servers: [ServerProcess, ServerProcess] = [first, second]
  const beside = await openPostgres({ url: postgres.databaseUrl, onIdleError: () => {} })
  return {
    postgres,
    dataDir,
    servers,
    originOf: (turn) => servers[turn % 2 === 0 ? 0 : 1].origin,
    rows: (query) => rowsOf(beside, query),
    async stop() {
      await beside.close()
      for (const server of servers) await server.stop()
      await postgres.stop()
      await removeFolder(dataDir)
    },
  }
}

/** A PostgreSQL of the test's own. */
export async function ownPostgres(): Promise<Postgres> {
  const postgres = await startPostgres((sentence) => console.info(sentence))
  if ('unavailable' in postgres) throw new Error(postgres.unavailable)
  return postgres
}

export async function rowsOf<Row>({ db }: Pick<OpenDatabase, 'db'>, query: string): Promise<Row[]> {
  const answer: unknown = await db.execute(query)
  return (answer as { rows: Row[] }).rows
}
