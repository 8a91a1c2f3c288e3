/** The real server backs its embedded database up by itself, keeps as many as it is told, and goes on meanwhile. */
import { readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccount, newPerson, signInWithPassword } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { succeed } from './support/commands.ts'

const longMs = 300_000
const KEPT = 2
const SECRETS_KEY = Buffer.alloc(32, 'schedule').toString('base64')

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await dataFolder('schedule')
  folder = await temporaryFolder('backups')
})
afterEach(async () => {
  await removeFolder(dataDir)
  await removeFolder(folder)
})

const whole = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.backup'))
    .sort()

test('one when an hour has passed, of which the newest stay, and each opens', { timeout: longMs }, async () => {
  const env = { SECRETS_KEY, BACKUP_EVERY_HOURS: '1', BACKUP_KEEP: String(KEPT), BACKUP_FOLDER: folder }
  const person = newPerson()
  let newest: string | undefined
  const made: string[] = []
  for (let round = 0; round <= KEPT; round += 1) {
    const server = await startServer({ dataDir, env })
    if (round === 0) await createAccount(server.origin, person)
    else await signInWithPassword(server.origin, person)
    await expect.poll(() => whole().at(-1), { timeout: 60_000 }).not.toBe(newest)
    newest = whole().at(-1) ?? ''
    made.push(newest)
    // Its hour has not passed: a server that starts makes none.
    await server.stop()
    const kept = whole()
    const again = await startServer({ dataDir, env })
    await signInWithPassword(again.origin, person)
    await again.stop()
    expect(whole()).toEqual(kept)
    const hourAgo = new Date(Date.now() - HOUR_MS)
    await utimes(join(folder, newest), hourAgo, hourAgo)
  }
  expect(readdirSync(folder).sort()).toEqual(made.slice(-KEPT))
  expect(await succeed('backup', ['verify', join(folder, made.at(-1) ?? '')], { SECRETS_KEY })).toContain('1 accounts')
})
