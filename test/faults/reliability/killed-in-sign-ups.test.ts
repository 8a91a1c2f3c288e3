/** Killed with -9 in the middle of 1,000 sign-ups, again and again: who was told to have an account has one, whole. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import { openPostgres } from '../../../server/src/db/postgres.ts'
import type { Postgres } from '../../postgres/start.ts'
import { signInWithPassword } from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { figure } from './support/figure.ts'
import { identity, inLanes } from './support/requests.ts'
import { ownPostgres, rowsOf } from '../support/two-servers.ts'

const KILLS = Number(process.env['KILLS'] ?? 20)
const SIGN_UPS = 1_000
const AT_ONCE = 24
const PASSWORD = 'Quiet-arches-9'
const readyWithinMs = 120_000

let postgres: Postgres
beforeAll(async () => void (postgres = await ownPostgres()))
afterAll(() => postgres?.stop())

/** Accounts whose person, password or session is missing, and persons without an account. */
const halfMade = `
  select count(*)::int as n from accounts a full join users u using (uid)
  where a.uid is null or u.uid is null or a.email is distinct from u.email or a.password_hash is null
    or not exists (select 1 from sessions s where s.uid = a.uid)`

const databases = [
  { name: 'embedded', env: () => ({}), open: openEmbedded },
  {
    name: 'PostgreSQL',
    env: () => ({ DATABASE_URL: postgres.databaseUrl }),
    open: () => openPostgres({ url: postgres.databaseUrl, onIdleError: () => {} }),
  },
] as const

describe.each(databases)('$name', ({ name, env, open }) => {
  test(`killed ${KILLS} times`, async () => {
    const dataDir = await dataFolder('killed')
    const port = await freePort()
    const acknowledged: string[] = []
    /** Sent, and not answered when the server died. */
    let unanswered: string[] = []
    let [lost, half, broken] = [0, 0, 0]
    for (let round = 0; round <= KILLS; round += 1) {
      const server = await startServer({ dataDir, port, env: env(), readyWithinMs })
      const send = async (email: string): Promise<string | undefined> => {
        const body = { email, password: PASSWORD, returnSecureToken: true }
        const { status, text } = await identity(server.origin, 'signUp', body)
        // Of the round before: it may have been made in the moment of the kill.
        if (status === 200 || (unanswered.includes(email) && text.includes('EMAIL_EXISTS'))) acknowledged.push(email)
        else if (status === 0) return email
        else if (status === 503) {
          // Too many at once for the machine: asked again, as whoever is told to come back.
          await pause(50)
          return send(email)
        } else throw new Error(`a sign-up was answered ${status}: ${text}`)
        return undefined
      }
      await inLanes(AT_ONCE, unanswered.length, (turn) => send(unanswered[turn] ?? ''))
      for (const email of sample(acknowledged, 5)) {
        await signInWithPassword(server.origin, { email, password: PASSWORD } as never).catch(() => (broken += 1))
      }
      unanswered = []
      if (round === KILLS) {
        await server.stop()
        break
      }
      const before = acknowledged.length
      const killAfter = 1 + Math.floor(Math.random() * (SIGN_UPS - AT_ONCE))
      let killed: Promise<void> | undefined
      const wasSent: string[] = []
      await inLanes(
        AT_ONCE,
        SIGN_UPS,
        async (turn) => {
          const email = `r${round}n${turn}@example.com`
          const open = await send(email)
          if (open !== undefined) wasSent.push(open)
          if (acknowledged.length - before >= killAfter) killed ??= server.kill()
        },
        () => killed !== undefined,
      )
      killed ??= server.kill()
      await killed
      unanswered = wasSent
      const database = await open(dataDir)
      const rows = await rowsOf<{ email: string }>(database, 'select email from accounts')
      half += (await rowsOf<{ n: number }>(database, halfMade))[0]?.n ?? Number.NaN
      await database.close()
      const kept = new Set(rows.map(({ email }) => email))
      lost += acknowledged.filter((email) => !kept.has(email)).length
    }
    await removeFolder(dataDir)
    const measured = `${name}: ${KILLS} kills, ${acknowledged.length} acknowledged, ${lost} lost, ${half} half-made`
    figure('1', measured, lost + half + broken === 0)
    expect(broken).toBe(0)
  })
})

function sample<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    () => items[Math.floor(Math.random() * items.length)] as Item,
  )
}
