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
/** Or ended by the database: a request holds what the change waits for, and waits for what the change holds. */
const [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED] = ['55P03', '40P01']
const TRIES = 30
const BETWEEN_TRIES_MS = 1_000
/** Which migrations were applied. It is there before the first of them, so it is in none. */
const ledger = pgTable('schema_migrations', { hash: text('hash').primaryKey() })
const createLedger = sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`

export type Migration = Pick<MigrationMeta, 'hash' | 'sql'>

/** What the product has, in their order. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: ownFolder })
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
 * Applies what is missing: to a new database in one transaction, to one that is in use each migration in its own. What
 * one has changed is then nobody's to wait for while the next fills a column or builds an index, and the former version
 * goes on with some of them as with all. Returns how many were applied. Throws what the database says, also where a
 * table was never free for a moment; what was applied by then stays, and the next start goes on.
 */
export async function migrate(db: Database, migrations: readonly Migration[] = readMigrations()): Promise<number> {
  const applied = await appliedMigrations(db)
  if (applied.size === 0) return inTransaction(db, migrations)
  const missing = migrations.flatMap(({ hash }, index) => (applied.has(hash) ? [] : [index]))
  let count = 0
  for (const index of missing) count += await inTransaction(db, migrations.slice(0, index + 1))
  return count
}

async function inTransaction(db: Database, migrations: readonly Migration[]): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runUnhurried(() => db.transaction((tx) => applyMissing(tx, migrations)))
    } catch (error) {
      const isInTheWay = hasCode(error, LOCK_NOT_AVAILABLE) || hasCode(error, DEADLOCK_DETECTED)
      if (tried === TRIES || !isInTheWay) throw error
      await wait(BETWEEN_TRIES_MS)
    }
  }
}

/** Applies what is missing in a transaction that is open, and once. */
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
