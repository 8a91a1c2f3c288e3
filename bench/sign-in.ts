/**
 * `npm run bench:sign-in`: sign-ins a second against the bare argon2id rate, turn about in one run; then
 * ten times as many as the machine can hash, and what becomes of the excess and of everyone else.
 * `DATABASE_URL` runs it on PostgreSQL. The client shares the machine, so the figures are low ones.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startServer } from '../test/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/temporary-folder.ts'
import { closedLoop, openLoop, quantile, timed } from './load.ts'

const rounds = 5
const seconds = 3
const people = 24
const clients = 8
const overload = 10
const budget = { share: 0.9, refusalMs: 100, healthMs: 100 }

const dataDir = await temporaryFolder('bench-sign-in')
const { DATABASE_URL } = process.env
const env = { LOG_LEVEL: 'warn', ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) }
const server = await startServer({ dataDir, env })
const accounts = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts`
const credentials = (turn: number) =>
  JSON.stringify({
    email: `bench-${process.pid}-${turn % people}@example.com`,
    password: 'correct horse',
    returnSecureToken: true,
  })
const signIn = (turn: number) => timed(`${accounts}:signInWithPassword?key=any`, credentials(turn))

try {
  for (let person = 0; person < people; person++) await timed(`${accounts}:signUp?key=any`, credentials(person))
  await closedLoop(clients, 2, signIn)
  const shares: number[] = []
  let rate = 0
  for (let round = 0; round < rounds; round++) {
    const bare = await bareRate()
    const { perSecond, answers } = await closedLoop(clients, seconds, signIn)
    const failed = answers.filter(({ status }) => status !== 200).length
    if (failed > 0) throw new Error(`${failed} of ${answers.length} sign-ins failed`)
    shares.push(perSecond / bare)
    rate = Math.max(rate, bare)
    console.log(
      `argon2id alone ${bare.toFixed(0)} a second, sign-ins ${perSecond.toFixed(0)}, share ${(perSecond / bare).toFixed(2)}`,
    )
  }
  const share = quantile(shares, 0.5)

  const health: number[] = []
  let watching = true
  const watch = (async () => {
    while (watching) health.push((await timed(`${server.origin}/healthz`)).ms)
  })()
  const answers = await openLoop(rate * overload, 5, signIn)
  watching = false
  await watch
  const refused = answers.filter(({ status }) => status === 429 || status === 503).map(({ ms }) => ms)
  const served = answers.filter(({ status }) => status === 200).length
  const other = answers.length - refused.length - served
  console.log(`offered ${answers.length}: served ${served}, refused ${refused.length}, neither ${other}`)
  const refusal = [quantile(refused, 0.5), quantile(refused, 0.99)]
  const healthy = quantile(health, 0.99)
  if (share < budget.share || (refusal[1] ?? Infinity) > budget.refusalMs || healthy > budget.healthMs)
    process.exitCode = 1
  console.log(
    `sign-ins ${(share * 100).toFixed(0)} % of argon2id alone (to hold: ${budget.share * 100} %); refusals p50 ${refusal[0]?.toFixed(0)} ms, p99 ${refusal[1]?.toFixed(0)} ms; health p99 ${healthy.toFixed(0)} ms (to hold: ${budget.refusalMs} ms)`,
  )
} finally {
  await server.stop()
  await removeFolder(dataDir)
}

async function bareRate(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/bare-argon2.ts', String(seconds)])
  return Number(stdout)
}
