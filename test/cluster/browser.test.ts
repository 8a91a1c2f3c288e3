/** Ways through the product in a browser, on the cluster, while its parts are restarted, upgraded and killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { copyNextVersion } from './next-version.ts'
import { CLUSTER_MS, startTestCluster } from './under-load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Between two changes of the primary: so that pages are met by a database that goes as well as by one that is away. */
const BETWEEN_MS = 5_000

let cluster: Cluster

beforeAll(async () => {
  cluster = await startTestCluster()
}, CLUSTER_MS)

afterAll(() => cluster?.end(), CLUSTER_MS)

/** Resolves with Playwright's exit code; `meanwhile` is done again and again until then, and ends what it began. */
async function inBrowser(project: 'cluster' | 'failover', meanwhile: () => Promise<void>): Promise<number | null> {
  const playwright = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project', project, '--workers', '1'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CLUSTER_ORIGIN: cluster.origin } },
  )
  const exit = once(playwright, 'exit') as Promise<[number | null]>
  let ended = false
  void exit.then(() => (ended = true))
  while (!ended) await meanwhile()
  return (await exit)[0]
}

test('they pass while servers are restarted one after another', { timeout: 2 * CLUSTER_MS }, async () => {
  let restarts = 0
  const code = await inBrowser('cluster', async () => {
    const server = cluster.servers[restarts % cluster.servers.length]
    await server?.stop()
    await server?.start()
    restarts += 1
  })
  console.info(`browser tests ended with ${code}, after ${restarts} restarts`)
  expect(code).toBe(0)
  expect(restarts).toBeGreaterThan(cluster.servers.length)
})

test(
  'whoever presses again gets through while the primary is killed again and again',
  { timeout: 2 * CLUSTER_MS },
  async () => {
    let [kills, changes] = [0, 0]
    const code = await inBrowser('failover', async () => {
      const before = await cluster.postgres.primary()
      const pid = await before.postgresPid()
      process.kill(pid, 'SIGKILL')
      await cluster.postgres.untilWholeAfter(before, pid)
      kills += 1
      if ((await cluster.postgres.primary()) !== before) changes += 1
      await wait(BETWEEN_MS)
    })
    console.info(`browser tests ended with ${code}, after ${kills} kills and ${changes} changes of the primary`)
    expect(code).toBe(0)
    expect(changes).toBeGreaterThan(1)
  },
)

test(
  'they pass while old and new servers stand side by side, with a migration',
  { timeout: 2 * CLUSTER_MS },
  async () => {
    const next = await copyNextVersion()
    let upgrades = 0
    // One after the other to the next version, and back again the same way.
    const code = await inBrowser('cluster', async () => {
      const turn = Math.floor(upgrades / cluster.servers.length)
      const server = cluster.servers[upgrades % cluster.servers.length]
      await server?.stop()
      await server?.start(turn % 2 === 0 ? next : undefined)
      upgrades += 1
    })
    for (const server of cluster.servers) await server.stop()
    await removeFolder(next)
    console.info(`browser tests ended with ${code}, after ${upgrades} servers were upgraded or went back`)
    expect(code).toBe(0)
    expect(upgrades).toBeGreaterThan(cluster.servers.length)
  },
)
