/**
 * Somebody signs in at a server whose clock is ahead, and goes on at another: what they give or ask for there is not older
 * than their sign-in. By that it is found when the account turns out to have been somebody else's by then.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, sessions } from '#db/schema.ts'
import { changedNow } from '#single-sign-on/connections/changed-by.ts'
import { addressesFixture, type AddressesFixture } from '#testing/fixtures/learners/addresses.ts'

let the: AddressesFixture
let signedInAt: Date
beforeAll(async () => {
  the = await addressesFixture()
  const { database, uid } = the.server
  const ahead = sql`date_trunc('milliseconds', now() + interval '1 minute')`
  const [session] = await database.db.update(sessions).set({ authTime: ahead }).where(eq(sessions.uid, uid)).returning()
  if (!session) throw new Error('nobody is signed in')
  signedInAt = session.authTime
  await database.db.update(accounts).set({ validSince: signedInAt }).where(eq(accounts.uid, uid))
}, 60_000)
afterAll(() => the.close())

const post = (url: string) => the.server.api({ method: 'POST', url, payload: {} })
const momentIn = (row: Record<string, unknown> | undefined, column: string) => new Date(String(row?.[column]))

test('an address that is given to a learner', async () => {
  const { card } = await the.offered()
  expect(momentIn(await the.rowOf('learner_addresses', card.user_id), 'sent_at')).toEqual(signedInAt)
})

test('an archive that is asked for', async () => {
  expect((await post('/api/users/account/export')).status).toBeLessThan(300)
  expect(momentIn(await the.rowOf('account_exports', the.server.uid), 'asked_at')).toEqual(signedInAt)
})

test('a deletion that is asked for', async () => {
  const heir = await the.server.identity('signUp', { email: 'heir@example.com', password: 'correct horse' })
  await the.server.database.db.execute(sql`insert into organization_members (organization_id, uid, role)
    select organization_id, ${String(heir['localId'])}, 'owner' from organization_members where uid = ${the.server.uid}`)
  expect((await post('/api/users/account/deletion')).status).toBeLessThan(300)
  expect(momentIn(await the.rowOf('users', the.server.uid), 'deletion_asked_at')).toEqual(signedInAt)
})

test('a hand in a connection of an organization’s own sign-in', () => {
  const actor = { uid: 'ada', authTime: signedInAt }
  expect(changedNow(undefined, actor)).toEqual({ ada: signedInAt.toISOString() })
  const past = { uid: 'ada', authTime: new Date(0) }
  expect(Date.parse(changedNow(undefined, past)['ada'] ?? '')).toBeGreaterThan(Date.now() - 60_000)
})
