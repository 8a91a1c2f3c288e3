/**
 * A copy of the embedded database while it is used: PostgreSQL's own online backup. Files are copied as they happen to
 * be, and the log of what was written meanwhile makes them whole when the copy is opened: it then holds everything that
 * was committed before the last file of the log was read.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { runForEverybody } from '#limits/caller.ts'
import { copyFolder } from './copy-folder.ts'

const LOG = 'pg_wal'
/** Of the running engine alone. */
const OWN = new Set(['postmaster.pid', 'postmaster.opts'])

/** One at a time: the session has one backup, and a checkpoint would take away the log that the other needs. */
let underWay: Promise<void> = Promise.resolve()

/** `to` is not there yet. Throws `NoRoomError`, and what the system says of files. */
export function copyOnline(client: Pick<PGlite, 'query'>, folder: string, to: string): Promise<void> {
  return afterCopies(() => copy(client, folder, to))
}

/** Behind the copies that are under way or wait, and before those that are asked for later. */
export function afterCopies(work: () => Promise<void>): Promise<void> {
  const done = underWay.then(work)
  underWay = done.catch(() => {})
  return done
}

async function copy(client: Pick<PGlite, 'query'>, folder: string, to: string): Promise<void> {
  const ask = <T>(text: string) => runForEverybody(() => client.query<T>(text))
  await ask(`select pg_backup_start('copy', fast => true)`)
  let isOpen = true
  try {
    await copyFolder(folder, to, (path) => !OWN.has(path) && !path.startsWith(`${LOG}/`))
    isOpen = false
    const { rows } = await ask<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)')
    await rm(join(to, LOG), { recursive: true, force: true })
    await copyFolder(join(folder, LOG), join(to, LOG))
    await mkdir(join(to, LOG, 'archive_status'), { recursive: true })
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } catch (error) {
    if (isOpen) await ask('select pg_backup_stop(wait_for_archive => false)').catch(() => {})
    throw error
  }
}
