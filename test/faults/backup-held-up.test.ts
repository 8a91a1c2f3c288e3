/** A backup that takes long, or is held up: the copy that it reads stays while it reads, and none that is gone is taken for whole. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyData } from '../../server/src/backup/copies/copy-data.ts'
import { dataFolder } from '../support/data-folder.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'

const longMs = 120_000
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)
let [dataDir, folder] = ['', '']
let server: ServerProcess
beforeAll(async () => {
  ;[dataDir, folder] = [await dataFolder('held-up'), await temporaryFolder('held-up')]
  server = await startServer({ dataDir })
}, longMs)
afterAll(async () => {
  await server.stop()
  for (const one of [dataDir, folder]) await removeFolder(one)
})

const copies = () => readdirSync(join(dataDir, 'copies')).map((name) => join(dataDir, 'copies', name))
const isFresh = async (file: string) => (await stat(file)).mtimeMs > Date.now() - 30_000

test('while a copy is read it is shown that somebody does', { timeout: longMs }, async () => {
  const copy = await copyData(dataDir)
  const asked = join(copy.folder, 'asked')
  // Not for so long that the server gives it up.
  await utimes(asked, ago(40), ago(40))
  await expect.poll(() => isFresh(asked), { timeout: 10_000 }).toBe(true)
  expect(copy.isThere()).toBe(true)
  await copy.remove()
  expect(copies()).toEqual([])
})

test('one whose copy was given up meanwhile fails, and says why', { timeout: longMs }, async () => {
  const file = join(folder, 'held-up.backup')
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir }
  const command = spawn(process.execPath, ['scripts/backup.ts', file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, ended] = [text(command.stderr), once(command, 'close')]
  await expect
    .poll(() => copies().some((copy) => existsSync(join(copy, 'database', 'postmaster.pid'))), {
      interval: 5,
      timeout: longMs,
    })
    .toBe(true)
  command.kill('SIGSTOP')
  const [copy = ''] = copies()
  await utimes(join(copy, 'asked'), ago(3_600), ago(3_600))
  await expect.poll(() => existsSync(copy), { timeout: 20_000 }).toBe(false)
  command.kill('SIGCONT')
  await ended
  expect([command.exitCode, await said, existsSync(file)]).toEqual([
    1,
    expect.stringMatching(/run the command again/),
    false,
  ])
})
