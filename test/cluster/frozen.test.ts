/** The cluster under load while its primary hangs: it ends no connection, and wakes up when another has its place. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresNode } from '../../scripts/cluster/postgres.ts'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { freeze } from './freeze.ts'
import { CLUSTER_MS, LONGEST_FAILURE_MS, startTestCluster, underLoad } from './under-load.ts'

/** Long enough that it comes back to a cluster that has gone on without it. */
const FROZEN_MS = 20_000

let cluster: Cluster

beforeAll(async () => {
  cluster = await startTestCluster()
}, CLUSTER_MS)

afterAll(() => cluster?.end(), CLUSTER_MS)

const hangs = [
  { what: 'the primary frozen', frozen: async (node: PostgresNode) => [await node.postgresPid()] },
  {
    what: 'the primary and its Patroni frozen, as a machine that hangs',
    frozen: async (node: PostgresNode) => [node.part().pid, await node.postgresPid()],
  },
]

test.each(hangs)('$what: the standby takes over, and it comes back as one', { timeout: CLUSTER_MS }, async (hang) => {
  const before = await cluster.postgres.primary()
  const figures = await underLoad(cluster, hang.what, async () => {
    const goOn = await freeze(...(await hang.frozen(before)))
    try {
      await wait(FROZEN_MS)
      expect(await cluster.postgres.primary()).not.toBe(before)
    } finally {
      goOn()
    }
    await cluster.postgres.untilWholeWithout(before)
  })
  expect(figures.longestFailureMs).toBeLessThan(LONGEST_FAILURE_MS)
})
