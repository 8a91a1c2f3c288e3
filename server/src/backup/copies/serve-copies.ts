/** Makes the copies of its data folder that commands ask the server for. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { NoRoomError } from '#db/embedded/copy-folder.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { copiesFolder, FORGOTTEN_MS, marks } from './copies-folder.ts'
import { linkImages } from './link-images.ts'

const LOOK_EVERY_MS = 500

export interface CopyServer {
  dataDir: string
  copyTo(folder: string): Promise<void>
  log: Logger
}

/** A file is looked for twice a second, so that nobody else on the machine has a way in. */
export function serveCopies(jobs: Jobs, { dataDir, copyTo, log }: CopyServer): void {
  const folder = copiesFolder(dataDir)
  jobs.run({
    name: 'copies for backups',
    everyMs: LOOK_EVERY_MS,
    async round(isStopped) {
      for (const name of await readdir(folder).catch(() => [])) {
        if (isStopped()) break
        const copy = join(folder, name)
        const has = (mark: string) => existsSync(join(copy, mark))
        if (await isForgotten(copy)) await giveUp(copy)
        else if (has(marks.asked) && !has(marks.begun)) await make(copy)
      }
      return 'done'
    },
  })

  async function make(copy: string): Promise<void> {
    const began = performance.now()
    try {
      await writeFile(join(copy, marks.begun), '')
      await linkImages(dataDir, copy)
      await copyTo(join(copy, 'database'))
      await writeFile(join(copy, marks.made), '')
      log.info({ seconds: Math.round(performance.now() - began) / 1_000 }, 'the database was copied for a backup')
    } catch (err) {
      log.error({ err }, 'the database could not be copied for a backup')
      await rm(join(copy, 'database'), { recursive: true, force: true })
      await mkdir(copy, { recursive: true })
      const why = err instanceof NoRoomError ? err.message : 'The server could not copy its database: its log says why.'
      await writeFile(join(copy, marks.failed), why)
    }
  }
}

/** Whoever reads it still, and was held up for so long, finds the mark gone before anything else is. */
async function giveUp(copy: string): Promise<void> {
  await rm(join(copy, marks.asked), { force: true })
  await rm(copy, { recursive: true, force: true })
}

/** Who asked was killed, or never asked: their copy would take the disk's room for good. */
async function isForgotten(copy: string): Promise<boolean> {
  const shown = await stat(join(copy, marks.asked)).catch(() => stat(copy).catch(() => undefined))
  return shown !== undefined && Date.now() - shown.mtimeMs > FORGOTTEN_MS
}
