/**
 * An exclusive lock on the data folder, released by the kernel however the process ends.
 *
 * PGlite has none of its own, and two processes on one folder lose rows. SQLite's file lock is a
 * kernel lock on every system Node runs on, and it comes with Node.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {}

/** Takes the lock, or throws `FolderInUseError`. Returns what releases it. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new FolderInUseError(`The data folder ${folder} is in use by another running Atrium.`, { cause })
  }
  return () => lock.close()
}
