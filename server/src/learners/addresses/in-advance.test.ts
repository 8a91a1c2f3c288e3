/** Somebody has made an account with a learner's address and never confirmed it: whoever reads the address takes theirs along. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesFixture, type AddressesFixture, ownPassword } from '#testing/fixtures/learners/addresses.ts'

let the: AddressesFixture
beforeAll(async () => void (the = await addressesFixture()), 60_000)
afterAll(() => the.close())

const makersPassword = 'the words of somebody else'
async function inAdvance(email: string): Promise<{ uid: string; bearer: string }> {
  const made = await the.server.identity('signUp', { email, password: makersPassword, returnSecureToken: true })
  return { uid: String(made['localId']), bearer: `Bearer ${String(made['idToken'])}` }
}

test('made before the address is given: the mail has the link, and the account that is taken along has the address', async () => {
  const [card, email] = [await the.one(), the.unused()]
  const early = await inAdvance(email)
  await the.give(card, email)
  const code = await the.codeTo(email)
  expect((await the.preview(code)).status).toBe(200)
  expect(await the.take(code)).toEqual({ status: 200, body: { email } })
  expect(await the.rowOf('accounts', card.user_id)).toMatchObject({ email, email_verified: true })
  expect(await the.signInAs(email)).toMatchObject({ localId: card.user_id })
  expect(await the.signInAs(email, makersPassword)).toHaveProperty('error')
  expect(await the.isOpen(early.bearer)).toBe(false)
  expect(await the.rowOf('accounts', early.uid)).toMatchObject({ email: null, password_hash: null })
  expect(await the.rowOf('users', early.uid)).toMatchObject({ email: null })
})

test('made behind the link: the same, and two links to one address give it to one learner', async () => {
  const [one, other] = [await the.one(), await the.one()]
  const email = the.unused()
  await the.give(one, email)
  const first = await the.codeTo(email)
  await the.give(other, email.toUpperCase())
  const second = await the.codeTo(email.toUpperCase())
  await inAdvance(email)
  const taken = await Promise.all([the.take(first), the.take(second)])
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('confirmed while the link is used: it is its person’s, or the learner’s, and never both', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const { email, code, card } = await the.offered()
    const early = await inAdvance(email)
    const { db } = the.server.database
    const confirm = db.execute(
      sql`update accounts set email_verified = true where uid = ${early.uid} and email is not null`,
    )
    const [{ status }] = await Promise.all([the.take(code), confirm])
    const owner = status === 200 ? card.user_id : early.uid
    expect([200, 409]).toContain(status)
    expect(await the.rowOf('accounts', owner)).toMatchObject({ email, email_verified: true })
  }
})

test('an account that is disabled keeps its address: 409 email_taken, and the mail says that there is one', async () => {
  const { email, code } = await the.offered()
  const { uid } = await inAdvance(email)
  await the.server.database.db.execute(sql`update accounts set disabled = true where uid = ${uid}`)
  expect(await the.take(code, { password: ownPassword })).toMatchObject({ status: 409, body: { error: 'email_taken' } })
  await the.give(await the.one(), email)
  expect((await the.mailTo(email))?.text).not.toContain('/take-along')
})
