/** Makes an archive of all that an installation keeps: database and images, of one moment. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { openStore } from '#content/stores/open-store.ts'
import { appliedMigrations, migrationHashes, migrationNames } from '#db/migrate.ts'
import { findKeys } from '#secrets/find-keys.ts'
import type { Settings } from '#settings.ts'
import type { Locks } from './archive/encryption.ts'
import {
  ARCHIVE_FORMAT,
  type ArchiveHeader,
  type ArchiveManifest,
  type ArchiveTable,
  entryNames,
  imagePrefix,
  partName,
} from './archive/format.ts'
import { type ArchiveWriter, createArchive } from './archive/write-archive.ts'
import { BackupError } from './backup-error.ts'
import { wholeRows } from './source/parts.ts'
import { openEmbeddedSource } from './source/embedded-source.ts'
import { openPostgresSource } from './source/postgres-source.ts'
import type { Source } from './source/source.ts'
import { archiveTables, imageNames, newestSecretsKey, readSequences } from './source/tables.ts'

const compress = promisify(gzip)
/** Quick: rows shrink to a third, and the disk is what counts. */
const LEVEL = 1

export interface BackupOptions {
  file: string
  locks: Locks
  /** Whether the key that wraps secrets goes into it. */
  withKey: boolean
}

export interface MadeBackup {
  header: ArchiveHeader
  manifest: ArchiveManifest
}

/** Throws `BackupError`, or what the database and the disk say; then nothing is left under the name. */
export async function makeBackup(settings: Settings, { file, locks, withKey }: BackupOptions): Promise<MadeBackup> {
  const isLocked = locks.passphrase !== undefined || (locks.recipients ?? []).length > 0
  if (withKey && !isLocked) {
    throw new BackupError('The key goes into an encrypted archive alone: who has both reads every secret in it.')
  }
  const archive = await createArchive(file, locks)
  try {
    const store = await openStore(settings)
    const { databaseUrl, dataDir } = settings
    const source = await (databaseUrl === undefined
      ? openEmbeddedSource(dataDir, store)
      : openPostgresSource(databaseUrl, store))
    try {
      return await write(archive, source, withKey ? await keyOf(settings) : undefined)
    } catch (error) {
      // What fails behind that says nothing of why.
      source.requireThere()
      throw error
    } finally {
      await source.close()
    }
  } catch (error) {
    throw (await archive.abandon()) ?? error
  }
}

async function keyOf(settings: Settings): Promise<string> {
  const keys = await findKeys(settings)
  if (!keys) throw new BackupError('There is no key to go into the archive.')
  return keys.map((key) => Buffer.from(key).toString('base64')).join(',')
}

async function write(archive: ArchiveWriter, source: Source, key: string | undefined): Promise<MadeBackup> {
  const header = await headerOf(source, key !== undefined)
  await archive.add(entryNames.header, json(header))
  if (key !== undefined) await archive.add(entryNames.key, Buffer.from(`${key}\n`))
  const images = await writeImages(archive, source)
  const tables: ArchiveManifest['tables'] = []
  for (const table of header.tables) tables.push(await writeTable(archive, source, table))
  const manifest: ArchiveManifest = { tables, sequences: await readSequences(source.db), images }
  source.requireThere()
  await archive.add(entryNames.manifest, json(manifest))
  await archive.finish()
  return { header, manifest }
}

async function headerOf({ db, kind }: Source, hasSecretsKey: boolean): Promise<ArchiveHeader> {
  const applied = await appliedMigrations(db)
  const known = migrationHashes()
  const migrations = known.filter((hash) => applied.has(hash))
  if (migrations.length < applied.size) {
    throw new BackupError('The database belongs to a newer version of the product: back it up with that one.')
  }
  return {
    format: ARCHIVE_FORMAT,
    madeAt: new Date().toISOString(),
    database: kind,
    schema: migrationNames()[migrations.length - 1] ?? '',
    migrations,
    secretsKeyId: await newestSecretsKey(db),
    hasSecretsKey,
    tables: await archiveTables(db),
  }
}

/** First, so that as little time as can be goes by in which one is removed. */
async function writeImages(archive: ArchiveWriter, { db, images }: Source): Promise<ArchiveManifest['images']> {
  const told = { count: 0, bytes: 0, missing: 0 }
  for (const name of await imageNames(db)) {
    const image = await images.get(name)
    if (image) {
      await archive.addStream(imagePrefix + name, image.bytes, image.stream)
      told.count += 1
      told.bytes += image.bytes
    } else told.missing += 1
  }
  return told
}

async function writeTable(
  archive: ArchiveWriter,
  source: Source,
  table: ArchiveTable,
): Promise<ArchiveManifest['tables'][number]> {
  const told: ArchiveManifest['tables'][number] = { name: table.name, rows: 0, parts: [] }
  for await (const { content, rows } of wholeRows(source.rowsOf(table))) {
    const packed = await compress(content, { level: LEVEL })
    await archive.add(partName(table.name, told.parts.length), packed)
    told.rows += rows
    told.parts.push({ bytes: packed.length, sha256: createHash('sha256').update(packed).digest('hex') })
  }
  return told
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
