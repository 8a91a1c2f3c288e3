/** The clock is set back by an hour while the server runs, and again at a start: what was given out stays good, once, and nothing opens or locks. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import { mailboxLinks } from '../../support/action-links.ts'
import * as steps from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { type Clock, clockIn } from './support/clock.ts'
import { figure } from './support/figure.ts'
import { startMailServer } from './support/mail-server.ts'
import { type Answer, ask, identity } from './support/requests.ts'
import { rowsOf } from '../support/two-servers.ts'

const WRONG_PASSWORDS = 5
const WINDOW_SECONDS = 300

let dataDir: string
let clock: Clock
let server: ServerProcess
const failed: string[] = []
beforeAll(async () => {
  dataDir = await dataFolder('clock')
  clock = clockIn(dataDir)
  server = await startServer({ dataDir, env: settings() })
})
afterAll(async () => {
  await server?.stop()
  await removeFolder(dataDir)
})

const settings = () => ({ ...clock.env, LIMIT_WRONG_PASSWORDS_ACCOUNT: String(WRONG_PASSWORDS) })

function holds(what: string, isSo: boolean, seen: unknown = ''): void {
  if (!isSo) failed.push(`${what}: ${JSON.stringify(seen)}`)
}

const profileOf = (bearer: unknown) => ask(`${server.origin}/api/users/profile`, { bearer: String(bearer) })
const signIn = ({ email, password }: steps.Person) =>
  identity(server.origin, 'signInWithPassword', { email, password, returnSecureToken: true })

async function isLimited({ email }: steps.Person): Promise<Answer | undefined> {
  for (let guess = 0; guess <= WRONG_PASSWORDS; guess += 1) {
    const answer = await signIn({ email, password: `Wrong-guess-${guess}` } as steps.Person)
    if (answer.text.includes('TOO_MANY')) return answer
  }
  return undefined
}

/** Everything that is given out, at the moment. */
async function givenOut() {
  const person = steps.newPerson()
  const session = await steps.createAccount(server.origin, person)
  const minted = await ask(`${server.origin}/api/iam/auth/customToken`, {
    body: { uid: session.uid },
    bearer: session.idToken,
  })
  const forgetful = steps.newPerson()
  await steps.createAccount(server.origin, forgetful)
  await identity(server.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: forgetful.email })
  const link = await mailboxLinks(server.origin)(forgetful.email, 'resetPassword')
  const changed = steps.newPerson()
  const { idToken } = await steps.createAccount(server.origin, changed)
  changed.password = 'Another-arch-11'
  await identity(server.origin, 'update', { idToken, password: changed.password })
  const guessed = steps.newPerson()
  await steps.createAccount(server.origin, guessed)
  expect(await isLimited(guessed)).toBeDefined()
  const headers = { 'idempotency-key': steps.uniqueName('key-of-this-press-') }
  const name = steps.uniqueName('Press')
  const press = () => ask(`${server.origin}/api/iam/authors`, { body: { name }, bearer: session.idToken, headers })
  const pressed = await press()
  const oobCode = new URL(link).searchParams.get('oobCode')
  return { person, session, customToken: minted.body['customToken'], oobCode, changed, guessed, press, pressed, name }
}

async function staysGood(before: Awaited<ReturnType<typeof givenOut>>, when: string): Promise<void> {
  const { person, session, customToken, oobCode, changed, guessed, press, pressed } = before
  const of = (what: string) => `${when}, ${what}`
  holds(of('the ID token'), (await profileOf(session.idToken)).status === 200)
  const refreshed = await steps.refresh(server.origin, session).catch((error: unknown) => String(error))
  holds(of('the refresh token'), (await profileOf(refreshed)).status === 200, refreshed)
  const again = await signIn(person)
  holds(of('a sign-in'), again.status === 200 && (await profileOf(again.body['idToken'])).status === 200, again.text)
  const since = await signIn(changed)
  holds(of('a sign-in behind a changed password'), (await profileOf(since.body['idToken'])).status === 200, since.text)
  const headers = { origin: server.origin }
  const exchanges = [1, 2].map(() =>
    identity(server.origin, 'signInWithCustomToken', { token: customToken }, { headers }),
  )
  const exchanged = (await Promise.all(exchanges)).map(({ status }) => status).sort()
  holds(of('a custom token, twice'), exchanged.join() === '200,400', exchanged)
  const resets = [1, 2].map((n) =>
    identity(server.origin, 'resetPassword', { oobCode, newPassword: `Battery-Staple-${n}` }),
  )
  const reset = (await Promise.all(resets)).map(({ status }) => status).sort()
  holds(of('a reset code, twice'), reset.join() === '200,400', reset)
  const same = await press()
  holds(of('an idempotency key'), same.text === pressed.text, same.text)
  holds(of('the limit still counts'), (await isLimited(guessed)) !== undefined)
}

test('set back by an hour', async () => {
  const first = await givenOut()
  const second = await givenOut()
  await clock.set(-HOUR_MS, server)
  await staysGood(first, 'while it runs')
  await server.stop()
  server = await startServer({ dataDir, port: server.port, env: settings() })
  await staysGood(second, 'behind a start')
  // Whoever was limited is so no longer than the window, by the new clock.
  await clock.set(-HOUR_MS + (WINDOW_SECONDS + 30) * 1_000, server)
  for (const { guessed } of [first, second]) {
    const answer = await signIn(guessed)
    holds('the limit is over when its window is', answer.status === 200, answer.text)
  }
  await server.stop()
  const database = await openEmbedded(dataDir)
  const rows = await rowsOf<{ n: number }>(
    database,
    `select count(*)::int as n from authors group by name having count(*) > 1`,
  )
  await database.close()
  holds('one row for each key', rows.length === 0, rows)
  server = await startServer({ dataDir, port: server.port, env: settings() })
  const measured = `set back while it ran and again at a start: tokens, codes, sign-ins, limits and keys, 18 checks, ${failed.length} failed${failed.length > 0 ? `: ${failed.join('; ')}` : ''}`
  figure('clock', measured, failed.length === 0)
})

test('mails that wait to be tried again go, and so do new ones', async () => {
  const down = await dataFolder('clock-mail')
  const ownClock = clockIn(down)
  const mail = await startMailServer()
  await mail.close()
  const env = { ...ownClock.env, SMTP_URL: mail.url, MAIL_FROM: 'atrium@example.com' }
  const sender = await startServer({ dataDir: down, env })
  const ask = async () => {
    const { idToken } = await steps.createAccount(sender.origin, steps.newPerson())
    await identity(sender.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  }
  await ask()
  await expect.poll(() => sender.output(), { timeout: 20_000 }).toContain('mail not sent')
  await ownClock.set(-HOUR_MS, sender)
  await ask()
  const back = await startMailServer({ port: mail.port })
  await expect
    .poll(() => back.taken.length, { timeout: 60_000 })
    .toBe(2)
    .catch(() => {})
  const taken = back.taken.length
  await sender.stop()
  await back.close()
  await removeFolder(down)
  figure('clock', `${taken} of 2 mails sent in a minute, one of which waited to be tried again`, taken === 2)
})
