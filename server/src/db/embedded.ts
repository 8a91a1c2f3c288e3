/** Opens the embedded PostgreSQL (PGlite) in the data folder: locked, durable, whole or not at all. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './database.ts'
import { DurableFS } from './durable-fs.ts'
import { extensions } from './extensions.ts'
import { lockFolder } from './folder-lock.ts'
import { PreparedPGlite } from './prepared-pglite.ts'
import * as schema from './schema.ts'
import { tidy } from './tidy.ts'

/** `-F` is PGlite's default and means "never fsync"; see `durable-fs.ts` for the sync method. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

/** Throws `FolderInUseError` when another process holds `dataDir`. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  try {
    const client = await open(join(dataDir, 'database'))
    return {
      db: drizzle(client, { schema }),
      ping: async () => void (await client.query('select 1')),
      tidy: () => tidy(client),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A first start that is cut off leaves only the folder under its temporary name. */
async function open(folder: string): Promise<PGlite> {
  const unfinished = `${folder}.new`
  if (!existsSync(folder)) {
    rmSync(unfinished, { recursive: true, force: true })
    await (await create(unfinished)).close()
    renameSync(unfinished, folder)
  }
  removeEmptyPidFile(folder)
  return create(folder)
}

async function create(folder: string): Promise<PGlite> {
  const client = new PreparedPGlite({ fs: new DurableFS(folder), startParams, extensions })
  await client.waitReady
  return client
}

/** A power cut can leave it empty, and PostgreSQL then refuses to start. We hold the folder's lock. */
function removeEmptyPidFile(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file)
}
