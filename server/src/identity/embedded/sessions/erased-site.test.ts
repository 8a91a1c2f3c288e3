/** A session at the site of an organization that is gone for good: whoever has its name next is not whom it was for. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseDeleted, purgeDeleted } from '#organizations/deletion/remove.ts'
import { type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const expired = { status: 400, error: 'TOKEN_EXPIRED' }

async function made(name: string, rules: object | null = null): Promise<string> {
  const id = randomUUID()
  await the.database.db.execute(sql`
    insert into organizations (id, name, display_name, logo_url, primary_color, page_background, rules)
    values (${id}, ${name}, 'A Fine School', '', '#0070f3', '#222222', ${rules && JSON.stringify(rules)}::jsonb)`)
  return id
}
const deletedDaysAgo = (id: string, days: number) =>
  the.database.db.execute(
    sql`update organizations set deleted_at = now() - make_interval(days => ${days}) where id = ${id} or erased_at is not null`,
  )

/** Handed on to an organization's site; answers the refresh token that the browser keeps there. */
async function arrive({ uid, idToken }: Person, name: string): Promise<string> {
  const origin = `http://${name}.localhost:8080`
  const sessionId = String(decodeJwt(idToken)['sid'])
  const token = await the.identity.mintCustomToken({ uid, sessionId, origin, organization: name })
  const { status, body } = await the.call('signInWithCustomToken', { token }, { origin })
  expect(status).toBe(200)
  return String(body['refreshToken'])
}
const round = () => the.identity.sweeps['sessions']?.()

test('nobody is signed in at the site of the next who has the name, past what that one asks', async () => {
  const person = await the.signUp()
  const id = await made('taken')
  const before = await arrive(person, 'taken')
  await deletedDaysAgo(id, 31)
  expect(await eraseDeleted(the.database.db)).toBe(1)
  await round()
  await deletedDaysAgo(id, 91)
  expect(await purgeDeleted(the.database.db)).toBe(1)
  await made('taken', { secondStep: { since: new Date(0).toISOString(), graceDays: 0 } })
  expect(await the.refresh(before)).toMatchObject(expired)
  // Where they signed in themselves they are all the same.
  expect(await the.refresh(person.refreshToken)).toMatchObject({ status: 200 })
})

test('while it may be restored, and at all other sites, sessions go on', async () => {
  const person = await the.signUp()
  const id = await made('closed')
  await made('open')
  const there = [await arrive(person, 'closed'), await arrive(person, 'open')]
  await deletedDaysAgo(id, 29)
  expect(await eraseDeleted(the.database.db)).toBe(0)
  await round()
  for (const refreshToken of there) expect(await the.refresh(refreshToken)).toMatchObject({ status: 200 })
})
