/** Opens the embedded PostgreSQL (PGlite) in the data folder: locked, durable, whole or not at all. */
import { chmodSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '#db/database.ts'
import { extensions } from '#db/extensions.ts'
import * as schema from '#db/schema.ts'
import { tidy } from '#db/tidy.ts'
import { makeFolder, renameDurably, syncTree } from '#files/durable.ts'
import { runForEverybody } from '#limits/caller.ts'
import { checkpoint } from './checkpoint.ts'
import { assertWhole, DatabaseFolderError, doesNotOpen, isThere } from './database-folder.ts'
import { DurableFS } from './durable-fs.ts'
import { lockFolder } from './folder-lock.ts'
import { copyOnline } from './online-copy.ts'
import { withPlainEngine } from './plain-code.ts'
import { PreparedPGlite } from './prepared-pglite.ts'
import { finishSwap } from './swap.ts'

/**
 * `-F` is PGlite's default and means "never fsync"; see `durable-fs.ts` for the sync method. The engine takes all of its
 * buffers from the machine at its start, used or not: half of its default still holds what a small database reads.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=64MB'],
]

const PRIVATE_FOLDER = 0o700

/**
 * Throws `FolderInUseError` when another process holds `dataDir`, and `DatabaseFolderError` when what is in
 * it does not open; it then stays as it is.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockData(dataDir)
  try {
    const database = await openLocked(dataDir)
    return {
      ...database,
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Takes the data folder for this process, and ends what another left half done. Answers what gives it back. */
export async function lockData(dataDir: string): Promise<() => void> {
  await makeFolder(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    await finishSwap(dataDir)
    return unlock
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database of a data folder that is this process's own. */
export async function openLocked(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database')
  const client = await open(folder)
  return {
    db: drizzle(client, { schema }),
    ping: () => runForEverybody(async () => void (await client.query('select 1'))),
    tidy: () => tidy(client),
    checkpoint: () => checkpoint(client),
    watchStatements: (watch) => client.watchStatements(watch),
    load: () => client.load(),
    copyTo: (to) => copyOnline(client, folder, to),
    close: () => client.close(),
  }
}

/**
 * A database gets its name once every file of it is on the disk, and nothing is acknowledged before the name
 * is there as well: what a first start that was cut off leaves under the other name holds nothing.
 */
async function open(folder: string): Promise<PreparedPGlite> {
  if (!isThere(folder)) {
    refuseOldUnfinished(`${folder}.new`)
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    await withPlainEngine(async (pgliteWasmModule) => (await create(unfinished, { pgliteWasmModule })).close())
    await syncTree(unfinished)
    await renameDurably(unfinished, folder)
  }
  assertWhole(folder)
  // Files of the engine are open to everybody who gets as far as to them.
  chmodSync(folder, PRIVATE_FOLDER)
  removeEmptyPidFile(folder)
  return openWhole(folder)
}

/**
 * Earlier versions did not sync the name under which they had used the folder: after a power cut it may be
 * back under this one, with accounts in it.
 */
function refuseOldUnfinished(folder: string): void {
  if (!isThere(join(folder, 'global', 'pg_control'))) return
  throw new DatabaseFolderError(
    `${folder} was left by a start that was cut off, and may hold accounts: rename it to "database" to open it, or move it away to start with an empty database.`,
  )
}

async function openWhole(folder: string): Promise<PreparedPGlite> {
  const complaints: string[] = []
  try {
    return await create(folder, { onComplaint: (line) => complaints.push(line) })
  } catch (cause) {
    throw doesNotOpen(folder, reasonIn(complaints), cause)
  }
}

/** What the engine said last before it gave up, as far as it said something. */
function reasonIn(complaints: string[]): string {
  const said = complaints.map((line) => /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1]).filter((text) => text !== undefined)
  return said.at(-1)?.replace(/\.$/, '') ?? 'its files are damaged'
}

interface CreateOptions extends Pick<PGliteOptions, 'pgliteWasmModule'> {
  onComplaint?: (line: string) => void
}

async function create(folder: string, { onComplaint, ...engine }: CreateOptions): Promise<PreparedPGlite> {
  const onStderr = (line: string) => {
    onComplaint?.(line)
    return true
  }
  const client = new PreparedPGlite({ fs: new DurableFS(folder), startParams, extensions, onStderr, ...engine })
  await client.waitReady
  return client
}

/** A power cut can leave it empty, and PostgreSQL then refuses to start. We hold the folder's lock. */
function removeEmptyPidFile(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file)
}
