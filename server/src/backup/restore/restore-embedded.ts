/** Restores into a data folder: made aside, and put in its place once it is whole. */
import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ArchiveManifest } from '#backup/archive/format.ts'
import type { ArchiveReader } from '#backup/archive/read-archive.ts'
import { BackupError } from '#backup/backup-error.ts'
import { createDiskStore } from '#content/stores/disk-store.ts'
import type { ContentStore } from '#content/stores/store.ts'
import { openBulk } from '#db/embedded/bulk.ts'
import { lockData } from '#db/embedded/pglite.ts'
import { swapIn } from '#db/embedded/swap.ts'
import { createDurably, syncTree } from '#files/durable.ts'
import { keyFileIn } from '#secrets/key-file.ts'
import { loadArchive, type Target, type Tell } from './load-archive.ts'
import { storeTarget } from './put-image.ts'

const WORK = 'restoring'

export interface EmbeddedRestore {
  dataDir: string
  archive: ArchiveReader
  /** Where images go. Absent: the data folder. */
  store: ContentStore | undefined
  /** Whether what is there may be put aside. */
  replace: boolean
  /** Whether the archive's key goes into the data folder. */
  keepsKey: boolean
  tell: Tell
}

export interface Restored {
  manifest: ArchiveManifest
  /** Where what was there is now. */
  aside: string | undefined
}

/** Throws `BackupError` where there is data already, and `FolderInUseError` where a server runs on it. */
export async function restoreEmbedded(options: EmbeddedRestore): Promise<Restored> {
  const { dataDir, replace, keepsKey, tell } = options
  const unlock = await lockData(dataDir)
  try {
    const isThere = existsSync(join(dataDir, 'database'))
    if (isThere && !replace) {
      throw new BackupError(
        `${dataDir} holds a database already: restore into another DATA_DIR, or with --replace, which keeps what is there beside it.`,
      )
    }
    const work = join(dataDir, WORK)
    await rm(work, { recursive: true, force: true })
    await mkdir(work, { recursive: true })
    try {
      const manifest = await load(work, options)
      if (!keepsKey) await rm(keyFileIn(work), { force: true })
      tell('Everything is there; now it is made to last.')
      await syncTree(work)
      const aside = `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
      await swapIn(dataDir, { from: WORK, aside, names: ['content', basename(keyFileIn(work)), 'database'] })
      return { manifest, aside: isThere ? join(dataDir, aside) : await removeEmpty(join(dataDir, aside)) }
    } catch (error) {
      await rm(work, { recursive: true, force: true })
      throw error
    }
  } finally {
    unlock()
  }
}

async function load(work: string, { archive, store, tell }: EmbeddedRestore): Promise<ArchiveManifest> {
  const engine = await openBulk(join(work, 'database'))
  try {
    // Where images are files, they come beside the database and into their place with it.
    const putImage = await storeTarget(store ?? createDiskStore(work), work)
    const target: Target = {
      db: engine.db,
      copyIn: async (into, rows) =>
        void (await engine.exec(`copy ${into} from '/dev/blob'`, new Blob([new Uint8Array(rows)]))),
      putImage,
      putKey: (text) => createDurably(keyFileIn(work), `${text}\n`),
    }
    return await loadArchive(archive, target, tell)
  } finally {
    await engine.close()
  }
}

async function removeEmpty(folder: string): Promise<undefined> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) await rm(folder, { recursive: true })
}
