/**
 * `npm run bench:sign-in`: sign-ins a second against the bare argon2id rate, turn about in one run; then
 * ten times as many as the machine can hash, and what becomes of the excess and of everyone else.
 * `DATABASE_URL` runs it on PostgreSQL. The client shares the machine, so the figures are low ones.
 */
import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { closedLoop, openConnections, openLoop, quantile, requestOf } from './load.ts'

/** Many and short, for what else a machine does comes and goes. */
const rounds = 15
const seconds = 4
/** The server's code, PostgreSQL's in WebAssembly most of all, is compiled as it is used: slower until then. */
const warmUpSeconds = 25
const people = 24
/** So many that somebody always waits for a hash. */
const clients = 64
const overload = 10
const overloadSeconds = 5
const overloadConnections = 500
const budget = { share: 0.95, refusalMs: 100, healthMs: 100 }

const dataDir = await temporaryFolder('bench-sign-in')
const { DATABASE_URL } = process.env
const env = { LOG_LEVEL: 'warn', ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) }
const server = await startServer({ dataDir, env })
const requestAs = (person: number, operation: string, cookie?: string) =>
  requestOf(
    `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`,
    { email: `bench-${process.pid}-${person}@example.com`, password: 'correct horse', returnSecureToken: true },
    cookie === undefined ? {} : { cookie },
  )
/** From the browsers that signed up, as nearly all do; of any other, a mail tells. */
const signIns: Buffer[] = []

try {
  const share = await rateOfSignIns()
  const { refusal, lateMs, healthMs } = await excess(share.bare * overload)
  if (share.median < budget.share || refusal.p99 > budget.refusalMs || healthMs > budget.healthMs) process.exitCode = 1
  console.log(
    `sign-ins ${(share.median * 100).toFixed(0)} % of argon2id alone (to hold: ${budget.share * 100} %); ` +
      `refusals p50 ${refusal.p50.toFixed(0)} ms, p99 ${refusal.p99.toFixed(0)} ms (the client itself sent late by p99 ${lateMs.toFixed(0)} ms); ` +
      `health p99 ${healthMs.toFixed(0)} ms (to hold: ${budget.refusalMs} ms)`,
  )
} finally {
  await server.stop()
  await removeFolder(dataDir)
}

/** The median share, and the best bare rate that was seen. */
async function rateOfSignIns(): Promise<{ median: number; bare: number }> {
  const client = await openConnections(server.origin, clients)
  const signIn = (turn: number) => client.send(signIns[turn % people] as Buffer)
  for (let person = 0; person < people; person++) {
    let answered = ''
    await client.send(requestAs(person, 'signUp'), (answer) => (answered = answer))
    const cookie = /^set-cookie: ([^;\r]+)/im.exec(answered)?.[1]
    if (cookie === undefined) throw new Error(`no cookie came with a sign-up: ${answered.slice(0, 12)}`)
    signIns.push(requestAs(person, 'signInWithPassword', cookie))
  }
  await closedLoop(clients, warmUpSeconds, signIn)
  const shares: number[] = []
  let best = 0
  for (let round = 0; round < rounds; round++) {
    // Before and after, for what else the machine does changes.
    const before = await bareHashes()
    const cpuBefore = await cpuMs()
    const { seconds: took, answers } = await closedLoop(clients, seconds, signIn)
    const done = answers.filter(({ status }) => status === 200).length
    const cpu = ((await cpuMs()) - cpuBefore) / done
    const after = await bareHashes()
    // A machine that others slow down may refuse some of them even here; those are not sign-ins.
    const refused = answers.filter(({ status }) => status === 503).length
    const failed = answers.length - done - refused
    if (failed > 0) throw new Error(`${failed} of ${answers.length} sign-ins failed`)
    const perSecond = done / took
    const bare = (before.perSecond + after.perSecond) / 2
    shares.push(perSecond / bare)
    best = Math.max(best, bare)
    console.log(
      `argon2id alone ${bare.toFixed(0)} a second, sign-ins ${perSecond.toFixed(0)}, share ${(perSecond / bare).toFixed(2)}; ` +
        `CPU of a hash ${((before.cpuMs + after.cpuMs) / 2).toFixed(1)} ms, of a sign-in ${cpu.toFixed(1)} ms; refused ${refused}; load average ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  client.close()
  return { median: quantile(shares, 0.5), bare: best }
}

/** CPU time of the server and of this client; a PostgreSQL beside them is not in it. */
async function cpuMs(): Promise<number> {
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]
  const { user, system } = process.cpuUsage()
  return Number(seconds) * 1_000 + (user + system) / 1_000
}

/** More than can be hashed, on connections that are open, while somebody asks whether the server is alive. */
async function excess(perSecond: number) {
  const client = await openConnections(server.origin, overloadConnections)
  const watcher = await openConnections(server.origin, 1)
  const health: number[] = []
  let watching = true
  const watch = (async () => {
    while (watching) health.push((await watcher.send(requestOf('/healthz'))).ms)
  })()
  const signIn = (turn: number) => client.send(signIns[turn % people] as Buffer)
  const { answers, lateMs } = await openLoop(perSecond, overloadSeconds, signIn)
  watching = false
  await watch
  for (const one of [client, watcher]) one.close()
  const refused = answers.filter(({ status }) => status === 429 || status === 503).map(({ ms }) => ms)
  const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const other = answers.length - refused.length - served.length
  console.log(
    `offered ${answers.length} (${perSecond.toFixed(0)} a second): served ${served.length} in p50 ${quantile(served, 0.5).toFixed(0)} ms, p99 ${quantile(served, 0.99).toFixed(0)} ms, refused ${refused.length}, neither ${other}`,
  )
  return {
    refusal: { p50: quantile(refused, 0.5), p99: quantile(refused, 0.99) },
    lateMs: quantile(lateMs, 0.99),
    healthMs: quantile(health, 0.99),
  }
}

async function bareHashes(): Promise<{ perSecond: number; cpuMs: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/peers/argon2-program.ts', String(seconds)])
  return JSON.parse(stdout) as { perSecond: number; cpuMs: number }
}
