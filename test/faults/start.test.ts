/** Starts that cannot work: one clear sentence on stderr, an exit code that is not 0, no stack trace. */
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { runToEnd, startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { endsWithinMs, expectOneSentence } from './support/one-sentence.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await dataFolder('start')
})
afterEach(() => removeFolder(dataDir))

test('a taken port', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  expectOneSentence(await runToEnd({ dataDir, port }, endsWithinMs), new RegExp(`port.*${port}|${port}.*port`, 'i'))
  holder.close()
})

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

// Which values are wrong, and how that is said, is told beside the settings (`settings.test.ts`).
test.each([
  ['PORT', 'abc'],
  ['SECRETS_KEY', 'zz'.repeat(32)],
])('a wrong setting: %s=%s', async (name, value) => {
  expectOneSentence(await runToEnd({ dataDir, env: { [name]: value } }, endsWithinMs), new RegExp(name))
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

test('SIGTERM ends it with exit code 0 and says nothing on stderr', async () => {
  const server = await startServer({ dataDir })
  expect(await server.stop()).toBe(0)
  expect(server.errors()).toBe('')
  expect(server.output()).toContain(`Atrium is ready at ${server.origin}`)
})
