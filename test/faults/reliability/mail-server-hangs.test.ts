/** The mail server takes connections and says nothing, or a byte now and then: nobody waits for it, and mails go once it is back. */
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import * as steps from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { figure } from './support/figure.ts'
import { startMailServer, startSilence } from './support/mail-server.ts'
import { identity } from './support/requests.ts'
import { rowsOf } from '../support/two-servers.ts'

const PEOPLE = 12
const ASKED_WITHIN_MS = 2_000
const ENDS_WITHIN_MS = 10_000
/** A mail that is being sent is given up by then. */
const GIVEN_UP_MS = 40_000
const patience = { timeout: 60_000, interval: 50 }

const kinds = [
  { name: 'silent', drip: undefined },
  { name: 'dripping', drip: { text: '220 slow\r\n250-'.padEnd(1_000, 'a'), everyMs: 500 } },
] as const

test.each(kinds)('a mail server that is $name', async ({ name, drip }) => {
  const silence = await startSilence(drip === undefined ? {} : { drip })
  const dataDir = await dataFolder('mail-hangs')
  const from = { MAIL_FROM: 'atrium@example.com' }
  let server = await startServer({ dataDir, env: { SMTP_URL: `smtp://127.0.0.1:${silence.port}`, ...from } })
  const { port } = server
  const times: number[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const { idToken } = await steps.createAccount(server.origin, steps.newPerson())
    const answer = await identity(server.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    expect(answer.status).toBe(200)
    times.push(answer.ms)
  }
  // The second mail is tried: the first was given up.
  const began = performance.now()
  await expect
    .poll(silence.connections, { timeout: GIVEN_UP_MS, interval: 100 })
    .toBeGreaterThanOrEqual(2)
    .catch(() => {})
  const gaveUp = silence.connections() >= 2 ? performance.now() - began : Infinity
  const ending = performance.now()
  const code = await server.stop()
  const took = performance.now() - ending
  await silence.close()
  const queued = await inDatabase(dataDir, `update mails set due_at = now() where sent_at is null returning id`)

  const mail = await startMailServer()
  server = await startServer({ dataDir, port, env: { SMTP_URL: mail.url, ...from } })
  await expect.poll(() => mail.taken.length, patience).toBeGreaterThanOrEqual(queued.length)
  await server.stop()
  await mail.close()
  const left = await inDatabase(dataDir, `select id from mails where sent_at is null`)
  await removeFolder(dataDir)
  const once = new Set(mail.taken).size === mail.taken.length && mail.taken.length === queued.length
  const slowest = Math.max(...times)
  const measured = `${name} mail server: asking for a mail took at most ${slowest.toFixed(0)} ms, a mail given up within ${(gaveUp / 1_000).toFixed(0)} s, ended with ${code} in ${(took / 1_000).toFixed(1)} s; once it is back ${mail.taken.length} of ${queued.length} sent, each once: ${once}`
  const bounded = slowest < ASKED_WITHIN_MS && gaveUp < GIVEN_UP_MS && took < ENDS_WITHIN_MS && code === 0
  figure('mail', measured, bounded && once && left.length === 0)
})

async function inDatabase(dataDir: string, query: string): Promise<{ id: string }[]> {
  const database = await openEmbedded(dataDir)
  try {
    return await rowsOf<{ id: string }>(database, query)
  } finally {
    await database.close()
  }
}
