/** Brings a database to the newest schema; safe when several processes start at once. */
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant will do; it only has to be the same in every process. */
const MIGRATION_LOCK = 4_172_616
/** Which migrations were applied. It is there before the first of them, so it is in none. */
const ledger = pgTable('schema_migrations', { hash: text('hash').primaryKey() })
const createLedger = sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`

/** What every migration is known by, in their order. */
export function migrationHashes(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
}

/** Applies what is missing, all in one transaction. Returns how many migrations were applied. */
export async function migrate(db: Database): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(createLedger)
    const applied = new Set((await tx.select().from(ledger)).map(({ hash }) => hash))
    const missing = migrations.filter((migration) => !applied.has(migration.hash))
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.insert(ledger).values({ hash: migration.hash })
    }
    return missing.length
  })
}
