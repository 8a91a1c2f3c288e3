/** The cluster under load while its parts go away: what was acknowledged is there, and nobody waits for long. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { CLUSTER_MS, LONGEST_FAILURE_MS, startTestCluster, underLoad } from './under-load.ts'

let cluster: Cluster
const each = { timeout: CLUSTER_MS }

beforeAll(async () => {
  cluster = await startTestCluster()
}, CLUSTER_MS)

afterAll(() => cluster?.end(), CLUSTER_MS)

test('servers restarted one by one: no request fails', each, async () => {
  const figures = await underLoad(cluster, 'rolling restart', async () => {
    for (const server of cluster.servers) {
      await server.stop()
      await server.start()
    }
  })
  expect(figures.failed).toBe(0)
})

test('a server killed outright: what it had breaks off, and nothing else', each, async () => {
  const [server] = cluster.servers
  const figures = await underLoad(cluster, 'server killed', async () => {
    await server?.kill()
    await server?.start()
  })
  expect(figures.longestFailureMs).toBeLessThan(LONGEST_FAILURE_MS)
})

test('PostgreSQL’s primary killed: the standby takes over', each, async () => {
  const before = await cluster.postgres.primary()
  const figures = await underLoad(cluster, 'primary killed', async () => {
    process.kill(await before.postgresPid(), 'SIGKILL')
    await cluster.postgres.untilWholeWithout(before)
  })
  expect(figures.longestFailureMs).toBeLessThan(LONGEST_FAILURE_MS)
})

test('the primary’s whole machine gone: the standby takes over', each, async () => {
  const before = await cluster.postgres.primary()
  const figures = await underLoad(cluster, 'primary and its Patroni killed', async () => {
    const postgres = await before.postgresPid()
    await before.part().end('SIGKILL')
    process.kill(postgres, 'SIGKILL')
    await wait(LONGEST_FAILURE_MS)
    before.start()
    await cluster.postgres.untilWholeWithout(before)
  })
  expect(figures.longestFailureMs).toBeLessThan(LONGEST_FAILURE_MS)
})

test('the standby gone: commits go on without it', each, async () => {
  const primary = await cluster.postgres.primary()
  const standby = cluster.postgres.nodes.find((node) => node !== primary)
  if (!standby) throw new Error('there is no standby')
  const figures = await underLoad(cluster, 'standby killed', async () => {
    const postgres = await standby.postgresPid()
    await standby.part().end('SIGKILL')
    process.kill(postgres, 'SIGKILL')
    await wait(LONGEST_FAILURE_MS)
    standby.start()
    await cluster.postgres.untilWhole()
  })
  expect(figures.longestFailureMs).toBeLessThan(LONGEST_FAILURE_MS)
})
