/** PostgreSQL twice under Patroni, a primary and a synchronous standby, with etcd, which says which is which. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { freePort } from '../../test/support/free-port.ts'
import type { Ground } from './ground.ts'
import { type Part, startPart, untilTrue } from './part.ts'
import { deployFolder, writeFilled } from './template.ts'

export interface PostgresNode {
  name: string
  port: number
  part: () => Part
  /** The process of PostgreSQL itself, from its own file. */
  postgresPid: () => Promise<number>
  /** Starts Patroni again, after an end. */
  start: () => void
}

export interface MemberState {
  name: string
  /** `leader`, `sync_standby`, `replica`, ... */
  role: string
  state: string
}

export interface PostgresPair {
  nodes: readonly PostgresNode[]
  /** As Patroni tells it; empty while nobody does. */
  members: () => Promise<MemberState[]>
  primary: () => Promise<PostgresNode>
  /** Resolves when there is a primary and a standby that has every commit. */
  untilWhole: () => Promise<void>
  /** The same, where another than this one is the primary: what Patroni tells of one that was killed is old. */
  untilWholeWithout: (formerPrimary: PostgresNode) => Promise<void>
  /** The same behind a primary's end, where it may have come back in its own place: its process was this one. */
  untilWholeAfter: (formerPrimary: PostgresNode, pid: number) => Promise<void>
  /** For the owner of everything, on the primary; not through PgBouncer. */
  ownerUrl: (database: string) => Promise<string>
  end: () => Promise<void>
}

const START_WITHIN_MS = 120_000
const ANSWER_WITHIN_MS = 1_000
const names = ['one', 'two'] as const

export async function startPostgresPair(ground: Ground, poolerFolder: string): Promise<PostgresPair> {
  const etcdPort = await freePort()
  const etcd = await startEtcd(ground, etcdPort)
  const made: (PostgresNode & { restPort: number })[] = []
  for (const name of names) made.push(await makeNode(ground, { name, etcdPort, poolerFolder }))

  async function members(): Promise<MemberState[]> {
    for (const { restPort } of made) {
      // One that is frozen takes the connection and says nothing.
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: MemberState[] }).members
    }
    return []
  }
  const primary = async () => {
    const leader = (await members()).find(({ role }) => role === 'leader')
    const node = made.find(({ name }) => name === leader?.name)
    if (!node) throw new Error('There is no primary.')
    return node
  }
  const untilWhole = () =>
    untilTrue('A primary with a synchronous standby', START_WITHIN_MS, async () => {
      const running = (await members()).filter(({ state }) => /^(running|streaming)$/.test(state))
      return ['leader', 'sync_standby'].every((role) => running.some((member) => member.role === role))
    })
  const pair: PostgresPair = {
    nodes: made,
    members,
    primary,
    untilWhole,
    async untilWholeWithout(former) {
      await untilTrue('Another primary', START_WITHIN_MS, async () => (await primary()) !== former)
      await untilWhole()
    },
    async untilWholeAfter(former, pid) {
      const isNew = async () => {
        const now = await primary()
        return now !== former || (await now.postgresPid()) !== pid
      }
      await untilTrue('A primary', START_WITHIN_MS, isNew)
      await untilWhole()
    },
    ownerUrl: async (database) =>
      `postgres://postgres:${ground.passwords.superuser}@127.0.0.1:${(await primary()).port}/${database}`,
    async end() {
      // The standby first: a primary that ends would have it promoted.
      const leader = await primary().catch(() => undefined)
      for (const node of made.toSorted((a) => (a === leader ? 1 : -1))) await node.part().end()
      await etcd.end()
    },
  }
  // One makes the database, the other copies it: both at once would only wait for each other.
  const [first, second] = made
  first?.start()
  await untilTrue('A first primary', START_WITHIN_MS, async () => (await primary()).name === first?.name, first?.part())
  await createDatabase(await pair.ownerUrl('postgres'))
  second?.start()
  await pair.untilWhole()
  return pair
}

async function startEtcd({ folderOf, logs, programs }: Ground, port: number): Promise<Part> {
  const peers = await freePort()
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`]
  const addresses = ['--listen-client-urls', client, '--advertise-client-urls', client, '--listen-peer-urls', peer]
  const part = startPart({
    name: 'etcd',
    logs,
    program: programs.etcd,
    parameters: ['--data-dir', await folderOf('etcd'), ...addresses, '--enable-v2', '--log-level', 'warn'],
  })
  await untilTrue('etcd’s start', START_WITHIN_MS, async () => (await fetch(`${client}/health`)).ok, part)
  return part
}

async function makeNode(
  { folderOf, give, logs, programs, passwords, as }: Ground,
  { name, etcdPort, poolerFolder }: { name: string; etcdPort: number; poolerFolder: string },
): Promise<PostgresNode & { restPort: number }> {
  const [port, restPort] = [await freePort(), await freePort()]
  const folder = await folderOf(`postgres-${name}`)
  const configuration = join(folder, 'patroni.yml')
  await writeFilled('postgres/patroni.yml.template', configuration, {
    NAME: name,
    FOLDER: folder,
    BIN: programs.postgres,
    PORT: String(port),
    REST_PORT: String(restPort),
    ETCD_PORT: String(etcdPort),
    APP_PASSWORD: passwords.app,
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
    POOLER_FOLDER: poolerFolder,
    FOLLOW: join(deployFolder, 'postgres/follow-primary.sh'),
  })
  give(configuration)
  let part: Part | undefined
  const running = () => {
    if (!part) throw new Error(`PostgreSQL ${name} was never started.`)
    return part
  }
  return {
    name,
    port,
    restPort,
    part: running,
    start() {
      const log = { name: `postgres-${name}`, logs, program: programs.patroni, parameters: [configuration] }
      part = startPart({ ...log, cwd: folder, as })
    },
    async postgresPid() {
      const file = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')
      return Number(file.split('\n')[0])
    },
  }
}

/** With the limit of a statement's time at the role: a pooler of transactions keeps none for a connection. */
async function createDatabase(url: string): Promise<void> {
  const { db, close } = await openPostgres({ url, onIdleError: () => undefined })
  await db.execute('create database atrium owner atrium')
  await db.execute(`alter role atrium set statement_timeout = '10s'`)
  await close()
}
