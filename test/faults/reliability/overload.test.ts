/** Ten times the sign-ins that the machine can hash: the excess is told so at once, and health answers. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openConnections, openLoop, quantile, requestOf } from '../../../bench/load.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { figure } from './support/figure.ts'

const ROUNDS = 3
const SECONDS = 6
const TIMES = 10
const PEOPLE = 24
const CONNECTIONS = 500
const WITHIN_MS = 100
/** The server's code is compiled as it is used: slower until then. */
const WARM_UP_SIGN_INS = 600

test('ten times as many', async () => {
  const dataDir = await dataFolder('overload')
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } })
  const asked = (person: number, operation: string, cookie?: string) =>
    requestOf(
      `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`,
      { email: `person${person}@example.com`, password: 'correct horse', returnSecureToken: true },
      cookie === undefined ? {} : { cookie },
    )
  const few = await openConnections(server.origin, 8)
  const signIns: Buffer[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    let answered = ''
    await few.send(asked(person, 'signUp'), (answer) => (answered = answer))
    signIns.push(asked(person, 'signInWithPassword', /^set-cookie: ([^;\r]+)/im.exec(answered)?.[1]))
  }
  const signIn = (turn: number) => signIns[turn % PEOPLE] as Buffer
  await Promise.all(Array.from({ length: WARM_UP_SIGN_INS }, (_, turn) => few.send(signIn(turn))))
  few.close()

  const rounds: { refusedMs: number; healthMs: number; refused: number; served: number; other: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const perSecond = (await bareHashesPerSecond()) * TIMES
    const client = await openConnections(server.origin, CONNECTIONS)
    const watcher = await openConnections(server.origin, 1)
    const health: number[] = []
    let isOver = false
    const watching = (async () => {
      while (!isOver) health.push((await watcher.send(requestOf('/healthz'))).ms)
    })()
    const { answers } = await openLoop(perSecond, SECONDS, (turn) => client.send(signIn(turn)))
    isOver = true
    await watching
    for (const one of [client, watcher]) one.close()
    const refused = answers.filter(({ status }) => status === 429 || status === 503).map(({ ms }) => ms)
    const served = answers.filter(({ status }) => status === 200).length
    rounds.push({
      refusedMs: quantile(refused, 0.99),
      healthMs: quantile(health, 0.99),
      refused: refused.length,
      served,
      other: answers.length - refused.length - served,
    })
  }
  await server.stop()
  await removeFolder(dataDir)
  const median = (of: 'refusedMs' | 'healthMs') =>
    quantile(
      rounds.map((round) => round[of]),
      0.5,
    )
  const sum = (of: 'refused' | 'served' | 'other') => rounds.reduce((all, round) => all + round[of], 0)
  expect(sum('refused')).toBeGreaterThan(0)
  const measured = `median of ${ROUNDS} rounds: ${sum('refused')} refused in p99 ${median('refusedMs').toFixed(0)} ms, ${sum('served')} served, ${sum('other')} neither; health p99 ${median('healthMs').toFixed(0)} ms`
  figure('13', measured, median('refusedMs') < WITHIN_MS && median('healthMs') < WITHIN_MS && sum('other') === 0)
})

async function bareHashesPerSecond(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/peers/argon2-program.ts', '3'])
  return (JSON.parse(stdout) as { perSecond: number }).perSecond
}
