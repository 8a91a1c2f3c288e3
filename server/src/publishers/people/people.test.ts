/** The people of a publisher: who sees them, who changes what they are, and that it always has an owner. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import { publishersFixture, type PublishersFixture } from '#testing/fixtures/publishers.ts'

let the: PublishersFixture
beforeAll(async () => {
  the = await publishersFixture()
})
afterAll(() => the.close())

type Who = keyof PublishersFixture['people']
const list = (id: string, who: Who, query = '') => the.call('GET', `/${id}/members${query}`, the.people[who])
const namesOf = async (id: string, query = '') =>
  ((await list(id, 'ada', query)).body['results'] as { displayName: string }[]).map((one) => one.displayName)
const giveRole = (id: string, who: Who, uid: string, role: string) =>
  the.call('PATCH', `/${id}/members/${uid}/role`, the.people[who], { role })
const remove = (id: string, who: Who, uid: string) => the.call('DELETE', `/${id}/members/${uid}`, the.people[who])
const roleOf = async (id: string, who: Who) =>
  (await the.call('GET', `/${id}/members/me`, the.people[who])).body['role']

test('everybody reads what they are, owners and staff who belongs to it, by name, by page and by part of a name', async () => {
  const id = await the.press('Listed Press')
  expect((await the.call('GET', `/${id}/members/me`, the.people.dora)).body).toEqual({
    author_id: id,
    name: 'Listed Press',
    profile_image_url: '/default-publisher.svg',
    role: 'User',
    counts: { members: 4, owners: 2 },
    offer: null,
  })
  expect(await namesOf(id)).toEqual(['ada', 'berta', 'carl', 'dora'])
  expect((await list(id, 'carl')).body).toMatchObject({ totalResults: 4, totalPages: 1 })
  expect(await namesOf(id, '?limit=2&page=2')).toEqual(['carl', 'dora'])
  expect(await namesOf(id, '?username=AR')).toEqual(['carl'])
  expect(await namesOf(id, '?username=%25')).toEqual([])
  await the.database.db.update(users).set({ usernameKey: 'παππασόπουλος' }).where(eq(users.uid, 'berta'))
  expect(await namesOf(id, `?username=${encodeURIComponent('ΠΑΠΠΑΣ')}`)).toEqual(['berta'])
  expect((await list(id, 'ada', '?role=owner')).status).toBe(422)
})

describe('PATCH .../members/{id}/role', () => {
  test('200: an owner makes somebody what they are to be; asked again it is so already', async () => {
    const id = await the.press()
    for (let again = 0; again < 2; again += 1)
      expect(await giveRole(id, 'ada', 'dora', 'owner')).toEqual({
        status: 200,
        body: { user_id: 'dora', role: 'owner' },
      })
    expect((await giveRole(id, 'dora', 'ada', 'User')).status).toBe(200)
    expect((await giveRole(id, 'ada', 'dora', 'User')).status).toBe(403)
  })

  test('404 for somebody of another publisher or of none, 422 for no role', async () => {
    const id = await the.press()
    for (const uid of ['eve', 'finn', 'nobody']) expect((await giveRole(id, 'ada', uid, 'owner')).status).toBe(404)
    expect((await giveRole(id, 'ada', 'carl', 'admin')).status).toBe(422)
  })
})

describe('an owner is always left', () => {
  test('409 for the last owner’s demotion, removal and leave; the answer says what to do', async () => {
    const id = await the.press()
    expect((await remove(id, 'berta', 'ada')).status).toBe(204)
    for (const refused of [await giveRole(id, 'berta', 'berta', 'staff'), await remove(id, 'berta', 'berta')]) {
      expect([refused.status, refused.body['error']]).toEqual([409, 'last_publisher_owner'])
      expect(refused.body['message']).toContain('A publisher needs an owner.')
    }
    expect(await roleOf(id, 'berta')).toBe('owner')
  })

  test('two owners who demote each other, or leave, at once: one stays', async () => {
    for (const act of [
      (id: string, who: Who, other: string) => giveRole(id, who, other, 'User'),
      (id: string, who: Who) => remove(id, who, who),
    ]) {
      const id = await the.press()
      await Promise.all([act(id, 'ada', 'berta'), act(id, 'berta', 'ada')])
      const owners = await Promise.all((['ada', 'berta'] as const).map((who) => roleOf(id, who)))
      expect(owners.filter((role) => role === 'owner')).toHaveLength(1)
    }
  })
})

describe('DELETE .../members/{id}', () => {
  test('204: an owner takes anybody out, everybody themselves; nothing of it is open to them then', async () => {
    const id = await the.press()
    expect((await remove(id, 'dora', 'dora')).status).toBe(204)
    expect((await remove(id, 'ada', 'carl')).status).toBe(204)
    for (const who of ['dora', 'carl'] as const)
      expect((await the.call('GET', `/${id}/members/me`, the.people[who])).status).toBe(404)
    const { body } = await the.call('GET', '/membership', the.people.carl)
    expect((body['results'] as { author_id: string }[]).map((one) => one.author_id)).not.toContain(id)
    expect(await namesOf(id)).toEqual(['ada', 'berta'])
  })

  test('403 for staff and Users who take others out, 404 for whoever does not belong to it', async () => {
    const id = await the.press()
    for (const who of ['carl', 'dora'] as const) expect((await remove(id, who, 'ada')).status).toBe(403)
    for (const uid of ['eve', 'nobody']) expect((await remove(id, 'ada', uid)).status).toBe(404)
    expect((await remove(id, 'eve', 'dora')).status).toBe(404)
  })

  test('the invite that brought somebody does not bring them back', async () => {
    const id = await the.press()
    const invited = await the.call('POST', '/invites', the.people.ada, { author_id: id })
    const accept = () => the.call('POST', '/invites/success', the.people.finn, { token: invited.body['token'] })
    expect((await accept()).status).toBe(200)
    expect((await accept()).status).toBe(200)
    expect((await remove(id, 'ada', 'finn')).status).toBe(204)
    expect((await accept()).body['error']).toBe('invite_used_up')
  })
})

test('owners see the open invites and end one; another publisher’s owner, and another’s invite, get 404', async () => {
  const id = await the.press()
  const { body } = await the.call('POST', '/invites', the.people.ada, { author_id: id, role: 'staff' })
  const invites = async () => (await the.call('GET', `/${id}/invites`, the.people.berta)).body['results']
  expect(await invites()).toMatchObject([{ id: body['id'], email: null, role: 'staff' }])
  expect((await the.call('DELETE', `/foreign-press/invites/${String(body['id'])}`, the.people.eve)).status).toBe(404)
  expect((await the.call('DELETE', `/${id}/invites/none`, the.people.ada)).status).toBe(404)
  expect((await the.call('DELETE', `/${id}/invites/${String(body['id'])}`, the.people.berta)).status).toBe(204)
  expect(await invites()).toEqual([])
  const used = await the.call('POST', '/invites/success', the.people.finn, { token: body['token'] })
  expect(used.body['error']).toBe('invite_invalid')
})
