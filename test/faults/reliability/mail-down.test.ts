/** The mail server is down, the process is killed while it sends, both come back: every mail goes, hardly one twice. */
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import * as steps from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { figure } from './support/figure.ts'
import { identity, inLanes } from './support/requests.ts'
import { startMailServer } from './support/mail-server.ts'
import { rowsOf } from '../support/two-servers.ts'

const PEOPLE = 60
const patience = { timeout: 120_000, interval: 50 }

test('down, killed, back', async () => {
  const dataDir = await dataFolder('mail-down')
  const mailPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'atrium@example.com' }
  let server = await startServer({ dataDir, env })
  const { port, origin } = server
  // Nobody listens there: each is tried and waits to be tried again.
  await inLanes(6, PEOPLE, async () => {
    const { idToken } = await steps.createAccount(origin, steps.newPerson())
    const { status } = await identity(origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    expect(status).toBe(200)
  })
  await server.kill()
  const queued = await inDatabase(dataDir, `update mails set due_at = now() where sent_at is null returning id`)

  const mail = await startMailServer({ port: mailPort, eachMs: 40 })
  server = await startServer({ dataDir, port, env })
  await expect.poll(() => mail.taken.length, patience).toBeGreaterThan(PEOPLE / 4)
  await server.kill()
  const before = mail.taken.length
  expect(before).toBeLessThan(PEOPLE)
  // The lease of whoever was killed is over.
  await inDatabase(dataDir, `update mails set due_at = now() where sent_at is null returning id`)
  server = await startServer({ dataDir, port, env })
  await expect.poll(() => new Set(mail.taken).size, patience).toBeGreaterThanOrEqual(queued.length)
  await server.stop()
  await mail.close()
  const left = await inDatabase(dataDir, `select id from mails where sent_at is null`)
  await removeFolder(dataDir)
  const ids = new Set(mail.taken.map((id) => id.slice(1).split('@')[0]))
  const lost = queued.filter(({ id }) => !ids.has(id)).length
  const twice = mail.taken.length - new Set(mail.taken).size
  const measured = `${queued.length} mails, killed behind ${before}: ${lost} lost, ${left.length} not marked as sent, ${twice} twice under one message id`
  figure('10', measured, lost === 0 && left.length === 0 && twice <= 1)
})

async function inDatabase(dataDir: string, query: string): Promise<{ id: string }[]> {
  const database = await openEmbedded(dataDir)
  try {
    return await rowsOf<{ id: string }>(database, query)
  } finally {
    await database.close()
  }
}
