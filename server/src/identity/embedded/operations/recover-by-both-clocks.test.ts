/**
 * An account's address is taken back where this server's clock and the database's differ: what was given since then bears
 * the time of the one or of the other, and ends by either.
 */
import { afterEach, expect, test } from 'vitest'
import { databaseTime } from '#db/reads/database-time.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
afterEach(() => the.close())

/** By the database's clock and by the server's, around the change; and since when whatever was given ends. */
async function takenBack(aheadSeconds: number): Promise<{ database: Date; server: Date; since: Date | undefined }> {
  let since: Date | undefined
  the = await testIdentity({ onGivenInVain: async (_tx, given) => void (since = given.since) })
  the.pass(aheadSeconds)
  const { idToken } = await the.signUp()
  await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'thief@example.com' })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  // What the thief gives comes after this, by either clock.
  const [database, server] = [await the.database.db.transaction(databaseTime), the.now()]
  const taken = await the.call('update', { oobCode: the.codes.at(-1)?.code })
  expect(taken.status).toBe(200)
  return { database, server, since }
}

test.each([
  ['two minutes ahead of the database', 120],
  ['two minutes behind it', -120],
  ['the same', 0],
])('%s: nothing that was given afterwards is older than what ends', async (_what, aheadSeconds) => {
  const { database, server, since } = await takenBack(aheadSeconds)
  expect(since?.getTime()).toBeLessThanOrEqual(database.getTime())
  expect(since?.getTime()).toBeLessThanOrEqual(server.getTime())
  // And by no more than they differ.
  expect(Math.min(database.getTime(), server.getTime()) - Number(since)).toBeLessThan(60_000)
})
