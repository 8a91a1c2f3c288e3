/** Accounts are taken along while their class goes into the archive: they are their persons' own, and the archive has them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classMembers } from '#db/schema.ts'
import { eq } from 'drizzle-orm'
import { addressesFixture, type AddressesFixture } from '#testing/fixtures/learners/addresses.ts'

let the: AddressesFixture
beforeAll(async () => void (the = await addressesFixture()), 60_000)
afterAll(() => the.close())

test.each(['archived', 'deleted'])('%s while 15 of it are taken along', async (how) => {
  const people = (path: string, payload: object) =>
    the.server.api({ method: 'POST', url: `/api/users/${path}`, query: { organization: 'acme' }, payload })
  const { body } = await people('classes', { name: `Last of ${how}` })
  const id = String(body['id'])
  const cards = await the.make(
    Array.from({ length: 15 }, (_, n) => `${how}${n}`),
    { class: id },
  )
  const codes: string[] = []
  for (const card of cards) {
    const email = the.unused()
    expect((await the.give(card, email)).status).toBe(200)
    codes.push(await the.codeTo(email))
  }
  const end = () => people(how === 'archived' ? 'classes/archive' : 'classes/delete', { ids: [id] })
  const [ended, ...taken] = await Promise.all([end(), ...codes.map((code) => the.take(code))])
  expect(ended?.status).toBe(200)
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { user_id } of cards) {
    expect(await the.rowOf('accounts', user_id)).toMatchObject({ email_verified: true, learner_of: null })
  }
  expect(await the.server.database.db.$count(classMembers, eq(classMembers.classId, id))).toBe(15)
})
