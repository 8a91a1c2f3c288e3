/** Starts that cannot work (more of them: `start-refused.test.ts`), and the end of one that did. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
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

test('a taken port, behind which nothing is made', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  const begun = join(dataDir, 'begun')
  const ended = await runToEnd({ dataDir: begun, port }, endsWithinMs)
  expectOneSentence(ended, new RegExp(`port.*${port}|${port}.*port`, 'i'))
  expect(existsSync(begun)).toBe(false)
  holder.close()
})

test('a key that is none, beside which nothing is made', async () => {
  const begun = join(dataDir, 'begun')
  await mkdir(begun)
  await writeFile(join(begun, 'secrets.key'), 'nonsense')
  const ended = await runToEnd({ dataDir: begun, port: await freePort() }, endsWithinMs)
  expectOneSentence(ended, /secrets\.key holds no key/)
  expect(await readdir(begun)).toEqual(['secrets.key'])
})

// Which values are wrong, and how that is said, is told beside the settings (`settings.test.ts`).
test('a wrong setting: PORT=abc', async () => {
  expectOneSentence(await runToEnd({ dataDir, env: { PORT: 'abc' } }, endsWithinMs), /PORT/)
})

test('it gives freed memory back, SIGTERM ends it with exit code 0, and nothing is said on stderr', async () => {
  const server = await startServer({ dataDir })
  if (process.platform === 'linux') await expectFreedMemoryReturned(server.pid ?? 0)
  expect(await server.stop()).toBe(0)
  expect(server.errors()).toBe('')
  expect(server.output()).toContain(`Atrium is ready at ${server.origin}`)
})

/** The process that was started is the server, and the C library read this when it began. */
async function expectFreedMemoryReturned(pid: number) {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
  expect(environment.split('\0')).toContain('MALLOC_TRIM_THRESHOLD_=131072')
}
