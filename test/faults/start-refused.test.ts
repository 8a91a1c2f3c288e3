/** Starts that cannot work, for what the folder, the key or the database is: one clear sentence on stderr, an exit code that is not 0, no stack trace. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'vitest'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { runToEnd } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { endsWithinMs, expectOneSentence } from './support/one-sentence.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await dataFolder('start-refused')
})
afterEach(() => removeFolder(dataDir))

test('a file where the data folder belongs', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  expectOneSentence(await runToEnd({ dataDir: file, port: await freePort() }, endsWithinMs), /DATA_DIR|folder/)
})

test('a data folder below a file', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const below = join(file, 'data')
  expectOneSentence(await runToEnd({ dataDir: below, port: await freePort() }, endsWithinMs), /DATA_DIR|folder/)
})

test('a key that is none', async () => {
  const env = { SECRETS_KEY: 'zz'.repeat(32) }
  expectOneSentence(await runToEnd({ dataDir, env }, endsWithinMs), /SECRETS_KEY/)
})

test('an empty folder in the database’s place', async () => {
  await rm(join(dataDir, 'database'), { recursive: true })
  await mkdir(join(dataDir, 'database'))
  const ended = await runToEnd({ dataDir, port: await freePort() }, endsWithinMs)
  expectOneSentence(ended, /does not open: it is empty\. Restore a backup/)
})

test('a database that does not answer', async () => {
  const env = { DATABASE_URL: `postgres://atrium@127.0.0.1:${await freePort()}/atrium` }
  expectOneSentence(await runToEnd({ dataDir, port: await freePort(), env }, endsWithinMs), /database/i)
})
