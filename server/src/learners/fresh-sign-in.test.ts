/** What opens a learner's account, or gives it away, is done by whoever signed in just now: a token that was handed on, or is old, does none of it. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, sessions } from '#db/schema.ts'
import { byCard } from '#testing/fixtures/learners/learners.ts'
import { addressesFixture, type AddressesFixture } from '#testing/fixtures/learners/addresses.ts'

let the: AddressesFixture
let handedOn: string
beforeAll(async () => {
  the = await addressesFixture()
  const url = '/api/iam/auth/customToken'
  const { body } = await the.server.api({ method: 'POST', url, payload: { uid: the.server.uid } })
  const token = String(body['customToken'])
  const { idToken } = await the.server.identity('signInWithCustomToken', { token, returnSecureToken: true })
  handedOn = `Bearer ${String(idToken)}`
}, 60_000)
afterAll(() => the.close())

const opening = (uid: string): [string, object][] => [
  ['/cards', { ids: [uid] }],
  [`/${uid}/pictures`, {}],
  [`/${uid}/password`, { password: 'three dry biscuits' }],
  [`/${uid}/address`, { email: 'thief@example.com' }],
]

test('403 for a session that was handed on, by an owner too; everything is as it was', async () => {
  const card = await the.one()
  for (const [path, body] of opening(card.user_id)) {
    const refused = { status: 403, body: { error: 'recent_login_required' } }
    expect(await the.ask('POST', path, { body, as: handedOn }), path).toMatchObject(refused)
  }
  expect((await the.signIn(byCard(card))).status).toBe(201)
  expect(await the.mailTo('thief@example.com')).toBeUndefined()
  // What opens nothing goes on, and is read as ever.
  expect((await the.ask('GET', '', { as: handedOn })).status).toBe(200)
  expect((await the.ask('POST', `/${card.user_id}/unlock`, { as: handedOn })).status).toBe(204)
})

test('403 for staff who signed in long ago; asked once, they do as many as they like', async () => {
  const staff = await the.member('acme', 'staff')
  const [first, second] = [await the.one(), await the.one()]
  const { db } = the.server.database
  const begun = (at: ReturnType<typeof sql>) =>
    db
      .update(sessions)
      .set({ authTime: at })
      .where(eq(sessions.uid, uidOf(staff)))
  await db
    .update(accounts)
    .set({ validSince: sql`now() - interval '1 hour'` })
    .where(eq(accounts.uid, uidOf(staff)))
  await begun(sql`now() - interval '301 seconds'`)
  const draw = ({ user_id }: { user_id: string }) => the.ask('POST', `/${user_id}/pictures`, { body: {}, as: staff })
  expect(await draw(first)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  await begun(sql`now()`)
  expect([(await draw(first)).status, (await draw(second)).status]).toEqual([200, 200])
  const ids = [first.user_id, second.user_id]
  expect((await the.ask('POST', '/cards', { body: { ids }, as: staff })).status).toBe(200)
})

function uidOf(bearer: string): string {
  const [, payload = ''] = bearer.split('.')
  return String((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub)
}
