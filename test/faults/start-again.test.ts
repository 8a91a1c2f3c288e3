/** Starts on a folder that somebody has, or had: refused in one sentence, or taken up where it was left. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { runToEnd, startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { endsWithinMs, expectOneSentence } from './support/one-sentence.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await dataFolder('start-again')
})
afterEach(() => removeFolder(dataDir))

test('a second server on the same folder refuses while the first lives, and starts once it is killed', async () => {
  const first = await startServer({ dataDir })
  expectOneSentence(await runToEnd({ dataDir, port: await freePort() }, endsWithinMs), /already|in use|another/i)
  const alive = await fetch(`${first.origin}/readyz`)
  expect(alive.status).toBe(200)
  await first.kill()
  const next = await startServer({ dataDir })
  expect(await next.stop()).toBe(0)
})

test('another SECRETS_KEY than the one that the database’s secrets are wrapped with', async () => {
  const env = (byte: string) => ({ SECRETS_KEY: byte.repeat(32) })
  const first = await startServer({ dataDir, env: env('0a') })
  await first.stop()
  expectOneSentence(await runToEnd({ dataDir, port: await freePort(), env: env('0b') }, endsWithinMs), /SECRETS_KEY/)
  // Without any, no new one is made in its place.
  expectOneSentence(await runToEnd({ dataDir, port: await freePort() }, endsWithinMs), /SECRETS_KEY.+secrets\.key/)
  const again = await startServer({ dataDir, env: env('0a') })
  expect(await again.stop()).toBe(0)
})
