/** `npm run bench:start`: seconds from `npm start`'s script to a green readiness, first (nothing built, no data) and later. */
import { rm } from 'node:fs/promises'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'

const budgetSeconds = { first: 10, later: 3 }
const laterStarts = 5

for (const built of ['web/dist', 'server/dist'])
  await rm(new URL(`../${built}`, import.meta.url), { recursive: true, force: true })
const dataDir = await temporaryFolder('bench')
const first = await startOnce()
const later: number[] = []
for (let count = 0; count < laterStarts; count += 1) later.push(await startOnce())
await removeFolder(dataDir)

const slowest = Math.max(...later)
console.log(`first start  ${first.toFixed(2)} s (budget ${budgetSeconds.first} s)`)
console.log(`later starts ${later.map((seconds) => seconds.toFixed(2)).join(', ')} s (budget ${budgetSeconds.later} s)`)
if (first > budgetSeconds.first || slowest > budgetSeconds.later) process.exitCode = 1
console.log(`ready after ${first.toFixed(2)} s at first, ${slowest.toFixed(2)} s later`)

async function startOnce(): Promise<number> {
  const server = await startServer({ dataDir, command: [process.execPath, 'scripts/start.js'] })
  await server.stop()
  return server.readyMs / 1000
}
