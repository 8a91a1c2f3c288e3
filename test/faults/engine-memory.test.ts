/** What V8 takes to optimize a function of the embedded database's engine: memory that a server would have to have. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dataFolder } from '../support/data-folder.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'

const MOST_MB = 200
const BYTES_IN_MB = 1_000_000
const enough = 1 << 28

test.each([
  ['a database that is there', dataFolder],
  ['a database that is made', temporaryFolder],
])('%s: no function takes V8 more than 200 MB to optimize, however much SQL is parsed', async (_, makeFolder) => {
  const dataDir = await makeFolder('engine-memory')
  const program = ['--trace-wasm-compilation-times', 'test/faults/support/parse-much.ts']
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, program, { env, maxBuffer: enough })
  await removeFolder(dataDir)
  const taken = [...stdout.matchAll(/using TurboFan, took \d+ ms and (\d+) \//g)].map(([, bytes]) => Number(bytes))
  expect(taken.length).toBeGreaterThan(10)
  expect(Math.max(...taken) / BYTES_IN_MB).toBeLessThan(MOST_MB)
})
