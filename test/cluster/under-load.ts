/** Something happens to the cluster while people work on it, and the load's own log says what they noticed. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts'
import { wideLimits } from '../support/wide-limits.ts'
import { findLost, startLoad } from './load/load.ts'
import { figuresOf, type LoadFigures, readLog } from './load/load-log.ts'

/** Of any kind of request: from the first that fails to the first that is answered again. */
export const LONGEST_FAILURE_MS = 10_000
/** For a start of everything, and for each test, on a machine that does other things besides. */
export const CLUSTER_MS = 600_000
const BEFORE_AND_AFTER_MS = 3_000
const SHOWN = 12

/** Throws the sentence that says what is missing on this machine. */
export async function startTestCluster(): Promise<Cluster> {
  const started = await startCluster({ env: wideLimits, say: console.info })
  if ('missing' in started) throw new Error(started.missing)
  return started
}

/** Load before, while and after it happens. Rejects where what was acknowledged is not there in the end. */
export async function underLoad(cluster: Cluster, what: string, happens: () => Promise<void>): Promise<LoadFigures> {
  const { origin, folder } = cluster
  const logPath = join(folder, `${what.replace(/\W+/g, '-')}.jsonl`)
  const load = await startLoad({ origin, logPath })
  await wait(BEFORE_AND_AFTER_MS)
  try {
    await happens()
    await wait(BEFORE_AND_AFTER_MS)
  } finally {
    await load.stop()
  }
  const lines = await readLog(logPath)
  const figures = figuresOf(lines)
  const lost = await findLost(origin, lines)
  console.info(`${what}: ${JSON.stringify({ ...figures, lost: lost.length })}`)
  const failures = lines.filter(({ status }) => status === 0 || status >= 500)
  // What nobody expects first: 503 is how a server says that the database is away.
  const shown = failures.toSorted((a, b) => Number(a.status === 503) - Number(b.status === 503))
  for (const line of shown.slice(0, SHOWN)) console.info(`  ${JSON.stringify(line)}`)
  expect(lost).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(0)
  return figures
}
