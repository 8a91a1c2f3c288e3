/** Ways through the product in a browser, on the cluster: its servers are restarted all the while. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { CLUSTER_MS, startTestCluster } from './under-load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let cluster: Cluster

beforeAll(async () => {
  cluster = await startTestCluster()
}, CLUSTER_MS)

afterAll(() => cluster?.end(), CLUSTER_MS)

/** Resolves with Playwright's exit code; `meanwhile` is done again and again until then, and ends what it began. */
async function inBrowser(meanwhile: () => Promise<void>): Promise<number | null> {
  const playwright = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project', 'cluster', '--workers', '1'],
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
  const code = await inBrowser(async () => {
    const server = cluster.servers[restarts % cluster.servers.length]
    await server?.stop()
    await server?.start()
    restarts += 1
  })
  console.info(`browser tests ended with ${code}, after ${restarts} restarts`)
  expect(code).toBe(0)
  expect(restarts).toBeGreaterThan(cluster.servers.length)
})
