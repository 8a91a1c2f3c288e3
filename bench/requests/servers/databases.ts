/** Databases of the bench's own: many in one PostgreSQL, or the embedded one in a folder, filled by SQL. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import { openPostgres } from '../../../server/src/db/postgres.ts'
import { runUnhurried } from '../../../server/src/limits/caller.ts'
import { startPostgres } from '../../../test/postgres/start.ts'
import type { RunSql } from './sizes.ts'

export interface Cluster {
  /** An empty database of that name; answers its address. */
  create(name: string): Promise<string>
  /** Of PostgreSQL itself. */
  version: string
  stop(): Promise<void>
}

/**
 * As docs/operations.md asks it to be set. Without, a table of a million is read through the kernel page by page, and a
 * checkpoint that comes every few seconds has whole pages written to the log.
 */
const settings = { shared_buffers: '2GB', max_wal_size: '4GB' }

export async function startCluster(say: (sentence: string) => void): Promise<Cluster> {
  const postgres = await startPostgres(say, settings)
  if ('unavailable' in postgres) throw new Error(postgres.unavailable)
  let version = ''
  await withPostgres(postgres.databaseUrl, async (run) => {
    // What a query costs is then all spent by the process whose name says for whom.
    await run('alter role atrium set max_parallel_workers_per_gather = 0')
    const { rows } = (await run('show server_version')) as { rows: { server_version: string }[] }
    version = rows[0]?.server_version.split(' ')[0] ?? ''
  })
  return {
    version,
    async create(name) {
      await withPostgres(postgres.databaseUrl, (run) => run(`create database ${name}`))
      return postgres.databaseUrl.replace(/[^/]+$/, name)
    },
    stop: postgres.stop,
  }
}

export async function withPostgres(url: string, work: (run: RunSql) => Promise<unknown>): Promise<void> {
  const database = await openPostgres({ url, onIdleError: () => {} })
  // An index of a million takes longer than any request may: by the server's clock, and by the pool's.
  const unhurried = (run: RunSql) => runUnhurried(async () => void (await work(run)))
  await withDatabase(database, async (run) => {
    // One at a time they all have the same connection.
    await run('set statement_timeout = 0')
    await unhurried(run)
  })
}

/** With the checkout's own engine, for it may be another version's. Nobody else may have the folder open. */
export async function withEmbedded(
  checkout: string,
  dataDir: string,
  work: (run: RunSql) => Promise<unknown>,
): Promise<void> {
  const module = pathToFileURL(join(checkout, 'server/src/db/embedded/pglite.ts')).href
  const { openEmbedded } = (await import(module)) as { openEmbedded: (folder: string) => Promise<OpenDatabase> }
  await withDatabase(await openEmbedded(dataDir), work)
}

async function withDatabase({ db, close }: OpenDatabase, work: (run: RunSql) => Promise<unknown>): Promise<void> {
  try {
    await work((text) => db.execute(text))
  } finally {
    await close()
  }
}
