/** Ownership of a publisher passes on by consent alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishersFixture, type PublishersFixture } from '#testing/fixtures/publishers.ts'
import { sweepAuthorOffers } from '#publishers/sweep.ts'

let the: PublishersFixture
beforeAll(async () => {
  the = await publishersFixture()
})
afterAll(() => the.close())

type Who = keyof PublishersFixture['people']
const offer = (id: string, who: Who, user_id: string) =>
  the.call('POST', `/${id}/owners/hand-over`, the.people[who], { user_id })
const answer = (id: string, who: Who, accept: boolean) =>
  the.call('POST', `/${id}/owners/hand-over/answer`, the.people[who], { accept })
/** Asked by itself and read of what one is there: the same. */
const waiting = async (id: string, who: Who) => {
  const [asked, own] = await Promise.all(
    ['owners/hand-over', 'members/me'].map((path) => the.call('GET', `/${id}/${path}`, the.people[who])),
  )
  if (own?.status === 200) expect(own.body['offer']).toEqual(asked?.body['offer'])
  return asked?.body['offer']
}
const roleOf = async (id: string, who: Who) =>
  (await the.call('GET', `/${id}/members/me`, the.people[who])).body['role']

test('offered, told by mail, and accepted: the two change places, and only then', async () => {
  const id = await the.press('Handed Press')
  const made = await offer(id, 'ada', 'carl')
  expect([made.status, made.body]).toMatchObject([201, { from: { user_id: 'ada' }, to: { user_id: 'carl' } }])
  expect([await roleOf(id, 'ada'), await roleOf(id, 'carl')]).toEqual(['owner', 'staff'])
  expect(await waiting(id, 'carl')).toEqual(await waiting(id, 'ada'))
  expect(await waiting(id, 'dora')).toBeNull()
  const mail = await the.database.db.query.mails.findFirst({
    where: (mails, { eq }) => eq(mails.recipient, 'carl@example.com'),
  })
  expect(mail?.subject).toBe('ada offers you the ownership of Handed Press')
  expect((await answer(id, 'ada', true)).status).toBe(403)
  expect((await answer(id, 'dora', true)).status).toBe(404)
  expect(await answer(id, 'carl', true)).toEqual({ status: 200, body: { accepted: true } })
  expect([await roleOf(id, 'ada'), await roleOf(id, 'carl')]).toEqual(['staff', 'owner'])
  expect((await answer(id, 'carl', true)).status).toBe(404)
})

test('declined by one, withdrawn by the other: nothing changes', async () => {
  const id = await the.press()
  for (const who of ['dora', 'ada'] as const) {
    await offer(id, 'ada', 'dora')
    expect((await answer(id, who, false)).body).toEqual({ accepted: false })
    expect(await waiting(id, 'dora')).toBeNull()
  }
  expect([await roleOf(id, 'ada'), await roleOf(id, 'dora')]).toEqual(['owner', 'User'])
})

test('who was taken out of it meanwhile is told to be gone; who never was in it does not exist', async () => {
  const id = await the.press()
  await the.call('DELETE', `/${id}/members/dora`, the.people.ada)
  expect((await offer(id, 'ada', 'dora')).body['error']).toBe('done_meanwhile')
  expect((await offer(id, 'ada', 'eve')).body['error']).toBe('not_found')
})

test('404 for oneself, for whoever does not belong to it and for another publisher; 403 for staff', async () => {
  const id = await the.press()
  for (const uid of ['ada', 'eve', 'nobody']) expect((await offer(id, 'ada', uid)).status, uid).toBe(404)
  expect((await offer(id, 'eve', 'dora')).status).toBe(404)
  expect((await offer(id, 'carl', 'dora')).status).toBe(403)
})

test('an offer ends with the ownership or the membership of either', async () => {
  const id = await the.press()
  const role = (uid: string, to: string) =>
    the.call('PATCH', `/${id}/members/${uid}/role`, the.people.berta, { role: to })
  await offer(id, 'ada', 'dora')
  await role('ada', 'staff')
  expect(await waiting(id, 'dora')).toBeNull()
  await role('ada', 'owner')
  await offer(id, 'ada', 'dora')
  await the.call('DELETE', `/${id}/members/dora`, the.people.dora)
  expect(await waiting(id, 'ada')).toBeNull()
})

test('an offer that was not answered in time is no offer, and is swept away', async () => {
  const id = await the.press()
  await offer(id, 'ada', 'dora')
  await the.database.db.execute(`update author_hand_overs set expires_at = now() - interval '1 second'`)
  expect(await waiting(id, 'dora')).toBeNull()
  expect((await answer(id, 'dora', true)).status).toBe(404)
  await sweepAuthorOffers(the.database.db, new Date())
  expect(await the.database.db.query.authorOwnershipOffers.findMany()).toEqual([])
})
