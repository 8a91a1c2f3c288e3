/** A copy of a data folder's database and images, whether a server runs on it or not. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { BackupError } from '#backup/backup-error.ts'
import { copyFolder, NoRoomError } from '#db/embedded/copy-folder.ts'
import { FolderInUseError } from '#db/embedded/folder-lock.ts'
import { lockData } from '#db/embedded/pglite.ts'
import { makeFolder } from '#files/durable.ts'
import { copiesFolder, marks, SHOWN_EVERY_MS } from './copies-folder.ts'
import { linkImages } from './link-images.ts'

/** A server that starts or is busy takes its time to look. */
const BEGUN_WITHIN_MS = MINUTE_MS
const LOOK_EVERY_MS = 100

export interface DataCopy {
  /** With `database` and `content` in it. */
  folder: string
  /** Whether no server has given it up: what is read of one that goes seems whole, and is not. */
  isThere(): boolean
  remove(): Promise<void>
}

/**
 * Until it is removed it is shown that somebody reads it, to a server that starts meanwhile too. Throws `BackupError`
 * where there is nothing to copy, no room, or a server that does not answer.
 */
export async function copyData(dataDir: string): Promise<DataCopy> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new BackupError(
      `${dataDir} holds no database: set DATA_DIR to the folder, or DATABASE_URL to the server, that is to be backed up.`,
    )
  }
  await makeFolder(copiesFolder(dataDir))
  const folder = join(copiesFolder(dataDir), randomUUID())
  await mkdir(folder)
  const asked = join(folder, marks.asked)
  const shown = setInterval(() => void utimes(asked, new Date(), new Date()).catch(() => {}), SHOWN_EVERY_MS).unref()
  const remove = () => {
    clearInterval(shown)
    return rm(folder, { recursive: true, force: true })
  }
  try {
    const unlock = await lockData(dataDir).catch((error: unknown) => {
      if (error instanceof FolderInUseError) return undefined
      throw error
    })
    if (unlock) await copyAlone(dataDir, folder).finally(unlock)
    else await askServer(folder)
    return { folder, isThere: () => existsSync(asked), remove }
  } catch (error) {
    await remove()
    throw error instanceof NoRoomError ? new BackupError(error.message, { cause: error }) : error
  }
}

/** Nobody uses it. */
async function copyAlone(dataDir: string, folder: string): Promise<void> {
  // In this order: no server is to make it.
  await writeFile(join(folder, marks.begun), '')
  await writeFile(join(folder, marks.asked), '')
  await linkImages(dataDir, folder)
  await copyFolder(join(dataDir, 'database'), join(folder, 'database'))
}

async function askServer(folder: string): Promise<void> {
  const has = (mark: string) => existsSync(join(folder, mark))
  await writeFile(join(folder, marks.asked), '')
  const deadline = performance.now() + BEGUN_WITHIN_MS
  while (!has(marks.made)) {
    if (has(marks.failed)) throw new BackupError(await readFile(join(folder, marks.failed), 'utf8'))
    if (!existsSync(folder)) throw new BackupError('The server started anew meanwhile: run the command again.')
    if (!has(marks.begun) && performance.now() > deadline) {
      throw new BackupError(
        'The server that uses the data folder does not answer: stop it, or start it anew, and run the command again.',
      )
    }
    await wait(LOOK_EVERY_MS)
  }
}
