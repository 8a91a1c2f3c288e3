/** Writes what is in an archive into an empty database, and brings that up to date. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import {
  type ArchiveManifest,
  archiveManifest,
  type ArchiveTable,
  entryNames,
  imagePrefix,
  tablePrefix,
} from '#backup/archive/format.ts'
import type { ArchiveReader } from '#backup/archive/read-archive.ts'
import { BackupError } from '#backup/backup-error.ts'
import { columnsOf } from '#backup/source/tables.ts'
import type { Queryable } from '#db/database.ts'
import { applyMissing, readMigrations } from '#db/migrate.ts'
import { countRows, keptTables } from '#db/row-counts.ts'
import { takeOff } from './structure.ts'

const decompress = promisify(gunzip)

export interface Target {
  /** Nothing is in it, not even a schema. */
  db: Queryable
  /** Rows in COPY's text format, into a table that `into` names with its columns. */
  copyIn(into: string, rows: Buffer): Promise<void>
  putImage(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Where the archive has the key that wraps secrets. */
  putKey(text: string): Promise<void>
}

export type Tell = (sentence: string) => void

/** The caller holds a transaction, or a database that nobody sees yet. Throws `BackupError` where something is not as it was. */
export async function loadArchive(archive: ArchiveReader, target: Target, tell: Tell): Promise<ArchiveManifest> {
  const { header } = archive
  const { db } = target
  const migrations = readMigrations()
  await applyMissing(
    db,
    migrations.filter(({ hash }) => header.migrations.includes(hash)),
  )
  const tables = await keptTables(db)
  // Migrations may have put rows into a new database: the archive has those that it needs.
  await db.execute(sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(', ')} cascade`))
  const putOn = await takeOff(db, tables)
  const manifest = await readEntries(archive, target)
  tell('The rows are there; now their indexes are made.')
  await putOn()
  await setSequences(db, manifest.sequences)
  await compareCounts(db, manifest)
  const newer = await applyMissing(db, migrations)
  if (newer > 0) tell(`Brought up to date: ${newer} migrations that came after the backup.`)
  return manifest
}

async function readEntries(archive: ArchiveReader, target: Target): Promise<ArchiveManifest> {
  const tables = new Map(archive.header.tables.map((table) => [table.name, table]))
  const parts: Record<string, string[]> = {}
  let manifest: ArchiveManifest | undefined
  for await (const { name, content } of archive.entries()) {
    if (name.startsWith(imagePrefix)) await target.putImage(name.slice(imagePrefix.length), content)
    else if (name.startsWith(tablePrefix)) {
      const table = tables.get(name.slice(tablePrefix.length).split('/')[0] ?? '')
      if (table) (parts[table.name] ??= []).push(await loadPart(target, table, await buffer(content)))
    } else if (name === entryNames.key) await target.putKey((await buffer(content)).toString('utf8').trim())
    else if (name === entryNames.manifest) {
      manifest = archiveManifest.parse(JSON.parse((await buffer(content)).toString('utf8')))
    }
  }
  if (!manifest) throw new BackupError('The archive is not whole: it has no manifest.')
  for (const { name, parts: expected } of manifest.tables) {
    if (expected.map(({ sha256 }) => sha256).join() !== (parts[name] ?? []).join()) {
      throw new BackupError(`The archive is damaged: rows of ${name} are not as they were.`)
    }
  }
  return manifest
}

async function loadPart(target: Target, table: ArchiveTable, packed: Buffer): Promise<string> {
  await target.copyIn(columnsOf(table), await decompress(packed))
  return createHash('sha256').update(packed).digest('hex')
}

async function setSequences(db: Queryable, sequences: ArchiveManifest['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await db.execute(sql`select setval(${`"${name}"`}::regclass, ${value}::bigint, ${isCalled})`)
  }
}

async function compareCounts(db: Queryable, { tables }: ArchiveManifest): Promise<void> {
  const counts = await countRows(db)
  for (const { name, rows } of tables) {
    if (counts.get(name) !== rows) {
      throw new BackupError(`${name} has ${counts.get(name)} rows and had ${rows} when it was backed up.`)
    }
  }
}
