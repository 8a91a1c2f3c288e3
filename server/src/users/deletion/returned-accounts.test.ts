/** Accounts that were gone at a hosted provider and are there again: what was noted of them is taken back, whoever sees them first. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { DAY_MS, HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { eq } from 'drizzle-orm'
import { UnsecuredJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts, auditRecords, mails, users } from '#db/schema.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { Guards } from '#http/serve.ts'
import { createProvider, type Provider } from '#identity/provider.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { testContext } from '#testing/servers/area-context.ts'
import { recordAccount } from '#users/accounts/record-account.ts'
import { askDeletion } from './ask-deletion.ts'
import { deleteDueAccounts } from './delete-due.ts'
import { noteGoneAccounts } from './gone-accounts.ts'

const projectId = 'demo-atrium'
const itsHour = new Date(new Date().setUTCHours(3, 10, 0, 0))
const daysLater = (days: number) => new Date(itsHour.getTime() + days * DAY_MS)

/** Who has an account at the provider at this moment. */
let there: Set<string>
const provided = createServer((request, response) => {
  void json(request).then((body) => {
    const { localId } = body as { localId: string | string[] }
    if (request.url?.endsWith(':delete')) there.delete(String(localId))
    const users = [localId].flat().flatMap((uid) => (there.has(uid) ? [{ localId: uid, email: emailOf(uid) }] : []))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ users }))
  })
})
const emailOf = (uid: string) => `${uid}@example.com`

let database: OpenDatabase
let provider: Provider
const context = () => ({ ...testContext(database.db, {} as Guards), provider })
beforeAll(async () => {
  database = await memoryDatabase()
  await once(provided.listen(0, '127.0.0.1'), 'listening')
  const client = ['API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID', 'MEASUREMENT_ID']
  const settings = readSettings({
    PUBLIC_ORIGIN: 'http://atrium.example',
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(provided.address() as AddressInfo).port}`,
    ...Object.fromEntries(client.map((name) => [`FIREBASE_${name}`, 'value'])),
  })
  const log = pino({ level: 'silent' })
  provider = await createProvider({ ...testContext(database.db, {} as Guards), settings, google: undefined, log })
})
afterAll(async () => {
  await database.close()
  provided.close()
})

const people = Array.from({ length: 30 }, (_, n) => `person${n}`)
beforeEach(async () => {
  there = new Set(people)
  for (const table of [accounts, users, mails, auditRecords]) await database.db.delete(table)
  await database.db
    .insert(users)
    .values(people.map((uid) => ({ uid, email: emailOf(uid), emailKey: emailOf(uid), displayName: uid })))
})

const log = { error: () => {} }
const missing = (uids: readonly string[]) => Promise.resolve(uids.filter((uid) => !there.has(uid)))
const look = (now: Date) => noteGoneAccounts({ ...context(), log, missing }, now)
const carryOut = (now: Date) => deleteDueAccounts(context(), now)
const record = async (uid: string) => (await database.db.select().from(users).where(eq(users.uid, uid)))[0]
const toldTo = async (uid: string) =>
  (
    await database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, emailOf(uid)))
  ).map(({ template }) => template)
const idToken = (uid: string) =>
  new UnsecuredJWT({ auth_time: Math.floor(Date.now() / 1_000), email: emailOf(uid), firebase: {} })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode()

/** Gone on the first day, and noted. */
async function noted(uid: string): Promise<void> {
  there.delete(uid)
  expect(await look(itsHour)).toBe(1)
  expect(await record(uid)).toMatchObject({ deletionDueAt: daysLater(14), missingSince: itsHour })
}
async function expectKept(uid: string): Promise<void> {
  const none = { deletionAskedAt: null, deletionDueAt: null, deletionWaitsSince: null, missingSince: null }
  expect(await record(uid)).toMatchObject({ ...none, goneAt: null, email: emailOf(uid), displayName: uid })
  await carryOut(daysLater(20))
  expect(await record(uid)).toMatchObject({ goneAt: null, displayName: uid })
  expect(there).toContain(uid)
}

test('the next day’s look finds it, and its person is told once', async () => {
  await noted('person7')
  there.add('person7')
  await look(daysLater(1))
  await look(daysLater(2))
  await expectKept('person7')
  expect(await toldTo('person7')).toEqual(['account_gone', 'deletion_withdrawn'])
})

test('whoever signs in with it is there again', async () => {
  await noted('person7')
  there.add('person7')
  await provider.verifyIdToken(idToken('person7'))
  await provider.verifyIdToken(idToken('person7'))
  await expectKept('person7')
  expect(await toldTo('person7')).toEqual(['account_gone', 'deletion_withdrawn'])
})

test('a token from before it went brings nothing back', async () => {
  await noted('person7')
  await expect(provider.verifyIdToken(idToken('person7'))).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await record('person7')).toMatchObject({ deletionDueAt: daysLater(14) })
})

test('it is looked for once more on the day on which it would be deleted', async () => {
  await noted('person7')
  there.add('person7')
  await carryOut(daysLater(15))
  await expectKept('person7')
})

test('what is gone still is deleted, and what is noted is no part of how many are missing at once', async () => {
  for (const uid of people.slice(0, 3)) await noted(uid)
  expect(await look(daysLater(1))).toBe(0)
  there.delete('person9')
  expect(await look(daysLater(1))).toBe(1)
  await carryOut(new Date(daysLater(14).getTime() + HOUR_MS))
  expect(await record('person0')).toMatchObject({ displayName: '', missingSince: null })
  expect(await record('person9')).toMatchObject({ displayName: 'person9' })
})

test('whoever asked for it themselves is deleted, whether their account went meanwhile or not', async () => {
  const actor = await provider.verifyIdToken(idToken('person7'))
  await askDeletion({ ...context() }, { actor, ip: '203.0.113.7' })
  const asked = await record('person7')
  expect(asked).toMatchObject({ missingSince: null })
  there.delete('person7')
  expect(await look(daysLater(1))).toBe(0)
  there.add('person7')
  await look(daysLater(2))
  await provider.verifyIdToken(idToken('person7'))
  expect((await record('person7'))?.deletionDueAt).toEqual(asked?.deletionDueAt)
  await carryOut(daysLater(20))
  expect(await record('person7')).toMatchObject({ displayName: '' })
  expect(there).not.toContain('person7')
})

test('an account that is made here under its uid, as an import does, is there again', async () => {
  await noted('person7')
  const email = emailOf('person7')
  const changed = { displayName: false, photoUrl: false }
  await database.db.transaction((tx) =>
    recordAccount(tx, { uid: 'person7', email, emailKey: email, displayName: null, photoUrl: null, changed }),
  )
  there.add('person7')
  await expectKept('person7')
})
