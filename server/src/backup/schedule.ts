/**
 * Backups that the server makes by itself, of the embedded database: each by a process of its own, which asks this one
 * for a copy as the command does, so that nobody waits for it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { HOUR_MS, MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { makeFolder } from '#files/durable.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { backupName, isBackupName } from './backup-name.ts'
import type { BackupSchedule } from './settings.ts'

const PROGRAM = fileURLToPath(new URL('./backup-program.ts', import.meta.url))
const LOOK_EVERY_MS = MINUTE_MS
/** After one that failed: a disk that is full, or a store that is away, is not asked every minute. */
const AGAIN_MS = 15 * MINUTE_MS

export interface Scheduling {
  jobs: Jobs
  registry: Registry
  log: Logger
  schedule: BackupSchedule
  /** Writes an archive to that path; rejects where there is none then. By default a process of its own does. */
  make?: (file: string) => Promise<void>
  now?: () => Date
}

/** A failure is logged, counted, and seen by the age of the last good one; the server goes on. */
export function scheduleBackups({
  jobs,
  registry,
  log,
  schedule,
  make = runProgram,
  now = () => new Date(),
}: Scheduling): void {
  const { folder, everyHours, keep } = schedule
  let nextTry = 0
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest backup that the server made by itself was whole, in seconds since 1970; 0 where there is none.',
    registers: [registry],
    async collect() {
      this.set((await newest(folder))?.made ?? 0)
    },
  })
  jobs.run({
    name: 'backups',
    everyMs: LOOK_EVERY_MS,
    async round() {
      const last = ((await newest(folder))?.made ?? 0) * 1_000
      if (now().getTime() < Math.max(nextTry, last + everyHours * HOUR_MS)) return 'done'
      nextTry = now().getTime() + AGAIN_MS
      await makeFolder(folder)
      const file = join(folder, backupName(now()))
      const began = performance.now()
      await make(file)
      nextTry = 0
      const [{ size }, seconds] = [await stat(file), Math.round(performance.now() - began) / 1_000]
      log.info({ file, bytes: size, seconds, removed: await removeOld(folder, keep) }, 'backed up')
      return 'done'
    },
  })
}

/** By name, which is by time. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(isBackupName).sort()
}

async function newest(folder: string): Promise<{ made: number } | undefined> {
  const name = (await backupsIn(folder)).at(-1)
  const found = name === undefined ? undefined : await stat(join(folder, name)).catch(() => undefined)
  return found && { made: found.mtimeMs / 1_000 }
}

/** Also what a backup that was killed left behind. Answers how many went. */
async function removeOld(folder: string, keep: number): Promise<number> {
  const old = (await backupsIn(folder)).slice(0, -keep)
  const unfinished = (await readdir(folder)).filter(
    (name) => isBackupName(name.replace(/\.partial$/, '')) && name.endsWith('.partial'),
  )
  for (const name of [...old, ...unfinished]) await rm(join(folder, name), { force: true })
  return old.length
}

/** It has the settings from the environment that the server has. */
async function runProgram(file: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  // Where there is none to be had, as with too many open files, there are no pipes either.
  await once(child, 'spawn')
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  const [complained, [code, signal]] = await Promise.all([
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ])
  process.removeListener('exit', endWithUs)
  if (code !== 0) throw new Error(complained.trim().split('\n').at(-1) || `the backup ended with ${signal ?? code}`)
}
