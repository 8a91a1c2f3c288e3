/** An empty database with all tables, for `server/src/testing/databases/postgres-database.ts` to copy. */
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'

/** In: any database of the cluster; what else `create database` says, for a locale. Out: its address; nobody is connected. */
export async function migratedDatabase(databaseUrl: string, { more = '' } = {}): Promise<string> {
  const maintenance = await openPostgres({ url: databaseUrl, onIdleError: console.error })
  await maintenance.db.execute(`create database migrated${more}`)
  await maintenance.close()
  const url = new URL('/migrated', databaseUrl).href
  const migrated = await openPostgres({ url, onIdleError: console.error })
  await migrate(migrated.db)
  await migrated.close()
  return url
}
