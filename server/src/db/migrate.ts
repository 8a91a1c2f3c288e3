/** Brings a database to the newest schema; safe when several processes start at once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { runUnhurried } from '#limits/caller.ts'
import { type Database, hasCode, type Queryable } from './database.ts'

const ownFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant will do; it only has to be the same in every process. */
const MIGRATION_LOCK = 4_172_616
/**
 * A change of a table waits for whoever is at it, and everybody who comes later waits behind the change: servers of
 * the former version are at work meanwhile. So it waits this long, lets them go on, and tries again.
 */
const LOCK_TIMEOUT = '2s'
const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 30
const BETWEEN_TRIES_MS = 1_000
/** Which migrations were applied. It is there before the first of them, so it is in none. */
const ledger = pgTable('schema_migrations', { hash: text('hash').primaryKey() })
const createLedger = sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`

export type Migration = Pick<MigrationMeta, 'hash' | 'sql'>

/** What the product has, in their order. */
export function readMigrations(folder = ownFolder): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

/** What every migration is known by, in their order. */
export function migrationHashes(): string[] {
  return readMigrations().map(({ hash }) => hash)
}

/** The names that go with the hashes, for people. */
export function migrationNames(): string[] {
  const journal = readFileSync(join(ownFolder, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag)
}

/**
 * Applies what is missing, all in one transaction. Returns how many migrations were applied. Throws what the database
 * says, also where a table was never free for a moment.
 */
export async function migrate(db: Database, migrations: readonly Migration[] = readMigrations()): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runUnhurried(() => db.transaction((tx) => applyMissing(tx, migrations)))
    } catch (error) {
      if (tried === TRIES || !hasCode(error, LOCK_NOT_AVAILABLE)) throw error
      await wait(BETWEEN_TRIES_MS)
    }
  }
}

/** The same in a transaction that is open, and once. */
export async function applyMissing(tx: Queryable, migrations: readonly Migration[]): Promise<number> {
  // An index of a large table takes longer than any statement of a request may, and so does waiting for who makes it.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await tx.execute(createLedger)
  const applied = await readLedger(tx)
  await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
  const missing = migrations.filter(({ hash }) => !applied.has(hash))
  for (const migration of missing) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.insert(ledger).values({ hash: migration.hash })
  }
  return missing.length
}

/** The hashes of what was applied; empty where nothing ever was. */
export async function appliedMigrations(db: Queryable): Promise<Set<string>> {
  const { rows } = (await db.execute(sql`select to_regclass('schema_migrations') is not null as "isThere"`)) as {
    rows: { isThere: boolean }[]
  }
  return rows[0]?.isThere ? readLedger(db) : new Set()
}

async function readLedger(db: Queryable): Promise<Set<string>> {
  return new Set((await db.select().from(ledger)).map(({ hash }) => hash))
}
