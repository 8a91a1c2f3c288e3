/** What of a database goes into an archive: every table whose rows outlive a crash, and where its counters stand. */
import { sql, type SQL } from 'drizzle-orm'
import type { ArchiveManifest, ArchiveTable } from '#backup/archive/format.ts'
import type { Queryable } from '#db/database.ts'
import { keptTables } from '#db/row-counts.ts'

async function ask<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: Row[] }
  return rows
}

/** With the columns that have to be kept: those that are made from others are made again. */
export async function archiveTables(db: Queryable): Promise<ArchiveTable[]> {
  const tables: ArchiveTable[] = []
  for (const name of await keptTables(db)) {
    const columns = await ask<{ name: string }>(
      db,
      sql`select attname as name from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    )
    tables.push({ name, columns: columns.map((column) => column.name) })
  }
  return tables
}

/** `"table" ("column", ...)`, as COPY wants it. */
export function columnsOf({ name, columns }: ArchiveTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Where the counters stand: read last, so that none stands behind a row that was read. */
export async function readSequences(db: Queryable): Promise<ArchiveManifest['sequences']> {
  const names = await ask<{ name: string }>(
    db,
    sql`select sequencename as name from pg_sequences where schemaname = current_schema() order by 1`,
  )
  const sequences: ArchiveManifest['sequences'] = []
  for (const { name } of names) {
    const rows = await ask<{ value: string; isCalled: boolean }>(
      db,
      sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    )
    for (const row of rows) sequences.push({ name, ...row })
  }
  return sequences
}

/** By which the key is known that wraps now; null where nothing was ever wrapped, or versions before there were keys. */
export async function newestSecretsKey(db: Queryable): Promise<string | null> {
  const [there] = await ask<{ isThere: boolean }>(db, sql`select to_regclass('secrets_keys') is not null as "isThere"`)
  if (!there?.isThere) return null
  const rows = await ask<{ id: string }>(db, sql`select id from secrets_keys order by created_at desc, id desc limit 1`)
  return rows[0]?.id ?? null
}

/** The names of images that have a row, in their order. */
export async function imageNames(db: Queryable): Promise<string[]> {
  return (await ask<{ name: string }>(db, sql`select name from contents order by name`)).map(({ name }) => name)
}
