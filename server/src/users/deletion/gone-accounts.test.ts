/** Records of people whose account is gone at a hosted provider: noted once, told, deleted 14 days later; and never in masses. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#db/schema.ts'
import { mailSendersOf } from '#organizations/mail-senders.ts'
import { mailLanguagesOf } from '#users/mail-languages.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { noteGoneAccounts } from './gone-accounts.ts'

const day = new Date('2026-11-23T00:10:00Z')
const itsHour = new Date('2026-11-23T03:10:00Z')
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  const people = Array.from({ length: 300 }, (_, count) => `person${count}`)
  await server.database.db
    .insert(users)
    .values(
      people.map((uid) => ({ uid, email: `${uid}@example.com`, emailKey: `${uid}@example.com`, displayName: uid })),
    )
})
afterAll(() => server.close())

const outbox = createOutbox({
  productName: 'Atrium',
  publicOrigin: 'http://localhost:8080',
  local: true,
  secrets: testSecrets,
  sendersOf: mailSendersOf,
  languagesOf: mailLanguagesOf,
})
const errors: string[] = []
const log = { error: (_details: object, message: string) => void errors.push(message) }

/** A day's rounds; answers who was asked about, and how often somebody was noted. */
async function lookADay(isGone: (uid: string) => boolean, from = day): Promise<{ asked: string[]; noted: number }> {
  const asked: string[] = []
  let noted = 0
  const missing = (uids: readonly string[]) => {
    asked.push(...uids)
    return Promise.resolve(uids.filter(isGone))
  }
  const { db } = server.database
  for (let hour = 0; hour < 24; hour += 1) {
    noted += await noteGoneAccounts({ db, outbox, log, missing }, new Date(from.getTime() + hour * HOUR_MS))
  }
  return { asked, noted }
}
const dueOf = async (uid: string) =>
  (await server.database.db.select().from(users).where(eq(users.uid, uid)))[0]?.deletionDueAt ?? null

test('everybody is asked about once a day, and whoever is gone is noted once and told', async () => {
  const first = await lookADay((uid) => uid === 'person7')
  expect(new Set(first.asked).size).toBe(first.asked.length)
  expect(first.asked).toEqual(expect.arrayContaining(['person0', 'person7', 'person299', server.uid]))
  expect(first.noted).toBe(1)
  const due = await dueOf('person7')
  expect(due?.getTime()).toBeGreaterThanOrEqual(day.getTime() + 14 * 24 * HOUR_MS)
  expect(await dueOf('person8')).toBeNull()
  const mails = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; subject: string }[]>()
  expect(mails.filter(({ to }) => to === 'person7@example.com').map(({ subject }) => subject)).toEqual([
    expect.stringContaining('data will be deleted on'),
  ])

  const again = await lookADay((uid) => uid === 'person7', new Date(day.getTime() + 24 * HOUR_MS))
  expect(again).toMatchObject({ noted: 0 })
  // It may be there again.
  expect(again.asked).toContain('person7')
  expect(await dueOf('person7')).toEqual(due)
})

test.each([
  ['all', () => true],
  ['every fifth', (uid: string) => uid.endsWith('5') || uid.endsWith('0')],
])(
  'where many are missing at once, %s, nobody is noted, and the log asks whether it is the right project',
  async (_what, isGone) => {
    errors.length = 0
    expect((await lookADay(isGone)).noted).toBe(0)
    expect(errors.at(-1)).toContain('is it the right project?')
    expect(await dueOf('person8')).toBeNull()
  },
)

test('a provider that does not answer is asked again the next day, and nobody is noted', async () => {
  const { db } = server.database
  const missing = () => Promise.reject(new Error('no answer'))
  await expect(noteGoneAccounts({ db, outbox, log, missing }, itsHour)).rejects.toThrow('no answer')
})

test('what is left of whoever has gone is not asked about', async () => {
  await server.database.db
    .update(users)
    .set({ email: null, emailKey: null, displayName: '' })
    .where(eq(users.uid, 'person9'))
  expect((await lookADay(() => false)).asked).not.toContain('person9')
})
