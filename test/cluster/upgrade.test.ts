/** An upgrade under load: old and new servers side by side on one database, and the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { copyNextVersion } from './next-version.ts'
import { CLUSTER_MS, startTestCluster, underLoad } from './under-load.ts'

let cluster: Cluster
let next: string

beforeAll(async () => {
  next = await copyNextVersion()
  cluster = await startTestCluster()
}, CLUSTER_MS)

afterAll(async () => {
  await cluster?.end()
  await removeFolder(next)
}, CLUSTER_MS)

test(
  'the next version comes server by server, with its migration: no request fails',
  { timeout: CLUSTER_MS },
  async () => {
    const figures = await underLoad(cluster, 'upgrade', async () => {
      for (const server of cluster.servers) {
        await server.stop()
        await server.start(next)
      }
    })
    expect(figures.failed).toBe(0)
  },
)

test('and goes again, server by server, on the migrated database', { timeout: CLUSTER_MS }, async () => {
  const figures = await underLoad(cluster, 'way back', async () => {
    for (const server of cluster.servers) {
      await server.stop()
      await server.start()
    }
  })
  expect(figures.failed).toBe(0)
})
