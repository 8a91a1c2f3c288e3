/** `npm run bench`: the whole table of docs/performance.md in one run, and whether the budgets hold. With rows named, those alone, and the page stays as it is. */
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brokenBudgets } from './budgets.ts'
import { keepOffServerCore } from './load/cores.ts'
import { memoryOf } from './load/cpu.ts'
import { startLoad } from './load/load-process.ts'
import { measureRow, unlessItFails, warmUp } from './load/rounds.ts'
import { Measured, subjectNames, type Who } from './measured.ts'
import { machine, writePart } from './page.ts'
import { chosenRows, type RowId, rows } from './rows.ts'
import { startAtrium } from './servers/atrium.ts'
import { startBare } from './servers/bare.ts'
import { startBetterAuth } from './servers/better-auth.ts'
import { type Cluster, startCluster } from './servers/databases.ts'
import { installPeers } from './servers/peer-process.ts'
import type { Subject } from './servers/subject.ts'
import { microseconds, tableOf } from './table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Rounds are many and short, so that what is compared is measured at nearly the same moment. */
const effort = { rounds: 9, share: 0.3 }
const settleMs = 5_000

export async function whole(only: string[]): Promise<void> {
  const chosen = chosenRows(only)
  const [loadBefore = 0] = loadavg()
  keepOffServerCore()
  const peers = installPeers(console.log)
  const cluster = await startCluster(console.log)
  const measured = new Measured()
  let failures: string[] = []
  try {
    failures = await measureAll(measured, cluster, chosen)
  } finally {
    await cluster.stop()
  }
  const table = tableOf(measured)
  console.log(`\n${table}`)
  const versions = { PostgreSQL: cluster.version, 'Better Auth': peers['better-auth'] ?? '', pg: peers['pg'] ?? '' }
  if (only.length === 0 && failures.length === 0)
    await writePart('table', `${machine(versions, loadBefore)}\n\n${table}`)
  const broken = [...failures, ...brokenBudgets(measured)]
  console.log(broken.length === 0 ? '\nEvery budget holds.' : `\nDOES NOT HOLD:\n  ${broken.join('\n  ')}`)
  if (broken.length > 0) process.exitCode = 1
}

/** Answers what failed. */
async function measureAll(measured: Measured, cluster: Cluster, chosen: readonly RowId[]): Promise<string[]> {
  const failures: string[] = []
  const load = startLoad()
  const subjects = new Map<Subject, Who>()
  const rested = (who: Who) => async (pid: number) => {
    await wait(settleMs)
    measured.memory.set(who, { idle: memoryOf(pid).now, after: Number.NaN, peak: Number.NaN })
  }
  const atrium = (who: 'postgres' | 'embedded') =>
    startAtrium({
      name: subjectNames[who],
      checkout: root,
      onReady: rested(who),
      ...(who === 'postgres' && { cluster }),
    })
  try {
    subjects.set(await atrium('postgres'), 'postgres')
    subjects.set(await atrium('embedded'), 'embedded')
    subjects.set(await startBetterAuth(cluster, rested('betterAuth')), 'betterAuth')
    subjects.set(await startBare(cluster, rested('bare')), 'bare')
    await warmUp(load, [...subjects.keys()])
    for (const row of chosen) {
      await unlessItFails(failures, row, async () => {
        const rounds = await measureRow(load, [...subjects.keys()], row, effort)
        for (const [subject, spent] of rounds) measured.add(row, subjects.get(subject) as Who, spent)
        say(measured, row)
      })
    }
    await wait(settleMs)
    for (const [{ pid }, who] of subjects) {
      const { now, peak } = memoryOf(pid)
      measured.memory.set(who, { idle: measured.memory.get(who)?.idle ?? Number.NaN, after: now, peak })
    }
  } finally {
    load.end()
    for (const subject of subjects.keys()) await subject.stop()
  }
  return failures
}

/** As it goes, for whoever waits. */
function say(measured: Measured, row: RowId): void {
  const each = (Object.keys(subjectNames) as Who[]).map((who) => {
    const [server, database] = (['server', 'database'] as const).map((part) =>
      microseconds(measured.median(row, who, part)),
    )
    return server === '' ? '' : `${subjectNames[who]} ${server}${database === '' ? '' : ` + ${database}`}`
  })
  console.log(`${rows[row].title}: ${each.filter(Boolean).join(', ')}`)
}
