/** The database that a bench asks: the embedded one in memory, or the one that `DATABASE_URL` names. */
import { Client } from 'pg'
import type { OpenDatabase } from '../../server/src/db/database.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { memoryDatabase } from '../../server/src/testing/databases/memory-database.ts'

export interface BenchDatabase extends OpenDatabase {
  kind: 'PGlite' | 'PostgreSQL'
  /** Runs what only prepares a bench: for as long as it takes, where a server's own statements are ended after ten seconds. */
  prepare(text: string): Promise<void>
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const url = process.env['DATABASE_URL']
  return url === undefined ? inMemory() : at(url)
}

async function inMemory(): Promise<BenchDatabase> {
  const database = await memoryDatabase()
  return { ...database, kind: 'PGlite', prepare: async (text) => void (await database.db.execute(text)) }
}

async function at(url: string): Promise<BenchDatabase> {
  const database = await openPostgres({ url, onIdleError: (error) => console.error(error) })
  await migrate(database.db)
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    ...database,
    kind: 'PostgreSQL',
    prepare: async (text) => void (await client.query(text)),
    async close() {
      await client.end()
      await database.close()
    },
  }
}
