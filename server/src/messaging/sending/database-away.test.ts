/** A database that is away for a moment, or gives a statement up, while mails are sent: none goes twice, and none waits for the lease. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mails } from '#db/schema.ts'
import { plainOutbox } from '#testing/fixtures/mail.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { leaseDueMails } from './queries.ts'
import { createSender, type Sender } from './sender.ts'

let server: TestServer
let smtp: SMTPServer
let sender: Sender
let received: number
let whileReceived: () => void
beforeAll(async () => void (server = await testServer([])))
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.db.delete(mails)
  ;[received, whileReceived] = [0, () => {}]
  smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        received += 1
        whileReceived()
        done()
      })
    },
  })
  smtp.on('error', () => {})
  await once(smtp.listen(0, '127.0.0.1'), 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const options = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'door@example.com', domain: 'example.com' }
  sender = createSender({ db: server.database.db, secrets: testSecrets, log: pino({ level: 'silent' }), ...options })
})
afterEach(async () => {
  vi.restoreAllMocks()
  sender.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

async function queue(...emails: string[]): Promise<void> {
  for (const email of emails) {
    await server.database.db.transaction((tx) =>
      plainOutbox.queue(tx, 'reset_password', {
        email,
        whose: 'ada',
        displayName: 'Ada',
        link: 'https://accounts.example.com/',
      }),
    )
  }
}

/** The database fails once, when it is asked so for the `turn`th time. Answers how often it was. */
function failsOnce(what: 'select' | 'update', turn: number, code: string): () => number {
  const { db } = server.database
  const asks = db[what].bind(db) as (...given: unknown[]) => unknown
  let asked = 0
  vi.spyOn(db, what).mockImplementation(((...given: unknown[]) => {
    asked += 1
    if (asked === turn) throw Object.assign(new Error('the database'), { code })
    return asks(...given)
  }) as never)
  return () => asked
}

test.each([
  ['is away', 'ECONNREFUSED'],
  ['ended the connection', '57P01'],
  ['gave the statement up', '57014'],
  ['waited in vain for who holds the row', '55P03'],
  ['had transactions that met', '40P01'],
])('a database that %s for a moment: what was sent is not sent again', async (_what, code) => {
  await queue('ada@example.com')
  // The first takes the mail; the second says that it was sent.
  failsOnce('update', 2, code)
  await sender.sendDue()
  expect(await server.database.db.select().from(mails)).toMatchObject([{ sentAt: expect.any(Date), attempts: 1 }])
  expect(received).toBe(1)
})

test('those behind it do not wait for the end of the lease', async () => {
  await queue('one@example.com', 'two@example.com', 'three@example.com')
  // Whether a mail is still wanted, of the second one.
  const asked = failsOnce('select', 3, 'ECONNREFUSED')
  await sender.sendDue()
  expect(asked()).toBeGreaterThan(3)
  expect(received).toBe(3)
})

test('nor do those that a sender gives back as it stops', async () => {
  await queue('one@example.com', 'two@example.com', 'three@example.com')
  whileReceived = () => sender.stop()
  // Behind the taking, and that the first was sent.
  failsOnce('update', 3, '57P01')
  await sender.sendDue()
  const lease = { count: 10, leaseSeconds: 300, furthestSeconds: 3_600 }
  expect(await leaseDueMails(server.database.db, lease)).toHaveLength(2)
})
