/** A publisher's end: who deletes it, what is left of it meanwhile, who restores it, and when it is gone for good. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOrganizationsAlone } from '#users/owner-changes/own-account.ts'
import { publishersFixture, type PublishersFixture } from '#testing/fixtures/publishers.ts'
import { authorAt } from '#publishers/find.ts'
import { publishersOwnedAlone, removeFromAllPublishers } from '#publishers/leave.ts'
import { eraseDeletedAuthors, purgeDeletedAuthors } from './remove.ts'

let the: PublishersFixture
beforeAll(async () => {
  the = await publishersFixture()
})
afterAll(() => the.close())

type Who = keyof PublishersFixture['people']
const remove = (id: string, who: Who) => the.call('DELETE', `/${id}`, the.people[who])
const restore = (id: string, who?: Who) => the.call('POST', `/${id}/restore`, who && the.people[who])
const deletedOf = async (who: Who) =>
  (await the.call('GET', '/membership/recently-deleted', the.people[who])).body['results'] as Record<string, string>[]
const idsOf = async (who: Who) =>
  ((await the.call('GET', '/membership?limit=100', the.people[who])).body['results'] as { author_id: string }[]).map(
    (one) => one.author_id,
  )
const rowsOf = async (statement: ReturnType<typeof sql>) =>
  ((await the.database.db.execute(statement)) as { rows: Record<string, unknown>[] }).rows
const daysAgo = (id: string, days: number) =>
  the.database.db.execute(
    sql`update authors set deleted_at = now() - make_interval(days => ${days}) where author_id = ${id}`,
  )

/** Templates of what went to somebody, the oldest first. */
const mailsTo = async (who: Who) =>
  (await rowsOf(sql`select template from mails where recipient = ${`${who}@example.com`} order by created_at, id`)).map(
    ({ template }) => template,
  )

test('deleted and restored: the other owners are told, whoever did it and everybody else is not, and not without end', async () => {
  await the.database.db.execute(sql`delete from mails`)
  const id = await the.press('Told Press')
  expect((await remove(id, 'ada')).status).toBe(204)
  expect(await mailsTo('berta')).toEqual(['publisher_deleted'])
  expect((await restore(id, 'berta')).status).toBe(200)
  expect(await mailsTo('ada')).toEqual(['publisher_restored'])
  for (let times = 0; times < 6; times += 1) {
    expect((await remove(id, 'ada')).status).toBe(204)
    expect((await restore(id, 'ada')).status).toBe(200)
  }
  expect(await mailsTo('berta')).toHaveLength(5)
  for (const who of ['carl', 'dora', 'eve', 'finn'] as const) expect(await mailsTo(who)).toEqual([])
})

test('401 signed out, 403 for staff, Users and a sign-in that is not fresh, 404 for another’s owner', async () => {
  const id = await the.press()
  expect((await the.call('DELETE', `/${id}`)).status).toBe(401)
  expect((await restore(id)).status).toBe(401)
  expect((await the.call('GET', '/membership/recently-deleted')).status).toBe(401)
  for (const who of ['carl', 'dora'] as const) expect((await remove(id, who)).status).toBe(403)
  for (const who of ['eve', 'finn'] as const) expect((await remove(id, who)).status).toBe(404)
  const stale = Object.assign(await the.person('stale'), { authTime: new Date(0) })
  await the.join(id, stale, 'owner')
  const refused = await the.call('DELETE', `/${id}`, stale)
  expect([refused.status, refused.body['error']]).toEqual([403, 'recent_login_required'])
  expect(await idsOf('ada')).toContain(id)
})

test('404 to every call about a deleted publisher, from the same moment, and its site is nobody’s', async () => {
  const id = await the.press()
  const invited = await the.call('POST', '/invites', the.people.ada, { author_id: id })
  expect((await remove(id, 'ada')).status).toBe(204)
  const calls = [
    ...[
      ['GET', ''],
      ['PATCH', '', { version: 1 }],
      ['DELETE', ''],
      ['GET', '/members'],
      ['GET', '/members/me'],
    ],
    ...[
      ['PATCH', '/members/dora/role', { role: 'staff' }],
      ['DELETE', '/members/ada'],
      ['GET', '/invites'],
    ],
    ...[
      ['GET', '/owners/hand-over'],
      ['POST', '/owners/hand-over', { user_id: 'dora' }],
    ],
    ['POST', '/owners/hand-over/answer', { accept: true }],
  ] as [string, string, object?][]
  for (const [method, path, body] of calls)
    expect((await the.call(method as 'GET', `/${id}${path}`, the.people.ada, body)).status, method + path).toBe(404)
  expect((await the.call('POST', '/invites', the.people.ada, { author_id: id })).status).toBe(404)
  const { token } = invited.body
  const joining = await the.call('POST', '/invites/success', the.people.finn, { token })
  expect(joining.body['error']).toBe('invite_invalid')
  for (const who of ['ada', 'carl', 'dora'] as const) expect(await idsOf(who)).not.toContain(id)
  expect(await authorAt(the.database.db, id)).toBeUndefined()
  expect((await the.call('POST', '', the.people.finn, { name: id })).body['author_id']).not.toBe(id)
})

test('its owners see it and restore it with everybody, who has which role, and its invites; nobody else does', async () => {
  const id = await the.press('Coming Back')
  const invited = await the.call('POST', '/invites', the.people.ada, { author_id: id })
  await remove(id, 'ada')
  const [first] = await deletedOf('berta')
  expect(first).toMatchObject({ author_id: id, name: 'Coming Back', profile_image_url: '/default-publisher.svg' })
  expect(Date.parse(first?.['restorableUntil'] ?? '') - Date.parse(first?.['deletedAt'] ?? '')).toBe(30 * 86_400_000)
  for (const who of ['carl', 'dora', 'eve', 'finn'] as const) {
    expect((await restore(id, who)).status).toBe(404)
    expect((await deletedOf(who)).map((one) => one['author_id'])).not.toContain(id)
  }
  expect(await restore(id, 'berta')).toEqual({ status: 200, body: { author_id: id, name: 'Coming Back' } })
  expect((await restore(id, 'berta')).status).toBe(404)
  const { body } = await the.call('GET', `/${id}/members`, the.people.ada)
  expect((body['results'] as { user_id: string; role: string }[]).map(({ user_id, role }) => [user_id, role])).toEqual([
    ...[
      ['ada', 'owner'],
      ['berta', 'owner'],
    ],
    ...[
      ['carl', 'staff'],
      ['dora', 'User'],
    ],
  ])
  const list = await the.ask({ url: '/api/iam/authors/membership', query: { name: 'coming b' }, as: the.people.dora })
  expect(list.body).toMatchObject({ totalResults: 1, results: [{ author_id: id, role: 'User' }] })
  const joined = await the.call('POST', '/invites/success', the.people.finn, { token: invited.body['token'] })
  expect(joined.status).toBe(200)
})

test('deleted and joined, deleted and restored, at once: whoever belongs to it belongs to one that is there', async () => {
  const id = await the.press()
  const { token } = (await the.call('POST', '/invites', the.people.ada, { author_id: id })).body
  await Promise.all([
    the.call('POST', '/invites/success', the.people.finn, { token }),
    remove(id, 'ada'),
    ...(['ada', 'berta'] as const).map((who) => restore(id, who)),
  ])
  const stray = await rowsOf(sql`
    select m.uid from author_members as m join authors as a on a.id = m.id where a.deleted_at is not null
    union all select m.uid from deleted_author_members as m join authors as a on a.id = m.id where a.deleted_at is null`)
  expect(stray).toEqual([])
})

test('after 30 days it is erased, and after 90 its id is free; meanwhile nobody gets it', async () => {
  const id = await the.press('Resting Press')
  await the.call('POST', '/invites', the.people.ada, { author_id: id })
  await remove(id, 'ada')
  await daysAgo(id, 29)
  expect(await eraseDeletedAuthors(the.database.db)).toBe(0)
  expect(await deletedOf('ada')).not.toEqual([])
  await daysAgo(id, 31)
  expect((await restore(id, 'ada')).status).toBe(404)
  expect((await deletedOf('ada')).map((one) => one['author_id'])).not.toContain(id)
  expect(await eraseDeletedAuthors(the.database.db)).toBe(1)
  expect(await eraseDeletedAuthors(the.database.db)).toBe(0)
  const [left] = await rowsOf(sql`select name, description, profile_image_url from authors where author_id = ${id}`)
  expect(left).toEqual({ name: '', description: '', profile_image_url: '' })
  const again = async () => (await the.call('POST', '', the.people.finn, { name: 'Resting Press' })).body['author_id']
  expect(await again()).toMatch(/^resting-press-.{4}$/)
  await daysAgo(id, 91)
  expect(await purgeDeletedAuthors(the.database.db)).toBe(1)
  expect(await again()).toBe(id)
})

test('it stands in the way of no account: the only owner of a deleted one may go, and nobody restores it then', async () => {
  const { db } = the.database
  const only = await the.person('only')
  const { author_id } = (await the.call('POST', '', only, { name: 'Only Press' })).body
  expect(await publishersOwnedAlone(db, { uid: 'only', limit: 9 })).toEqual([{ author_id, name: 'Only Press' }])
  await expect(db.transaction((tx) => removeFromAllPublishers(tx, 'only'))).rejects.toMatchObject({ code: 'forbidden' })
  expect((await the.call('DELETE', `/${String(author_id)}`, only)).status).toBe(204)
  expect(await publishersOwnedAlone(db, { uid: 'only', limit: 9 })).toEqual([])
  const alone = () =>
    db.transaction((tx) =>
      isOrganizationsAlone(
        tx,
        { uid: 'only', emailKey: 'only@example.com' },
        { organizationId: '00000000-0000-4000-8000-000000000000', stands: true },
        [],
      ),
    )
  // Restored, it would show what an organization's owner had made of them meanwhile.
  expect(await alone()).toBe(false)
  await db.transaction((tx) => removeFromAllPublishers(tx, 'only'))
  expect(await alone()).toBe(true)
  expect((await the.call('POST', `/${String(author_id)}/restore`, only)).status).toBe(404)
})

test('deleted ones count among those that one account may make', async () => {
  const maker = await the.person('maker')
  for (let n = 0; n < 20; n += 1) {
    const { author_id } = (await the.call('POST', '', maker, { name: `Made ${n}` })).body
    await the.call('DELETE', `/${String(author_id)}`, maker)
  }
  expect((await the.call('POST', '', maker, { name: 'One more' })).body['error']).toBe('publisher_limit')
})
