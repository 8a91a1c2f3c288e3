/** In whose language each kind of mail goes out: of all kinds that there are. */
import { eq, sql } from 'drizzle-orm'
import type { Language } from '@atrium/contract/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails, users } from '#db/schema.ts'
import { addressCaller, runFor } from '#limits/caller.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import type { QueuedMail } from './outbox.ts'
import { type MailToAddress, readers } from './readers.ts'
import type { MailTemplate } from './render-mail.ts'
import { openMail } from './sealed-mail.ts'
import { mailWords } from './words/en/mail-words.ts'

const all = Object.keys(mailWords.mails) as MailTemplate[]
const toAddress = all.filter((template): template is MailToAddress => readers[template] !== 'person')
const toPerson = all.filter((template) => readers[template] === 'person')
const byOperators = new Set<MailTemplate>([
  ...(['account_disabled', 'account_enabled', 'sessions_ended', 'second_step_taken_off'] as const),
])

let ground: PeopleFixture
let organizationId: string
const page: Language = 'es'
beforeAll(async () => {
  ground = await peopleFixture()
  const { db } = ground.database
  await ground.organization('acme')
  const { rows } = (await db.execute(
    sql`update organizations set language = 'de' where name = 'acme' returning id`,
  )) as {
    rows: { id: string }[]
  }
  organizationId = rows[0]?.id ?? ''
  for (const [uid, language] of [
    ['reader', 'fr'],
    ['rival', 'hi'],
  ] as const) {
    await ground.person(uid)
    await db.update(users).set({ language }).where(eq(users.uid, uid))
  }
})
afterAll(() => ground.close())
beforeEach(() => ground.database.db.delete(mails))

/** What it says it is in; `queue` is asked by a page in Spanish. */
async function spoken(queue: (queueOne: typeof ground.context.outbox.queue) => Promise<void>): Promise<string> {
  const asking = addressCaller('192.0.2.1', { requestId: 'one', headers: { 'accept-language': page } })
  await runFor(asking, () => queue(ground.context.outbox.queue))
  const [mail] = await ground.database.db.select().from(mails)
  if (!mail) throw new Error('no mail')
  return /<html lang="([^"]+)"/.exec(openMail(testSecrets, mail).html)?.[1] ?? ''
}
const about = (email: string, more: Partial<QueuedMail> = {}) => ({
  email: `${email}@example.com`,
  about: 'Acme',
  ...more,
})
const transaction: PeopleFixture['database']['db']['transaction'] = (work) => ground.database.db.transaction(work)

describe.each(toAddress)('%s', (template) => {
  const to = (email: string, more?: Partial<QueuedMail>) =>
    spoken((queue) => transaction((tx) => queue(tx, template, about(email, more))))

  test('is in the language of whoever has the address', async () => {
    expect(await to('reader', { organizationId })).toBe('fr')
  })
  test('else in the organization’s, else in the page’s unless that is an operator’s', async () => {
    expect(await to('nobody', { organizationId })).toBe('de')
    await ground.database.db.delete(mails)
    expect(await to('nobody')).toBe(byOperators.has(template) ? 'en' : page)
  })
})

describe.each(toPerson)('%s', (template) => {
  const to = (email: string, whose: string, more?: Partial<QueuedMail>) =>
    spoken((queue) => transaction((tx) => queue(tx, template, { ...about(email, more), whose })))

  test.each(['nobody', 'rival'])('is in its person’s language, at the address of %s', async (email) => {
    expect(await to(email, 'reader', { organizationId })).toBe('fr')
  })
  test('else in the organization’s, else in the page’s', async () => {
    expect(await to('reader', 'nobody', { organizationId })).toBe('de')
    await ground.database.db.delete(mails)
    expect(await to('reader', 'nobody')).toBe(page)
  })
})
