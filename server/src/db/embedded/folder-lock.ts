/**
 * An exclusive lock on the data folder, released by the kernel however the process ends.
 *
 * PGlite has none of its own, and two processes on one folder lose rows. SQLite's file lock is a
 * kernel lock on every system Node runs on, and it comes with Node.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder is another's, or cannot be locked at all: the message is the sentence for whoever started the product. */
export class FolderInUseError extends Error {}

/** SQLite's result codes: another process has it (`SQLITE_BUSY`, `SQLITE_LOCKED`). */
const HELD = new Set([5, 6])

/** Takes the lock, or throws `FolderInUseError`. Returns what releases it. */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock'))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock?.close()
    throw new FolderInUseError(`The data folder ${folder} ${whyNot(cause)}`, { cause })
  }
  const held = lock
  return () => held.close()
}

function whyNot(cause: unknown): string {
  const { errcode, message } = cause as { errcode?: number; message?: string }
  if (errcode !== undefined && HELD.has(errcode)) return 'is in use by another running Atrium.'
  return `cannot be used: the file lock in it is not to be had (${message ?? ''}). Check that DATA_DIR can be written, and its disk has room.`
}
