/** Opens the database that the settings name, and brings it up to date. */
import type { Logger } from 'pino'
import type { Settings } from '#settings.ts'
import { DatabaseUnreachableError, setPooling } from './database-unreachable-error.ts'
import type { Database, OpenDatabase } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { clockDifference, whatIsUnfit } from './unfit-server.ts'

export interface OpenOptions {
  /** Tries a copy of an embedded database that was brought up to date, before it takes the place of what is there. */
  prove?: (database: OpenDatabase, dataDir: string) => Promise<void>
  /** Asked of a server's database before it is brought up to date; whatever it throws leaves it as it was. */
  requireKey?: (db: Database) => Promise<void>
  /** Others than the product's own, for tests. */
  migrations?: ReturnType<typeof readMigrations>
}

/** Throws `FolderInUseError`, `DatabaseUnreachableError`, `UpgradeError`, or what the engine throws. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databasePooling' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'warn'>,
  {
    prove = () => Promise.resolve(),
    requireKey = () => Promise.resolve(),
    migrations = readMigrations(),
  }: OpenOptions = {},
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings
  // Only the engine that is used is loaded.
  if (databaseUrl === undefined) {
    const { openUpToDate } = await import('./embedded/open-up-to-date.ts')
    return openUpToDate({ dataDir, migrations, prove, log })
  }
  const database = await openServer(databaseUrl, settings.databasePooling, log)
  const { lendsByTransaction } = await import('./driver/pooler.ts')
  try {
    const unfit = await whatIsUnfit(database.db)
    if (unfit !== undefined) throw new DatabaseUnreachableError(databaseUrl, unfit)
    // Statements by name would be another session's from the second on, and settings somebody else's.
    if (settings.databasePooling === 'session' && (await lendsByTransaction(databaseUrl))) {
      throw new DatabaseUnreachableError(
        databaseUrl,
        `is behind a pooler that lends connections by the transaction: ${setPooling}`,
      )
    }
    const secondsAhead = await clockDifference(database.db)
    if (secondsAhead !== undefined)
      log.warn({ secondsAhead }, 'this clock is not the database’s: have both set by the network')
    await requireKey(database.db)
    const applied = await migrate(database.db, migrations)
    if (applied > 0) log.info({ applied }, 'migrated')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openServer(
  databaseUrl: string,
  pooling: Settings['databasePooling'],
  log: Pick<Logger, 'warn'>,
): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres.ts')
  try {
    const onIdleError = (err: Error) => log.warn({ err }, 'database connection lost')
    return await openPostgres({ url: databaseUrl, pooling, onIdleError })
  } catch (cause) {
    throw DatabaseUnreachableError.of(databaseUrl, cause)
  }
}
