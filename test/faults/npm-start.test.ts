/** `npm start` as an operator meets it: signals reach the server, and nothing is left behind. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCommand } from '../../scripts/start-command.ts'
import { lockFolder } from '../../server/src/db/embedded/folder-lock.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'

const goneWithinMs = 5_000
let dataDir: string

beforeEach(async () => {
  dataDir = await temporaryFolder('npm-start')
})
afterEach(() => removeFolder(dataDir))

/** It answers nobody, and has let go of its folder: it shuts down in that order. */
async function expectGone(origin: string) {
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: goneWithinMs }).toBe(false)
  const isLocked = () => {
    try {
      lockFolder(dataDir)()
      return false
    } catch {
      return true
    }
  }
  await expect.poll(isLocked, { timeout: goneWithinMs }).toBe(false)
}

test('npm killed outright takes the server with it, and the next start works', async () => {
  const server = await startServer({ dataDir, command: ['npm', 'start'] })
  expect(server.output()).toContain(`Atrium is ready at ${server.origin}`)
  await server.kill()
  await expectGone(server.origin)
  const next = await startServer({ dataDir, command: ['npm', 'start'] })
  await next.stop()
  await expectGone(next.origin)
})

test('a first start that was cut off leaves nothing in the way', async () => {
  await mkdir(join(dataDir, 'database.unfinished'))
  await writeFile(join(dataDir, 'database.unfinished', 'PG_VERSION'), '18')
  const server = await startServer({ dataDir, command: startCommand })
  expect(await server.stop()).toBe(0)
})

test('the start script is the server: its signals and its exit code', async () => {
  const server = await startServer({ dataDir, command: startCommand })
  expect(await server.stop()).toBe(0)
  await expectGone(server.origin)
})
