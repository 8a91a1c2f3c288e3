/**
 * An embedded database at one moment: a copy of its files, made by the server that runs on it where one does, and opened
 * here. So nobody waits for the archive to be written, and what is read does not change meanwhile.
 */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ArchiveTable } from '#backup/archive/format.ts'
import { BackupError } from '#backup/backup-error.ts'
import { copyData } from '#backup/copies/copy-data.ts'
import { createDiskStore } from '#content/stores/disk-store.ts'
import type { ContentStore } from '#content/stores/store.ts'
import { type BulkEngine, openBulk } from '#db/embedded/bulk.ts'
import { quoted } from './tables.ts'
import type { Source } from './source.ts'

/** Of a table at a time, about: the engine hands it over in one piece. */
const BYTES_AT_ONCE = 8 * 1024 * 1024
const GONE =
  'The server gave up the copy that was being read, as nothing was heard of this for a minute: run the command again.'

/** `store` is where images are, besides those that were kept with the copy. */
export async function openEmbeddedSource(dataDir: string, store: ContentStore): Promise<Source> {
  const copy = await copyData(dataDir)
  try {
    const engine = await openBulk(join(copy.folder, 'database'))
    const kept = createDiskStore(copy.folder)
    return {
      kind: 'embedded',
      db: engine.db,
      rowsOf: (table) => rowsOf(engine, table),
      images: { get: async (name) => (await kept.get(name)) ?? store.get(name) },
      requireThere() {
        if (!copy.isThere()) throw new BackupError(GONE)
      },
      async close() {
        // It has nothing to lose, and a copy that is gone does not close.
        await engine.close().catch(() => {})
        await copy.remove()
      },
    }
  } catch (error) {
    const isThere = copy.isThere()
    await copy.remove()
    throw isThere ? error : new BackupError(GONE, { cause: error })
  }
}

/** By where they lie, which needs no key and no order. */
async function* rowsOf(engine: BulkEngine, table: ArchiveTable): AsyncIterable<Uint8Array> {
  const name = quoted(table.name)
  const { rows } = (await engine.db.execute(sql`
    select pg_relation_size(${name}::regclass)::float / current_setting('block_size')::int as pages,
      pg_table_size(${name}::regclass)::float as bytes`)) as { rows: { pages: number; bytes: number }[] }
  const { pages = 0, bytes = 0 } = rows[0] ?? {}
  const step = Math.max(1, Math.floor(BYTES_AT_ONCE / (bytes / Math.max(1, pages))))
  for (let page = 0; page < pages; page += step) {
    const here = `ctid >= '(${page},0)' and ctid < '(${page + step},0)'`
    const columns = table.columns.map(quoted).join(', ')
    const blob = await engine.exec(`copy (select ${columns} from ${name} where ${here}) to '/dev/blob'`)
    if (blob && blob.size > 0) yield new Uint8Array(await blob.arrayBuffer())
  }
}
