/** Backups that the server makes by itself: when, how many stay, and what is told of those that fail. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Job } from '#jobs/jobs.ts'
import { backupName } from './backup-name.ts'
import { scheduleBackups } from './schedule.ts'

let folder: string
let registry: Registry
let job: Job
let now: Date
const make = vi.fn<(file: string) => Promise<void>>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-backups-'))
  registry = new Registry()
  now = new Date('2026-03-01T10:00:00Z')
  make.mockReset().mockImplementation(async (file) => {
    await writeFile(file, 'archive')
    await utimes(file, now, now)
  })
  scheduleBackups({
    jobs: { run: (given) => ((job = given), { wake() {} }) },
    registry,
    make,
    log: pino({ level: 'silent' }),
    now: () => now,
    schedule: { folder: join(folder, 'backups'), everyHours: 6, keep: 2 },
  })
})
afterEach(() => rm(folder, { recursive: true }))

const round = () => job.round(() => false)
const pass = (hours: number) => (now = new Date(now.getTime() + hours * HOUR_MS))
const kept = () => readdir(join(folder, 'backups'))
const figure = async () => /^backup_last_success_timestamp_seconds (\S+)$/m.exec(await registry.metrics())?.[1]

test('one at once, the next when the hours have passed, also where the server was started anew', async () => {
  expect(await figure()).toBe('0')
  await round()
  await round()
  pass(5.9)
  await round()
  expect(make).toHaveBeenCalledTimes(1)
  expect(await figure()).toBe(String(Date.parse('2026-03-01T10:00:00Z') / 1_000))
  pass(0.1)
  await round()
  expect(await kept()).toEqual(['atrium-2026-03-01T10-00-00Z.backup', 'atrium-2026-03-01T16-00-00Z.backup'])
})

test('the newest stay, and files that are nobody’s backups', async () => {
  await round()
  await writeFile(join(folder, 'backups', 'mine.backup'), '')
  await writeFile(join(folder, 'backups', `${backupName(now)}.partial`), 'of one that was killed')
  for (let count = 0; count < 3; count += 1) {
    pass(6)
    await round()
  }
  expect(await kept()).toEqual([
    'atrium-2026-03-01T22-00-00Z.backup',
    'atrium-2026-03-02T04-00-00Z.backup',
    'mine.backup',
  ])
})

test('one that fails fails its round, takes no older one away, and is tried again a quarter of an hour later', async () => {
  await round()
  pass(6)
  make.mockRejectedValueOnce(new Error('The disk is full.'))
  await expect(round()).rejects.toThrow('The disk is full.')
  await round()
  expect(make).toHaveBeenCalledTimes(2)
  expect(await kept()).toHaveLength(1)
  pass(0.25)
  await round()
  expect(await kept()).toHaveLength(2)
})
