/** The folder of the embedded database, looked at before it is opened: what is not whole is told of, never replaced. */
import { accessSync, constants, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What this version's engine reads and writes; a test compares it with the engine. */
export const POSTGRES_MAJOR = '18'

/** `message` is the sentence for whoever started it: which folder, what is wrong, what to do. */
export class DatabaseFolderError extends Error {}

/** The folder cannot be opened, for a reason that goes on after "does not open: ". */
export function doesNotOpen(folder: string, reason: string, cause?: unknown): DatabaseFolderError {
  return new DatabaseFolderError(
    `The database in ${folder} does not open: ${reason}. Restore a backup in its place, or move it away to start with an empty one.`,
    { cause },
  )
}

/** Whether anything has that name, a link to nowhere included. */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Throws `DatabaseFolderError` where the folder cannot hold a whole database of this version. */
export function assertWhole(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) throw doesNotOpen(folder, 'it is a link to a folder that is not there')
  if (!found.isDirectory()) throw doesNotOpen(folder, 'it is not a folder')
  assertAllowed(folder)
  if (readdirSync(folder).length === 0) throw doesNotOpen(folder, 'it is empty')
  const version = readVersion(folder)
  if (version === undefined || !isThere(join(folder, 'global', 'pg_control'))) {
    throw doesNotOpen(folder, 'it is not whole, files of it are missing')
  }
  if (version !== POSTGRES_MAJOR) {
    throw doesNotOpen(
      folder,
      `it was written by PostgreSQL ${version}, and this version of the product reads ${POSTGRES_MAJOR}`,
    )
  }
}

function assertAllowed(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    // Nobody's rights: whoever owns it, the disk takes nothing.
    if ((cause as NodeJS.ErrnoException).code === 'EROFS') throw cause
    throw new DatabaseFolderError(
      `The database in ${folder} does not open: it may not be read and written. Give it to the user that runs the product.`,
      { cause },
    )
  }
}

/** Digits alone: whatever else stands there is damage. */
function readVersion(folder: string): string | undefined {
  try {
    return /^\d+$/.exec(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim())?.[0]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
