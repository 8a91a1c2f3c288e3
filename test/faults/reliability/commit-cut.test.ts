/** The connection to PostgreSQL is cut in the middle of commits: whoever asks again with their key has exactly one row. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../../server/src/db/postgres.ts'
import type { Postgres } from '../../postgres/start.ts'
import * as steps from '../../support/account-client.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { type CommitCutter, startCommitCutter } from '../support/commit-cutter.ts'
import { figure } from './support/figure.ts'
import { ask, identity, inLanes } from './support/requests.ts'
import { ownPostgres, rowsOf } from '../support/two-servers.ts'

const WRITES = 300
const SIGN_UPS = 60
const CUT_SHARE = 0.3
const MOST_TRIES = 40

let postgres: Postgres
let cutter: CommitCutter
let server: ServerProcess
let dataDir: string
beforeAll(async () => {
  postgres = await ownPostgres()
  cutter = await startCommitCutter(postgres.databaseUrl)
  dataDir = await temporaryFolder('commit')
  server = await startServer({ dataDir, env: { DATABASE_URL: cutter.url } })
})
afterAll(async () => {
  await server?.stop()
  await cutter?.close()
  await postgres?.stop()
  await removeFolder(dataDir)
})

test('cut in the middle of commits', async () => {
  const { idToken } = await steps.createAccount(server.origin, steps.newPerson())
  cutter.share = CUT_SHARE
  const ids = new Map<string, string>()
  let [refused, wrong, silent] = [0, 0, 0]
  await inLanes(8, WRITES, async (turn) => {
    const name = `Press number ${turn}`
    const headers = { 'idempotency-key': `one-key-for-this-press-${turn}` }
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const answer = await ask(`${server.origin}/api/iam/authors`, { body: { name }, bearer: idToken, headers })
      if (answer.status === 201) return void ids.set(name, String(answer.body['author_id']))
      if (answer.status === 503) refused += 1
      else wrong += 1
    }
  })
  const people: string[] = []
  await inLanes(4, SIGN_UPS, async (turn) => {
    const email = `cut${turn}@example.com`
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const answer = await identity(server.origin, 'signUp', { email, password: 'Quiet-arches-9' })
      // Asked again, somebody may find that it was done: they sign in then.
      if (answer.status === 200 || (attempt > 0 && answer.text.includes('EMAIL_EXISTS'))) return void people.push(email)
      if (answer.status === 503) refused += 1
      else wrong += 1
    }
  })
  cutter.share = 0
  const database = await openPostgres({ url: postgres.databaseUrl, onIdleError: () => {} })
  const rows = await rowsOf<{ name: string; author_id: string }>(database, 'select name, author_id from authors')
  const accounts = await rowsOf<{ email: string }>(database, `select email from accounts where email like 'cut%'`)
  await database.close()
  // Told of success, and it is not there, or as another.
  for (const [name, id] of ids) {
    if (rows.filter((row) => row.name === name && row.author_id === id).length !== 1) silent += 1
  }
  const twice = rows.length - new Set(rows.map(({ name }) => name)).size
  expect(people).toHaveLength(SIGN_UPS)
  const { done, undone } = cutter.cuts
  const measured = `${done} connections cut behind a commit and ${undone} before one: ${ids.size} of ${WRITES} presses and ${accounts.length} of ${SIGN_UPS} accounts, ${twice} twice, ${silent} told of and not there, ${refused} answers 503, ${wrong} others`
  const whole = ids.size === WRITES && rows.length === WRITES && accounts.length === SIGN_UPS
  figure('commit', measured, whole && twice + silent + wrong === 0 && done > 0 && undone > 0)
})
