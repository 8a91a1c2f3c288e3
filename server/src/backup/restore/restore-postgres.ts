/** Restores into a PostgreSQL database: in one transaction, so that it is there whole or not at all. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { from as copyFrom } from 'pg-copy-streams'
import type { ArchiveReader } from '#backup/archive/read-archive.ts'
import { BackupError } from '#backup/backup-error.ts'
import { beginBulk } from '#backup/postgres-client.ts'
import { quoted } from '#backup/source/tables.ts'
import type { ContentStore } from '#content/stores/store.ts'
import type { Database } from '#db/database.ts'
import * as schema from '#db/schema.ts'
import { createDurably, renameDurably } from '#files/durable.ts'
import { keyFileIn } from '#secrets/key-file.ts'
import { loadArchive, type Tell } from './load-archive.ts'
import { storeTarget } from './put-image.ts'
import type { Restored } from './restore-embedded.ts'

export interface PostgresRestore {
  databaseUrl: string
  /** Of images and of the key, where they are not kept elsewhere. */
  dataDir: string
  archive: ArchiveReader
  store: ContentStore
  replace: boolean
  keepsKey: boolean
  tell: Tell
}

/** A row in one of them is data that somebody would miss. */
const peoples = ['accounts', 'users', 'organizations', 'authors']

/** Throws `BackupError` where there is data already, another's tables are there, or somebody is connected. */
export async function restorePostgres(options: PostgresRestore): Promise<Restored> {
  const { databaseUrl, dataDir, archive, store, replace, keepsKey, tell } = options
  const client = await beginBulk(databaseUrl, 'begin')
  const work = join(dataDir, 'restoring')
  try {
    const db: Database = drizzle(client, { schema })
    await assertAlone(db)
    const isThere = await holdsData(db)
    if (isThere && !replace) {
      throw new BackupError(
        'The database of DATABASE_URL holds data already: restore into an empty one, or with --replace, which keeps what is there in a schema beside it.',
      )
    }
    const aside = `before_restore_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
    await putAside(db, aside)
    await mkdir(work, { recursive: true })
    const manifest = await loadArchive(
      archive,
      {
        db,
        async copyIn(into, rows) {
          const stream = client.query(copyFrom(`copy ${into} from stdin`))
          stream.end(rows)
          await once(stream, 'finish')
        },
        putImage: await storeTarget(store, work),
        putKey: (text) => (keepsKey ? putKeyFile(dataDir, text) : Promise.resolve()),
      },
      tell,
    )
    if (!isThere) await db.execute(sql`drop schema ${sql.identifier(aside)} cascade`)
    await client.query('commit')
    await client.query('analyze')
    return { manifest, aside: isThere ? `the schema ${aside} of the database` : undefined }
  } finally {
    await rm(work, { recursive: true, force: true })
    // What was not committed is taken back.
    await client.end()
  }
}

async function ask<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

async function assertAlone(db: Database): Promise<void> {
  const others = await ask<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (others.length === 0) return
  throw new BackupError(
    `${others.length} others are connected to the database of DATABASE_URL: stop the servers, and what pools connections, first.`,
  )
}

async function holdsData(db: Database): Promise<boolean> {
  const tables = (await ownTables(db)).map(({ name }) => name)
  if (tables.length > 0 && !tables.includes('schema_migrations')) {
    throw new BackupError('The database of DATABASE_URL holds tables of something else: restore into one of its own.')
  }
  for (const name of peoples.filter((table) => tables.includes(table))) {
    const [row] = await ask<{ has: boolean }>(db, sql`select exists (select from ${sql.identifier(name)}) as has`)
    if (row?.has) return true
  }
  return false
}

function ownTables(db: Database): Promise<{ name: string }[]> {
  return ask(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
}

/** One that is there already is kept beside it: what it wraps may be needed yet. */
async function putKeyFile(dataDir: string, text: string): Promise<void> {
  const file = keyFileIn(dataDir)
  if (existsSync(file)) {
    if ((await readFile(file, 'utf8')).trim() === text) return
    await renameDurably(file, `${file}.before-restore-${Date.now()}`)
  }
  await createDurably(file, `${text}\n`)
}

/** Tables with all that is theirs, and functions; extensions stay where they are. */
async function putAside(db: Database, aside: string): Promise<void> {
  const functions = await ask<{ signature: string }>(
    db,
    sql`select p.oid::regprocedure::text as signature from pg_proc p
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  await db.execute(sql`create schema ${sql.identifier(aside)}`)
  // First, while the types that they take are still found by their names.
  for (const { signature } of functions) {
    await db.execute(sql.raw(`alter function ${signature} set schema ${quoted(aside)}`))
  }
  for (const { name } of await ownTables(db)) {
    await db.execute(sql.raw(`alter table ${quoted(name)} set schema ${quoted(aside)}`))
  }
}
