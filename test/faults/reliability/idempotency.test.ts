/** One idempotency key, 100 times in parallel and again behind a crash: one row, one answer. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import * as steps from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { figure } from './support/figure.ts'
import { ask } from './support/requests.ts'
import { rowsOf, type TwoServers, twoServers } from '../support/two-servers.ts'

const RIVALS = 100
const NAME = 'Once Press'
const one = `select 1 from authors where name = '${NAME}'`
const headers = { 'idempotency-key': 'attempt-number-one-of-this-press' }

let two: TwoServers
beforeAll(async () => void (two = await twoServers('idempotency')))
afterAll(() => two?.stop())

/** Answers what came with success; the server may die meanwhile, and then come back. */
async function press(originOf: (turn: number) => string, bearer: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: RIVALS }, (_, turn) =>
      ask(`${originOf(turn)}/api/iam/authors`, { body: { name: NAME }, bearer, headers }),
    ),
  )
  for (const { status, text } of answers) expect([0, 201, 503], text).toContain(status)
  return answers.filter(({ status }) => status === 201).map(({ text }) => text)
}

test('over two processes, one of them killed in the middle', async () => {
  const { idToken } = await steps.createAccount(two.originOf(0), steps.newPerson())
  const pressing = press(two.originOf, idToken)
  await pause(Math.random() * 60)
  await two.servers[1].kill()
  const first = await pressing
  const env = {
    DATABASE_URL: two.postgres.databaseUrl,
    HOST_DOMAIN: two.servers[0].hostDomain,
    PUBLIC_ORIGIN: two.servers[0].origin,
  }
  two.servers[1] = await startServer({ dataDir: two.dataDir, env })
  const again = await press(two.originOf, idToken)
  const answers = new Set([...first, ...again])
  const rows = (await two.rows(one)).length
  const measured = `PostgreSQL: ${first.length} and again ${again.length} answers, ${answers.size} different, ${rows} row`
  figure('4', measured, rows === 1 && answers.size === 1 && again.length > 0)
})

test('embedded, killed right behind the first answer', async () => {
  const dataDir = await dataFolder('idempotency')
  let server = await startServer({ dataDir })
  const { idToken } = await steps.createAccount(server.origin, steps.newPerson())
  const first = await press(() => server.origin, idToken)
  await server.kill()
  server = await startServer({ dataDir, port: server.port })
  const again = await press(() => server.origin, idToken)
  await server.stop()
  const database = await openEmbedded(dataDir)
  const rows = (await rowsOf(database, one)).length
  await database.close()
  await removeFolder(dataDir)
  const answers = new Set([...first, ...again])
  const measured = `embedded: ${first.length} and again ${again.length} answers, ${answers.size} different, ${rows} row`
  figure('4', measured, rows === 1 && answers.size === 1)
})
