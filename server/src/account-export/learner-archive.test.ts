/** The archive of a learner without an address: for an owner of their organization, and for nobody else. */
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesFixture, type AddressesFixture } from '#testing/fixtures/learners/addresses.ts'

let the: AddressesFixture
beforeAll(async () => void (the = await addressesFixture()), 60_000)
afterAll(() => the.close())

const fetched = (uid: string, as = the.owner, organization = 'acme') =>
  the.server.app.inject({
    url: `/api/users/learners/${uid}/archive`,
    query: { organization },
    headers: as === '' ? {} : { authorization: as },
  })

test('200: what is kept of them, in the form that people get of themselves; the timeline says who fetched it', async () => {
  const [card, other] = [await the.one(), await the.one()]
  await the.bearer(card)
  const email = the.unused()
  await the.give(card, email)
  const answer = await fetched(card.user_id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  const files = unzipSync(answer.rawPayload)
  const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString('utf8')) as object[]
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'learner.json', 'images.json']))
  expect(read('learner.json')).toMatchObject([{ organization: 'acme', username: card.username }])
  expect(read('learner-addresses.json')).toMatchObject([{ organization: 'acme', email }])
  const all = Object.values(files).map((bytes) => Buffer.from(bytes).toString('utf8'))
  for (const secret of [card.code, await the.codeTo(email), other.user_id, other.username])
    expect(all.filter((text) => text.includes(secret))).toEqual([])
  const { body } = await the.server.api({
    url: '/api/users/timeline',
    query: { organization: 'acme', kind: 'exports' },
  })
  expect((body['results'] as object[])[0]).toMatchObject({ action: 'learner.archive_taken', subject: card.displayName })
})

test('401, 403 and 404 for anybody else, and for whoever is no learner here', async () => {
  const card = await the.one()
  const expected: [string, string, string, number][] = [
    [card.user_id, '', 'acme', 401],
    [card.user_id, await the.bearer(card), 'acme', 403],
    [card.user_id, await the.member('acme', 'staff'), 'acme', 403],
    [card.user_id, await the.member('elsewhere', 'owner'), 'acme', 404],
    [card.user_id, the.owner, 'elsewhere', 404],
    [the.server.uid, the.owner, 'acme', 404],
    ['nobody', the.owner, 'acme', 404],
  ]
  for (const [uid, as, organization, status] of expected)
    expect((await fetched(uid, as, organization)).statusCode).toBe(status)
})

test('404 once they have taken the account along: it is theirs to ask for', async () => {
  const card = await the.one()
  const email = the.unused()
  await the.give(card, email)
  await the.take(await the.codeTo(email))
  expect((await fetched(card.user_id)).statusCode).toBe(404)
})

test('403 recent_login_required for an owner who signed in a while ago', async () => {
  const card = await the.one()
  const { db } = the.server.database
  await db.execute(sql`update accounts set valid_since = now() - interval '1 hour' where uid = ${the.server.uid}`)
  await db.execute(sql`update sessions set auth_time = now() - interval '6 minutes' where uid = ${the.server.uid}`)
  const refused = await fetched(card.user_id)
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: 'recent_login_required' }])
})
