/** Opens the database that the settings name, and brings it up to date. */
import type { Logger } from 'pino'
import type { Settings } from '#settings.ts'
import { DatabaseUnreachableError } from './database-unreachable-error.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Throws `FolderInUseError`, `DatabaseUnreachableError`, or what the engine throws. */
export async function openDatabase(settings: Settings, log: Logger): Promise<OpenDatabase> {
  const database = await open(settings, log)
  try {
    const applied = await migrate(database.db)
    if (applied > 0) log.info({ applied }, 'migrated')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Only the engine that is used is loaded. */
async function open({ databaseUrl, databasePooling: pooling, dataDir }: Settings, log: Logger): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded/pglite.ts')
    return openEmbedded(dataDir)
  }
  const { openPostgres } = await import('./postgres.ts')
  try {
    const onIdleError = (err: Error) => log.warn({ err }, 'database connection lost')
    return await openPostgres({ url: databaseUrl, pooling, onIdleError })
  } catch (cause) {
    const { host, pathname } = new URL(databaseUrl)
    throw new DatabaseUnreachableError(`The database ${host}${pathname} of DATABASE_URL cannot be reached.`, { cause })
  }
}
