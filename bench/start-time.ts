/**
 * `npm run bench:start`: seconds from `npm start`'s script to a green readiness, first (nothing built, no data) and
 * later, and on Linux the memory that it has then.
 */
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startCommand } from '../scripts/start-command.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { memory } from './requests/budgets.ts'
import { memoryOf } from './requests/load/cpu.ts'

const budgetSeconds = { first: 10, later: 3 }
const laterStarts = 5
/** Memory is read so long after readiness. */
const idleAfterMs = 5_000

for (const built of ['web/dist', 'server/dist'])
  await rm(new URL(`../${built}`, import.meta.url), { recursive: true, force: true })
const dataDir = await temporaryFolder('bench')
const { seconds: first, ...atFirst } = await startOnce(idleAfterMs)
const later: number[] = []
for (let count = 1; count < laterStarts; count += 1) later.push((await startOnce()).seconds)
const { seconds: last, ...inTheEnd } = await startOnce(idleAfterMs)
later.push(last)
await removeFolder(dataDir)

const slowest = Math.max(...later)
const { idle = 0, peak = 0 } = memory.embedded
console.log(`first start  ${first.toFixed(2)} s (budget ${budgetSeconds.first} s)`)
console.log(`later starts ${later.map((seconds) => seconds.toFixed(2)).join(', ')} s (budget ${budgetSeconds.later} s)`)
console.log(`memory of the first start ${told(atFirst)}`)
console.log(`memory of a later start   ${told(inTheEnd)} (budget ${idle} and ${peak} MB)`)
if (first > budgetSeconds.first || slowest > budgetSeconds.later) process.exitCode = 1
if (inTheEnd.now > idle || inTheEnd.peak > peak) process.exitCode = 1
console.log(`ready after ${first.toFixed(2)} s at first, ${slowest.toFixed(2)} s later`)

async function startOnce(waitMs = 0): Promise<{ seconds: number; now: number; peak: number }> {
  const server = await startServer({ dataDir, command: startCommand })
  await wait(waitMs)
  const used = memoryOf(server.pid ?? 0)
  await server.stop()
  return { seconds: server.readyMs / 1000, ...used }
}

function told({ now, peak }: { now: number; peak: number }): string {
  return `${now.toFixed(0)} MB ${idleAfterMs / 1000} s after readiness, ${peak.toFixed(0)} at most`
}
