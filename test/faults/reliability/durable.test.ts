/** The embedded database writes through to the disk, and belongs to one process. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { runToEnd, startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { endsWithinMs, expectOneSentence } from '../support/one-sentence.ts'
import { figure } from './support/figure.ts'
import { rowsOf } from '../support/two-servers.ts'

let dataDir: string
beforeEach(async () => void (dataDir = await dataFolder('durable')))
afterEach(() => removeFolder(dataDir))

const wanted = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', wal_sync_method: 'fsync' }

test('fsync is on, with all that it needs to help', async () => {
  const database = await openEmbedded(dataDir)
  const names = Object.keys(wanted)
  const rows = await rowsOf<{ name: string; setting: string }>(
    database,
    `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
  )
  await database.close()
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  expect(settings).toEqual(wanted)
  figure('2', names.map((name) => `${name} ${settings[name]}`).join(', '), true)
})

test('a second process on the same folder refuses in one sentence, and the first goes on', async () => {
  const first = await startServer({ dataDir })
  const ended = await runToEnd({ dataDir, port: await freePort() }, endsWithinMs * 3)
  expectOneSentence(ended, /already|in use|another/i)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  await first.stop()
  const sentence = ended.errors.trim().replace(dataDir, 'DATA_DIR')
  figure('2', `a second process: exit ${ended.code}, “${sentence}”`, ended.code !== 0)
})
