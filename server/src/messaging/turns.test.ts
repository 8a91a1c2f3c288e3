/** Mails to many go out in turns of their senders. */
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '#db/schema.ts'
import { addressCaller, runFor } from '#limits/caller.ts'
import { planOf } from '#testing/databases/plan.ts'
import { plainOutbox } from '#testing/fixtures/mail.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import type { QueuedMail } from './outbox.ts'
import type { MailRow } from './queries.ts'
import type { MailTemplate } from './render-mail.ts'
import { dueMails, leaseDueMails, markSent, putOff, returnMails } from './sending/queries.ts'
import { turnOfFailed } from './turns.ts'

const BATCH = 10

let server: TestServer
beforeAll(async () => {
  server = await testServer([])
})
afterAll(() => server.close())
beforeEach(() => server.database.db.delete(mails))

function queue(template: MailTemplate, ...params: QueuedMail[]): Promise<void> {
  const mails = params.map((one) => ({ whose: 'nobody', ...one }))
  return server.database.db.transaction((tx) => plainOutbox.queue(tx, template, ...mails))
}
/** So many invites of a school, in one transaction. */
function invites(school: string, count = 1): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return queue('invite', ...numbers.map((n) => ({ email: `${n}@${school}.example`, organizationId: school })))
}
/** As an import leaves them, but for what they say: to write that 5,000 times tells nothing about their order. */
async function waiting(school: string, count: number): Promise<void> {
  await invites(school)
  await server.database.db.execute(
    sql`insert into mails (id, template, recipient, subject, sealed, text, html, links, sender, turn)
      select gen_random_uuid(), template, n + 1 || substr(recipient, 2), subject, '-', text, html, links, sender, turn + n
      from mails cross join generate_series(1, ${count - 1}) n where sender = ${school}`,
  )
}

function take(): Promise<MailRow[]> {
  return leaseDueMails(server.database.db, { count: BATCH, leaseSeconds: 60, furthestSeconds: 3_600 })
}
async function send(): Promise<string[]> {
  const taken = await take()
  for (const { id } of taken) await markSent(server.database.db, id)
  return taken.map(({ recipient }) => recipient)
}
async function fail(mail: MailRow): Promise<void> {
  const { db } = server.database
  await putOff(db, mail, { turn: await turnOfFailed(db, mail), inSeconds: 0 })
}
const schoolOf = (recipient: string) => recipient.replace(/.*@|\.example/g, '')
const countOf = (recipients: string[], school: string) => recipients.filter((one) => schoolOf(one) === school).length

describe('while one school has 5,000 invites waiting', () => {
  beforeEach(async () => {
    await waiting('large', 5_000)
    for (let batch = 0; batch < 5; batch += 1) await send()
  })

  test('another’s single invite goes out with the next batch', async () => {
    await invites('small')
    expect(await send()).toContain('1@small.example')
  })

  test('its own single invite, sent by hand, goes out with the next batch; those of a job are behind its others', async () => {
    const byHand = (email: string) =>
      runFor(addressCaller('192.0.2.1'), () => queue('invite', { email, organizationId: 'large' }))
    await queue('invite', { email: 'job@large.example', organizationId: 'large' })
    await byHand('hand@large.example')
    const gone = await send()
    expect(gone).toContain('hand@large.example')
    expect(gone).not.toContain('job@large.example')
  })

  test('twenty by hand go out in turn with all others, and take no more than one sender’s turns', async () => {
    const one = (n: number) =>
      runFor(addressCaller('192.0.2.1'), () => queue('invite', { email: `${n}@hand.example`, organizationId: 'large' }))
    for (let n = 1; n <= 20; n += 1) await one(n)
    await invites('small', 20)
    const gone = [...(await send()), ...(await send()), ...(await send())]
    for (const who of ['hand', 'small', 'large']) expect(countOf(gone, who)).toBe(10)
  })

  test('another’s forty go out in turn with its own, and no faster', async () => {
    await invites('small', 40)
    const gone = [...(await send()), ...(await send()), ...(await send()), ...(await send())]
    expect([countOf(gone, 'small'), countOf(gone, 'large')]).toEqual([20, 20])
  })

  test('publishers take turns too', async () => {
    const ofPress = (publisherId: string, n: number) => ({ email: `${n}@${publisherId}.example`, publisherId })
    await queue('invite', ...Array.from({ length: 40 }, (_, index) => ofPress('press', index + 1)))
    await queue('invite', ofPress('other', 1))
    expect(await send()).toContain('1@other.example')
  })

  test('a code goes out before all of them', async () => {
    await invites('small')
    await queue('sign_in', { email: 'ada@example.com' })
    expect((await send())[0]).toBe('ada@example.com')
  })

  test('what a school queues later is behind its own, and takes no other’s turns', async () => {
    await invites('small', 10)
    await invites('large', 10)
    await invites('small', 10)
    const gone = [...(await send()), ...(await send()), ...(await send()), ...(await send())]
    expect(gone.filter((one) => schoolOf(one) === 'small')).toEqual(
      [...Array(10).keys(), ...Array(10).keys()].map((n) => `${n + 1}@small.example`),
    )
  })

  test('two processes take turns together, and each mail once', async () => {
    await invites('small', 10)
    const both = (await Promise.all([take(), take()])).flat()
    expect(new Set(both.map(({ id }) => id)).size).toBe(2 * BATCH)
    expect(
      countOf(
        both.map(({ recipient }) => recipient),
        'small',
      ),
    ).toBe(10)
  })

  test('an invite that failed is tried again with the next batch, not behind the 5,000', async () => {
    await invites('small')
    const taken = await take()
    for (const mail of taken)
      await (schoolOf(mail.recipient) === 'small' ? fail(mail) : markSent(server.database.db, mail.id))
    expect(await send()).toContain('1@small.example')
  })

  test('what failed of the large school is behind its own, and not before another’s', async () => {
    for (const mail of await take()) await fail(mail)
    await invites('small', 10)
    const gone = [...(await send()), ...(await send())]
    expect(countOf(gone, 'small')).toBe(10)
    expect(gone).not.toContain('51@large.example')
  })
})

test('while all of a school’s are put off, another’s come no earlier than in turn', async () => {
  const { db } = server.database
  await invites('large', 20)
  await send()
  await db.execute(sql`update mails set due_at = now() + interval '1 minute' where sent_at is null`)
  await invites('small', 10)
  await db.execute(sql`update mails set due_at = now() where sent_at is null`)
  const gone = await send()
  expect([countOf(gone, 'small'), countOf(gone, 'large')]).toEqual([5, 5])
})

test('what failed three times goes behind all, whoever sent it', async () => {
  await invites('small')
  for (let tries = 0; tries < 3; tries += 1) for (const mail of await take()) await fail(mail)
  await invites('large', 15)
  expect(countOf(await send(), 'large')).toBe(10)
  const last = await send()
  expect(last.map(schoolOf)).toEqual([...Array<string>(5).fill('large'), 'small'])
})

test('what was taken and not tried keeps its turn', async () => {
  await invites('large', 20)
  await returnMails(server.database.db, await take())
  expect(await send()).toEqual([...Array(10).keys()].map((n) => `${n + 1}@large.example`))
})

test.each([
  ['is counted', 'is due', 0],
  ['is counted', 'is put off', 10],
  ['is not counted', 'is due', 0],
])('the next batch is read along an index where what waits %s, and all of it %s', async (counted, _when, minutes) => {
  const { db } = server.database
  if (counted === 'is counted') await waiting('large', 5_000)
  // As where thousands have gone out and the next thousands come: none of those that were counted waits.
  await waiting('gone', 5_000)
  await db.execute(sql`update mails set sent_at = now() where sender = 'gone'`)
  await db.execute(sql`analyze mails`)
  if (counted !== 'is counted') await waiting('large', 5_000)
  await db.execute(sql`update mails set due_at = now() + make_interval(mins => ${minutes})`)
  const plan = await planOf(db, dueMails(db, BATCH))
  expect(plan).toMatch(/Index Scan using mails_turns .*\n *Index Cond: \(due_at <= now\(\)\)/)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test('what waited before there were turns keeps its order', async () => {
  const { db } = server.database
  const folder = new URL('../db/migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_turns_of_senders.sql')) ?? ''
  const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint')
  const before: [name: string, template: MailTemplate, attempts: number][] = [
    ['second', 'invite', 0],
    ['first', 'term_ending', 2],
    ['failed', 'invite', 3],
    ['waiting', 'sign_in', 1],
    ['sent', 'invite', 0],
  ]
  for (const [name, template] of before) await queue(template, { email: `${name}@example.com` })
  for (const [name, , attempts] of before) {
    await db.execute(sql`update mails set turn = 1, attempts = ${attempts}, created_at = now() + length(${name}) * interval '1 second',
      due_at = now() - interval '1 second', sent_at = case when ${name} = 'sent' then now() end where recipient like ${`${name}@%`}`)
  }
  for (const statement of statements.filter((one) => one.includes('UPDATE'))) await db.execute(sql.raw(statement))
  expect(await send()).toEqual(['waiting', 'first', 'second', 'failed'].map((name) => `${name}@example.com`))
})
