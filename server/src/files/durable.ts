/**
 * Files that a power cut does not take back. A file's content lasts once the file is synced, and its name
 * once the folder is that holds it: whoever makes or renames something syncs both, in that order.
 */
import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** For the owner of the process alone. */
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const SYNCED_AT_ONCE = 16
/** What systems and file systems that sync no folders answer; PostgreSQL goes on there too. */
const foldersAreNotSynced = new Set<unknown>(['EINVAL', 'EBADF', 'EISDIR', 'EPERM', 'ENOTSUP'])

export async function syncFile(path: string): Promise<void> {
  // Windows syncs only what may be written.
  const file = await open(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The names in a folder, not what is in its files. */
export async function syncFolder(path: string): Promise<void> {
  try {
    await syncFile(path)
  } catch (error) {
    if (!foldersAreNotSynced.has((error as NodeJS.ErrnoException).code)) throw error
  }
}

/** Every file and folder below, and the folder itself. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const line = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  const lane = async () => {
    for (let entry = line.pop(); entry; entry = line.pop()) await syncEntry(entry)
  }
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, lane))
  await syncFolder(folder)
}

function syncEntry(entry: Dirent): Promise<void> {
  const path = join(entry.parentPath, entry.name)
  return entry.isDirectory() ? syncFolder(path) : syncFile(path)
}

/** Makes what is missing of a folder's path, for the process's owner alone; what is there stays as it is. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })
  if (first === undefined) return
  const above = dirname(resolve(first))
  for (let made = dirname(resolve(path)); made.length > above.length; made = dirname(made)) await syncFolder(made)
  await syncFolder(above)
}

/** Renames what is synced already; when this resolves, the new name lasts. Both have to be on one file system. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * A file that is there whole or not at all, readable by the process's owner alone. One that is there already
 * stays as it is.
 */
export async function createDurably(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    const file = await open(unfinished, 'wx', PRIVATE_FILE)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(dirname(path))
}
