/** What mail servers do besides taking mail: what is tried again, what is given up, and who waits for whom. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#db/schema.ts'
import { plainOutbox } from '#testing/fixtures/mail.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import type { MailTemplate } from '../render-mail.ts'
import { createSender, type Sender, type SenderOptions } from './sender.ts'

/** What is answered to a command (`greeting` and `content` too) in place of the usual; `nothing` says nothing, `late` comes late, `cut` ends the connection. */
type Script = (command: string, line: string) => string | undefined

const LATE_MS = 600
const usual: Record<string, string> = {
  greeting: '220 mail.example.com ESMTP',
  EHLO: '250 mail.example.com',
  AUTH: '235 welcome',
  DATA: '354 go on',
  QUIT: '221 bye',
}

let server: TestServer
let mailServer: Server
let script: Script
let sender: Sender
let taken: string[]
let givenUp: number
let lines: Record<string, unknown>[]
const open = new Set<Socket>()

beforeAll(async () => {
  server = await testServer([])
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.db.delete(mails)
  ;[taken, lines, script, givenUp] = [[], [], () => undefined, 0]
  mailServer = createServer(serve).listen(0, '127.0.0.1')
  await once(mailServer, 'listening')
  sender = makeSender()
})
afterEach(() => {
  sender.close()
  for (const socket of open) socket.destroy()
  mailServer.close()
})

function makeSender({
  query = '',
  ...more
}: Pick<SenderOptions, 'timeoutMs' | 'answerTimeoutMs'> & { query?: string } = {}): Sender {
  const { port } = mailServer.address() as AddressInfo
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  const options = {
    smtpUrl: `smtp://door:word@127.0.0.1:${port}${query}`,
    from: 'door@example.com',
    domain: 'example.com',
  }
  return createSender({
    db: server.database.db,
    secrets: testSecrets,
    log,
    onGivenUp: () => void (givenUp += 1),
    ...options,
    ...more,
  })
}

function serve(socket: Socket): void {
  open.add(socket.on('error', () => {}))
  let recipient = ''
  let content = false
  const answer = (command: string, line = '') => {
    const said = script(command, line) ?? usual[command] ?? '250 fine'
    if (said === 'nothing') return
    if (said === 'cut') return void socket.destroy()
    if (said === 'late') return void setTimeout(() => socket.write('250 fine\r\n'), LATE_MS)
    // In pieces, as a network may bring it.
    for (const letter of `${said}\r\n`) socket.write(letter)
    if (command === 'content' && said.startsWith('250')) taken.push(recipient)
  }
  answer('greeting')
  createInterface({ input: socket }).on('line', (line) => {
    if (content && line !== '.') return
    const command = content ? 'content' : (/^\w+/.exec(line)?.[0].toUpperCase() ?? '')
    if (command === 'RCPT') recipient = /<(.*?)>/.exec(line)?.[1] ?? ''
    content = false
    answer(command, line)
    content = command === 'DATA' && script(command, line) === undefined
  })
}

/** Each a second behind the one before: within a millisecond neither is older. */
async function queue(email: string, template: MailTemplate = 'reset_password'): Promise<void> {
  const { db } = server.database
  const second = sql`interval '1 second'`
  await db.update(mails).set({ createdAt: sql`${mails.createdAt} - ${second}`, dueAt: sql`${mails.dueAt} - ${second}` })
  await db.transaction((tx) => plainOutbox.queue(tx, template, { email, whose: 'ada', displayName: 'Ada' }))
}
const stored = () => server.database.db.select().from(mails)

test.each<[string, Record<string, string>]>([
  ['is refused a connection', { greeting: '554 5.7.1 blocked' }],
  ['is told to come back', { greeting: '421 too busy' }],
  ['is not known by its name', { EHLO: '550 who?', HELO: '550 who?' }],
  ['has a password that is wrong', { EHLO: '250-mail\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 bad credentials' }],
  ['has none, and needs one', { MAIL: '530 5.7.0 authentication required' }],
  ['may not send as who it is', { MAIL: '550 5.7.1 sender not allowed' }],
  ['may not send to others', { RCPT: '554 5.7.1 relay access denied' }],
  ['is kept waiting with a recipient', { RCPT: '450 4.2.0 greylisted' }],
  ['is sent away in the middle', { RCPT: '421 4.3.2 closing' }],
  ['has sent to too many', { RCPT: '452 4.5.3 too many recipients' }],
  ['is refused content for now', { content: '451 later' }],
  ['finds encryption broken', { EHLO: '250-mail\r\n250 STARTTLS', STARTTLS: '454 not now' }],
  ['finds encryption gone', { EHLO: '250-mail\r\n250 STARTTLS', STARTTLS: '220 no handshake\r\nfollows' }],
  ['is cut off before it is answered', { content: 'cut' }],
  ['is cut off in the middle', { RCPT: 'cut' }],
  ['is answered in another protocol', { greeting: 'HTTP/1.1 400 Bad Request' }],
])('a mail whose sender %s is tried again', async (_what, said) => {
  script = (command) => said[command]
  await queue('ada@example.com')
  await sender.sendDue()
  expect(await stored()).toMatchObject([{ attempts: 1, sentAt: null, abandonedAt: null }])
  expect(givenUp).toBe(0)
  script = () => undefined
  await server.database.db.update(mails).set({ dueAt: new Date(0) })
  await sender.sendDue()
  expect(await stored()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }])
  expect(taken).toEqual(['ada@example.com'])
})

test('where encryption is asked for and the offer of it taken away, no password is told', async () => {
  const heard: string[] = []
  script = (command) => {
    heard.push(command)
    return { EHLO: '250-mail\r\n250 AUTH PLAIN', STARTTLS: '502 what?' }[command]
  }
  sender.close()
  sender = makeSender({ query: '?requireTLS=true' })
  await queue('ada@example.com')
  await sender.sendDue()
  expect(heard).toContain('STARTTLS')
  expect(heard).not.toContain('AUTH')
  expect(await stored()).toMatchObject([{ attempts: 1, sentAt: null, abandonedAt: null }])
  expect(lines).toMatchObject([{ msg: 'mail not sent', final: false }])
})

test.each<[string, Record<string, string>]>([
  ['there is no such mailbox', { RCPT: '550 5.1.1 no such user' }],
  ['there is none, said without a reason', { RCPT: '550 no such user' }],
  ['the mail is refused', { content: '554 5.6.0 refused' }],
  ['the mail is too large', { content: '552 5.3.4 too large' }],
])('where %s, it is given up and counted, and others go', async (_what, said) => {
  let recipient = ''
  script = (command, line) => {
    if (command === 'RCPT') recipient = line
    return recipient.includes('bob@') ? said[command] : undefined
  }
  for (const name of ['ada', 'bob', 'eve']) await queue(`${name}@example.com`)
  await sender.sendDue()
  expect(taken).toEqual(['ada@example.com', 'eve@example.com'])
  const bob = (await stored()).find(({ recipient: to }) => to.startsWith('bob'))
  expect(bob).toMatchObject({ attempts: 1, sentAt: null, abandonedAt: expect.any(Date) })
  expect(givenUp).toBe(1)
})

test('the operator is told what was answered, and to what, and nobody’s address', async () => {
  script = (command) => (command === 'RCPT' ? '550 5.1.1 <ada@example.com> no such user' : undefined)
  await queue('ada@example.com')
  await sender.sendDue()
  expect(lines).toMatchObject([{ msg: 'mail not sent', final: true, code: 'EENVELOPE', answer: 550, at: 'RCPT TO' }])
  expect(JSON.stringify(lines)).not.toContain('ada@')
})

test('while the mail server is away the log says so once, not for each mail and try; who is given up is said each time', async () => {
  script = () => 'cut'
  for (const name of ['ada', 'bob', 'eve']) await queue(`${name}@example.com`)
  for (let round = 0; round < 3; round += 1) {
    await sender.sendDue()
    await server.database.db.update(mails).set({ dueAt: new Date(0) })
  }
  expect(lines).toMatchObject([{ msg: 'mail not sent', attempts: 1, final: false }])
  script = (command) => (command === 'RCPT' ? '550 5.1.1 no such user' : undefined)
  await sender.sendDue()
  expect(lines.filter((line) => (line as { final: boolean }).final)).toHaveLength(3)
})

test('what has failed goes behind what has not, and each behind what is older', async () => {
  for (const name of ['ada', 'bob', 'eve']) await queue(`${name}@example.com`)
  await server.database.db.update(mails).set({ attempts: 3 })
  await queue('new@example.com')
  await sender.sendDue()
  expect(taken).toEqual(['new', 'ada', 'bob', 'eve'].map((name) => `${name}@example.com`))
})

test('what one act sends to many goes behind what somebody waits for, once that has failed too, and in its turn', async () => {
  for (const name of ['first', 'next', 'last']) await queue(`${name}@example.com`, 'invite')
  await queue('greylisted@example.com')
  await server.database.db.update(mails).set({ attempts: 1 }).where(eq(mails.template, 'reset_password'))
  await queue('waiting@example.com', 'sign_in')
  await queue('warned@example.com', 'new_sign_in')
  await queue('behind@example.com', 'term_ending')
  await sender.sendDue()
  const inTheirTurn = ['waiting', 'warned', 'greylisted', 'first', 'next', 'last', 'behind']
  expect(taken).toEqual(inTheirTurn.map((name) => `${name}@example.com`))
})

test('a thousand invites in front of it, and a code is with the next ten', async () => {
  await queue('ada@example.com', 'invite')
  await server.database.db.execute(
    sql`insert into mails (id, template, recipient, subject, sealed, text, html, links, due_at)
      select gen_random_uuid(), template, recipient, subject, sealed, text, html, links, due_at - interval '1 minute'
      from mails cross join generate_series(1, 1000)`,
  )
  await queue('waiting@example.com', 'confirm_identity')
  await sender.sendDue()
  expect(taken[0]).toBe('waiting@example.com')
})

test('behind one that the server says nothing about, what is new goes before what waited with it', async () => {
  sender = makeSender({ timeoutMs: 300 })
  script = (command, line) => (command === 'RCPT' && line.includes('slow') ? 'nothing' : undefined)
  await queue('slow@example.com')
  await queue('slow-too@example.com')
  expect(await sender.sendDue()).toBe('more')
  await server.database.db.update(mails).set({ attempts: 1, dueAt: new Date(0) })
  await queue('new@example.com')
  expect(await sender.sendDue()).toBe('more')
  expect(taken).toEqual(['new@example.com'])
  // The second is tried behind it, and not one more.
  expect((await stored()).map(({ attempts }) => attempts).sort()).toEqual([1, 1, 2])
})

test('a mail server that looks into a mail before it answers is waited for, and has it once', async () => {
  sender = makeSender({ timeoutMs: LATE_MS / 2 })
  script = (command) => (command === 'content' ? 'late' : undefined)
  await queue('ada@example.com')
  await sender.sendDue()
  expect(await stored()).toMatchObject([{ attempts: 1, sentAt: expect.any(Date) }])
})

test('one that never answers is given up, and the log says what it was', async () => {
  sender = makeSender({ timeoutMs: 2_000, answerTimeoutMs: 200 })
  script = (command) => (command === 'content' ? 'nothing' : undefined)
  await queue('ada@example.com')
  await sender.sendDue()
  expect(await stored()).toMatchObject([{ attempts: 1, sentAt: null, abandonedAt: null }])
  expect(lines).toMatchObject([{ msg: 'mail not sent', final: false, code: 'ETIMEDOUT', at: 'content' }])
})

test('what says a word now and then, and never takes a mail, is left in time', async () => {
  sender = makeSender({ timeoutMs: 300, answerTimeoutMs: 60_000 })
  script = (command) => (command === 'RCPT' ? 'nothing' : undefined)
  await queue('ada@example.com')
  await sender.sendDue()
  expect(await stored()).toMatchObject([{ attempts: 1, sentAt: null, abandonedAt: null }])
  expect(lines).toMatchObject([{ msg: 'mail not sent', final: false, code: 'ETIMEDOUT' }])
})
