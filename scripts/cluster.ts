/**
 * `npm run cluster`: the product as many processes, on this machine's loopback alone, with its data in a temporary
 * folder that goes when it ends. `-- --for 600` ends it after so many seconds, `-- --port 8080` sets where it is met,
 * `-- --servers 5` how many there are, `-- --session` has PgBouncer pool by session.
 */
import { parseArgs } from 'node:util'
import { type Cluster, startCluster } from './cluster/start-cluster.ts'

const { values } = parseArgs({
  options: {
    for: { type: 'string' },
    port: { type: 'string' },
    servers: { type: 'string' },
    session: { type: 'boolean', default: false },
  },
})

const LOOK_EVERY_MS = 2_000

/** Undefined where it is not given; ends the program where it is no whole number. */
function wholeNumber(name: 'for' | 'port' | 'servers'): number | undefined {
  const value = values[name]
  if (value === undefined) return undefined
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value)
  console.error(`--${name} expects a whole number.`)
  process.exit(1)
}

const seconds = wholeNumber('for')
const cluster = await startCluster({
  ...optional('port', wholeNumber('port')),
  ...optional('servers', wholeNumber('servers')),
  pooling: values.session ? 'session' : 'transaction',
  say: console.log,
})
if ('missing' in cluster) {
  console.error(cluster.missing)
  process.exit(1)
}
let ending = false
const end = async () => {
  if (ending) return
  ending = true
  console.log('Ending.')
  await cluster.end()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
tell(cluster)
if (seconds !== undefined) setTimeout(() => void end(), seconds * 1_000)
await watch(cluster)

function optional<Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, number>>)
}

function tell({ origin, servers, postgres, logs }: Cluster): void {
  console.log(`
The cluster is ready at ${origin}
  mail              ${origin}/dev/mailbox.json
  servers           ${servers.map(({ name, port, pid }) => `${name} on ${port} (process ${pid()})`).join(', ')}
  PostgreSQL        ${postgres.nodes.map(({ name, port, part }) => `${name} on ${port} (Patroni is process ${part().pid})`).join(', ')}
  logs              ${logs}
${seconds === undefined ? 'Ctrl-C ends it' : `It ends by itself after ${seconds} s, and with Ctrl-C`}, and all its data with it.
`)
}

/** Says what has changed: who is ready, and who is the primary. */
async function watch({ servers, postgres }: Cluster): Promise<void> {
  let before = ''
  while (!ending) {
    const members = (await postgres.members()).map(({ name, role, state }) => `${name} ${role} (${state})`)
    const ready = await Promise.all(servers.map(async (server) => ((await server.isReady()) ? server.name : [])))
    const now = `PostgreSQL: ${members.join(', ') || 'nobody answers'}. Ready: ${ready.flat().join(', ') || 'none'}.`
    if (now !== before) console.log(`${new Date().toISOString()} ${now}`)
    before = now
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
