/** Everything at once on loopback: nginx, three servers, PgBouncer, two PostgreSQL, an S3 store and a mail server. */
import { randomBytes } from 'node:crypto'
import { startS3 } from '../../server/src/testing/stand-ins/s3-stand-in.ts'
import { freePort } from '../../test/support/free-port.ts'
import { removeFolder } from '../../test/support/temporary-folder.ts'
import { ensureServer } from '../server-build.js'
import { ensureWeb } from '../web-build.js'
import { layGround } from './ground.ts'
import { type MailServer, startMailServer } from './mail.ts'
import type { Part } from './part.ts'
import { type Pooler, type Pooling, startPooler } from './pooler.ts'
import { type PostgresPair, startPostgresPair } from './postgres.ts'
import { startProxy } from './proxy.ts'
import { type ClusterServer, makeServer } from './servers.ts'

export interface ClusterOptions {
  /** Of nginx; whichever is free unless said. */
  port?: number
  servers?: number
  pooling?: Pooling
  /** More settings of the servers, or others. */
  env?: Record<string, string>
  say?: (sentence: string) => void
}

export interface Cluster {
  /** Where visitors come in. */
  origin: string
  hostDomain: string
  folder: string
  logs: string
  servers: readonly ClusterServer[]
  postgres: PostgresPair
  pooler: Pooler
  proxy: Part
  mail: MailServer
  metricsToken: string
  /** Ends every part, by its id, and removes the folder. */
  end: () => Promise<void>
}

const SERVERS = 3
const SECRET_BYTES = 32
/** How long a server that ends still answers, so that nginx has let go of its connections. */
const DRAIN_SECONDS = '2'

/** Answers the sentence where something is missing on this machine; throws where a part does not start. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster | { missing: string }> {
  const { port = await freePort(), servers: many = SERVERS, pooling = 'transaction', env = {} } = options
  const say = options.say ?? (() => undefined)
  const ground = await layGround()
  if ('missing' in ground) return ground
  const ends: (() => Promise<unknown>)[] = [() => removeFolder(ground.folder)]
  let ended: Promise<void> | undefined
  const end = () => (ended ??= endInTurn(ends))
  try {
    await Promise.all([ensureWeb(), ensureServer()])
    say('PostgreSQL: a primary and a standby, under Patroni.')
    const poolerFolder = await ground.folderOf('pgbouncer')
    const postgres = await startPostgresPair(ground, poolerFolder)
    ends.push(() => postgres.end())
    const pooler = await startPooler(ground, { folder: poolerFolder, port: await freePort(), mode: pooling })
    ends.push(() => pooler.end())
    const [mail, store] = await Promise.all([startMailServer(), startS3()])
    ends.push(
      () => mail.end(),
      () => store.close(),
    )

    const hostDomain = `localhost:${port}`
    const metricsToken = randomBytes(SECRET_BYTES).toString('hex')
    const settings = {
      HOST_DOMAIN: hostDomain,
      TRUSTED_PROXY_HOPS: '1',
      METRICS_TOKEN: metricsToken,
      DATABASE_URL: pooler.databaseUrl,
      DATABASE_POOLING: pooling,
      DRAIN_SECONDS,
      SECRETS_KEY: randomBytes(SECRET_BYTES).toString('base64'),
      SMTP_URL: mail.smtpUrl,
      CONTENT_S3_ENDPOINT: store.settings.endpoint,
      CONTENT_S3_REGION: store.settings.region,
      CONTENT_S3_BUCKET: store.settings.bucket,
      CONTENT_S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      CONTENT_S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
      ...env,
    }
    const servers: ClusterServer[] = []
    for (let number = 1; number <= many; number += 1)
      servers.push(await makeServer(ground, `server-${number}`, settings))
    ends.push(() => Promise.all(servers.map((server) => server.stop())))
    say(`Servers: ${many}.`)
    await Promise.all(servers.map((server) => server.start()))
    const behind = { port, servers: servers.map((server) => server.port), mailboxPort: mail.mailboxPort }
    const proxy = await startProxy(ground, behind)
    ends.push(() => proxy.end('SIGQUIT'))
    const { folder, logs } = ground
    return {
      origin: `http://${hostDomain}`,
      hostDomain,
      folder,
      logs,
      metricsToken,
      servers,
      postgres,
      pooler,
      proxy,
      mail,
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** What was started last goes first. */
async function endInTurn(ends: (() => Promise<unknown>)[]): Promise<void> {
  for (const one of ends.toReversed()) await one().catch((error: unknown) => console.error(error))
}
