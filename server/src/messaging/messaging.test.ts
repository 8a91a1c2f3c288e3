/** Mail: queued with what causes it, sent by a real mail server's protocol, told of once. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isNull } from 'drizzle-orm'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Area } from '#area-context.ts'
import { mails } from '#db/schema.ts'
import { plainOutbox } from '#testing/fixtures/mail.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveMailbox } from './mailbox-routes.ts'
import { allowNotification } from './notifications.ts'
import { leaseDueMails } from './sending/queries.ts'
import { serveMessaging } from './routes.ts'
import { createSender, type Sender } from './sending/sender.ts'
import { renderMail } from './render-mail.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

let server: TestServer
beforeAll(async () => {
  const withMailbox: Area = (app, { db }) => serveMailbox(app, { db, secrets: testSecrets, isLocal: () => true })
  server = await testServer([serveMessaging, withMailbox], () => ({ outbox: plainOutbox }))
})
afterAll(() => server.close())
beforeEach(() => server.database.db.delete(mails))

const queue = (email = 'ada@example.com') =>
  server.database.db.transaction((tx) =>
    plainOutbox.queue(tx, 'reset_password', {
      email,
      whose: 'ada',
      displayName: 'Ada',
      // Nothing in the database stands behind it: a link with a code would be spent.
      link: 'https://accounts.example.com/organizations',
    }),
  )

describe('templates', () => {
  test('a name is never markup and never a header', () => {
    const hostile = '<img src=x onerror=alert(1)>\r\nBcc: everyone@example.com'
    const mail = renderMail('reset_password', { productName: hostile, displayName: hostile, email: 'a@example.com' })
    expect(mail.html).not.toContain('<img')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  test('the link stands in text, HTML and links', () => {
    const link = 'https://accounts.example.com/actions?mode=resetPassword&oobCode=abc'
    const mail = renderMail('reset_password', {
      productName: 'Atrium',
      displayName: 'Ada',
      email: 'a@example.com',
      link,
    })
    expect(mail.links).toEqual([link])
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link.replaceAll('&', '&#38;'))
  })
})

describe('the outbox', () => {
  test('a mail whose transaction fails was never queued', async () => {
    const failing = server.database.db.transaction(async (tx) => {
      await plainOutbox.queue(tx, 'verify_email', { email: 'a@example.com', whose: 'a', displayName: 'A' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await server.ask({ url: '/dev/mailbox.json' })).body).toEqual([])
  })

  test('a mail that is being sent is nobody else’s', async () => {
    await queue()
    const lease = () => leaseDueMails(server.database.db, { count: 10, leaseSeconds: 60, furthestSeconds: 3_600 })
    const leases = await Promise.all([lease(), lease(), lease()])
    expect(leases.flat()).toHaveLength(1)
  })

  test('a mail that was put off before the clock was set back waits no longer than any', async () => {
    await queue()
    await server.database.db.execute(`update mails set due_at = now() + interval '65 minutes'`)
    const taken = await leaseDueMails(server.database.db, { count: 10, leaseSeconds: 60, furthestSeconds: 3_600 })
    expect(taken).toHaveLength(1)
  })

  test('each mail is shown as it looks, where nothing of it runs and nobody else frames it', async () => {
    await queue()
    const { body } = await server.ask({ url: '/dev/mailbox.json' })
    const [{ id = '', html } = {}] = body as unknown as { id?: string; html?: string }[]
    const page = await server.app.inject('/dev/mailbox')
    expect(page.body).toContain(`src="/dev/mailbox/${id}"`)
    expect(page.body).toContain('sandbox="allow-same-origin"')
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
    const shown = await server.app.inject(`/dev/mailbox/${id}`)
    expect(shown.body).toBe(html)
    const policy = String(shown.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-same-origin; default-src 'none'; .*frame-ancestors 'self'/)
    expect(policy).not.toContain('script')
    expect((await server.app.inject('/dev/mailbox/nothing')).statusCode).toBe(404)
  })

  test('the mailbox shows the newest first, with its links', async () => {
    await queue('first@example.com')
    // Within one millisecond neither is newer.
    await server.database.db.update(mails).set({ createdAt: new Date(Date.now() - 1_000) })
    await queue('second@example.com')
    const { body } = await server.ask({ url: '/dev/mailbox.json' })
    expect(body).toMatchObject([{ to: 'second@example.com' }, { to: 'first@example.com', links: [expect.any(String)] }])
    const page = await server.app.inject('/dev/mailbox')
    expect(page.body).toContain('second@example.com')
  })
})

describe('sending', () => {
  const received: string[] = []
  let refusals: number[]
  let whileReceived: () => PromiseLike<unknown>
  let whileRefused: () => PromiseLike<unknown>
  let smtp: SMTPServer
  let sender: Sender
  beforeEach(async () => {
    received.length = 0
    refusals = []
    whileReceived = whileRefused = () => Promise.resolve()
    smtp = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let data = ''
        stream.on('data', (chunk: Buffer) => (data += chunk.toString()))
        stream.on('end', () => {
          const responseCode = refusals.shift()
          const refused = Object.assign(new Error('refused'), { responseCode })
          if (responseCode !== undefined) return void Promise.resolve(whileRefused()).then(() => done(refused))
          received.push(data)
          void Promise.resolve(whileReceived()).then(() => done())
        })
      },
    })
    // A sender that hangs up in the middle of a mail is an error here, and one nobody listens to ends the process.
    smtp.on('error', () => {})
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const { port } = smtp.server.address() as AddressInfo
    const options = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'door@example.com', domain: 'example.com' }
    sender = createSender({ db: server.database.db, secrets: testSecrets, log: pino({ level: 'silent' }), ...options })
  })
  afterEach(async () => {
    sender.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })

  const stored = () => server.database.db.select().from(mails)

  test('each mail arrives once, and its secrets leave the database', async () => {
    for (let index = 0; index < 12; index++) await queue(`person${index}@example.com`)
    expect(await sender.sendDue()).toBe('more')
    expect(await sender.sendDue()).toBe('done')
    expect((await stored()).every(({ sentAt }) => sentAt !== null)).toBe(true)
    expect(received).toHaveLength(12)
    const ids = received.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1])
    expect(new Set(ids).size).toBe(12)
    expect(
      (await stored()).every(({ sealed, text, html, links }) => sealed + text + html === '' && links.length === 0),
    ).toBe(true)
  })

  test('each says that a program sent it, so that no absence note answers', async () => {
    await queue('ada@example.com')
    await sender.sendDue()
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(received[0]).toMatch(/^To: ada@example\.com\r$/m)
  })

  test('what is given up while it waits behind others is not sent', async () => {
    const { db } = server.database
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) await queue(email)
    // As a trigger does where sending the first takes long, and what the others offer is taken back.
    whileReceived = () => db.update(mails).set({ abandonedAt: new Date(), sealed: '' }).where(isNull(mails.sentAt))
    await sender.sendDue()
    expect(received).toHaveLength(1)
    expect((await stored()).filter(({ sentAt }) => sentAt !== null)).toHaveLength(1)
  })

  /** As another sender does where this one was held up for longer than its lease. */
  const takeAll = async () => {
    const { db } = server.database
    await db
      .update(mails)
      .set({ dueAt: new Date(0) })
      .where(isNull(mails.sentAt))
    return leaseDueMails(db, { count: 10, leaseSeconds: 300, furthestSeconds: 3_600 })
  }

  test('a sender that was held up sends nothing that another one has by now, and takes none of it away', async () => {
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) await queue(email)
    whileReceived = takeAll
    await sender.sendDue()
    expect(received).toHaveLength(1)
    const left = (await stored()).filter(({ sentAt }) => sentAt === null)
    expect(left.map(({ attempts, dueAt }) => [attempts, dueAt > new Date()])).toEqual(Array(2).fill([2, true]))
  })

  test('nor what another one may take at any moment', async () => {
    const { db } = server.database
    for (const email of ['one@example.com', 'two@example.com']) await queue(email)
    whileReceived = () => db.update(mails).set({ dueAt: new Date(Date.now() + 60_000) })
    await sender.sendDue()
    expect(received).toHaveLength(1)
  })

  test.each([451, 550])(
    'what is answered with %i to a sender that was held up is the other’s to say',
    async (refusal) => {
      refusals = [refusal]
      await queue()
      whileRefused = takeAll
      await sender.sendDue()
      expect(await stored()).toMatchObject([{ attempts: 2, abandonedAt: null, sentAt: null }])
      expect((await stored())[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 200_000)
    },
  )

  test('what a sender that stops had taken and another one has by now is not taken twice', async () => {
    for (const email of ['one@example.com', 'two@example.com']) await queue(email)
    whileReceived = async () => {
      sender.stop()
      await takeAll()
    }
    await sender.sendDue()
    expect(await leaseDueMails(server.database.db, { count: 10, leaseSeconds: 300, furthestSeconds: 3_600 })).toEqual(
      [],
    )
  })

  test('a mail refused for now is tried again later; one refused for good is not', async () => {
    refusals = [451]
    await queue('later@example.com')
    await sender.sendDue()
    expect((await stored())[0]).toMatchObject({ attempts: 1, sentAt: null, abandonedAt: null })
    refusals = [550]
    await server.database.db.update(mails).set({ dueAt: new Date(0) })
    await sender.sendDue()
    expect((await stored())[0]?.abandonedAt).not.toBeNull()
    expect(received).toHaveLength(0)
  })
})

describe('POST /api/messaging/email/send', () => {
  const send = (payload: Record<string, unknown>) =>
    server.ask({ method: 'POST', url: '/api/messaging/email/send', payload })
  const happened = (email: string) =>
    server.database.db.transaction((tx) => allowNotification(tx, 'success_reset_password', email))

  test.each([
    [{ template: 'success_reset_password' }, 'email'],
    [{ email: ['a@example.com', 'b@example.com'], template: 'success_reset_password' }, 'email'],
    [{ email: 'a@example.com', template: 'anything' }, 'template'],
    [{ email: 'a@example.com', template: 'success_reset_password', subject: 'x' }, 'subject'],
  ])('422 for %j', async (payload, field) => {
    const { status, body } = await send(payload)
    expect(status).toBe(422)
    expect(body['errors']).toHaveProperty(field)
  })

  test('404 for what did not happen', async () => {
    expect((await send({ email: 'nobody@example.com', template: 'success_reset_password' })).status).toBe(404)
  })

  test('201 once for what did, to the account’s own address', async () => {
    await happened('Ada@example.com')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ email: 'ada@EXAMPLE.com', template: 'success_reset_password' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
    expect(await server.database.db.select().from(mails)).toMatchObject([{ recipient: 'Ada@example.com' }])
  })
})
