/** What a publisher says of itself: who reads it, who changes it, and what becomes of two changes at once. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorsUrl as url, publishersFixture, type PublishersFixture } from '#testing/fixtures/publishers.ts'

let the: PublishersFixture
beforeAll(async () => {
  the = await publishersFixture()
})
afterAll(() => the.close())

type Who = keyof PublishersFixture['people']
const look = (id: string, who?: Who) => the.call('GET', `/${id}`, who && the.people[who])
const save = (id: string, who: Who | undefined, payload: object) =>
  the.call('PATCH', `/${id}`, who && the.people[who], payload)

describe('GET /api/iam/authors/{author_id}', () => {
  test('200 for owners and staff; 401 signed out, 403 for a User, 404 for strangers and where there is none', async () => {
    const id = await the.press('Read Press')
    const image = '/default-publisher.svg'
    const body = {
      author_id: id,
      name: 'Read Press',
      description: '',
      banner_image_url: image,
      profile_image_url: image,
    }
    for (const who of ['ada', 'carl'] as const)
      expect(await look(id, who)).toEqual({ status: 200, body: { ...body, version: 1 } })
    expect((await look(id)).status).toBe(401)
    expect((await look(id, 'dora')).status).toBe(403)
    for (const who of ['eve', 'finn'] as const) expect((await look(id, who)).status).toBe(404)
    for (const none of ['no-such-press', 'NO', '%2e%2e', 'a'.repeat(41)])
      expect((await look(none, 'ada')).status).toBe(404)
  })

  test('what stands beside the publishers is no publisher’s id', async () => {
    const { body } = await the.call('POST', '', the.people.finn, { name: 'Membership' })
    expect(body['author_id']).toMatch(/^membership-/)
  })
})

describe('PATCH /api/iam/authors/{author_id}', () => {
  test('200: changes what is given and nothing else, once; the id stays, lists follow, a record says what', async () => {
    const id = await the.press('Old Press')
    const change = { version: 1, name: 'New Press', description: 'Books on arches.' }
    const { status, body } = await save(id, 'ada', change)
    expect([status, body]).toMatchObject([
      200,
      { ...change, author_id: 'old-press', version: 2, profile_image_url: '/default-publisher.svg' },
    ])
    expect((await look(id, 'carl')).body).toEqual(body)
    expect((await save(id, 'ada', { ...change, version: 2 })).body).toMatchObject({ version: 2 })
    const records = (await the.database.db.execute(
      sql`select actor, detail from audit_records where action = 'author.settings_changed' and subject = ${id}`,
    )) as { rows: unknown[] }
    expect(records.rows).toEqual([{ actor: 'ada', detail: { fields: 'name description', name: 'New Press' } }])
    for (const [name, found] of Object.entries({ 'new p': 1, 'old p': 0 })) {
      const list = await the.ask({ url: `${url}/membership`, query: { name }, as: the.people.dora })
      expect(list.body['totalResults'], name).toBe(found)
    }
  })

  test('401 signed out, 403 for staff and Users, 404 for another publisher’s owner: nothing changes', async () => {
    const id = await the.press()
    const expected = { carl: 403, dora: 403, eve: 404, finn: 404 }
    for (const [who, status] of Object.entries(expected))
      expect((await save(id, who as Who, { version: 1, name: 'Taken Over' })).status, who).toBe(status)
    expect((await save(id, undefined, { version: 1, name: 'Taken Over' })).status).toBe(401)
    expect((await look(id, 'ada')).body).toMatchObject({ version: 1 })
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
    [{ profile_image_url: 'javascript:alert(1)' }, 'profile_image_url'],
    [{ banner_image_url: 'https://user@evil.test/x.png' }, 'banner_image_url'],
    [{ version: 0 }, 'version'],
    [{ name: 'Atrium Security' }, 'name'],
    [{ author_id: 'another' }, 'author_id'],
    [{ created_by: 'eve' }, 'created_by'],
    [{ role: 'owner' }, 'role'],
  ])('422 for %j, told of its field', async (change, field) => {
    const id = await the.press()
    const { status, body } = await save(id, 'ada', { version: 1, ...change })
    expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [field]])
  })

  test('409 for the second of two owners, who reads what the other changed and by whom; nothing is overwritten', async () => {
    const id = await the.press()
    expect((await save(id, 'berta', { version: 1, name: 'Arch Press', description: 'Hers' })).status).toBe(200)
    const { status, body } = await save(id, 'ada', { version: 1, name: 'Other Press' })
    expect([status, body['error'], body['errors']]).toEqual([
      ...[409, 'settings_changed'],
      { name: 'berta has changed this.', description: 'berta has changed this.' },
    ])
    expect((await look(id, 'ada')).body).toMatchObject({ name: 'Arch Press', version: 2 })
    expect((await save(id, 'ada', { version: 2, name: 'Other Press' })).body).toMatchObject({
      name: 'Other Press',
      description: 'Hers',
      version: 3,
    })
  })

  test('whoever changed it and has no name is called by their address among owners, and by none where they offer ownership', async () => {
    const id = await the.press()
    const { uid, email } = the.people.berta
    await the.database.db.execute(sql`update users set display_name = '' where uid = ${uid}`)
    try {
      await save(id, 'berta', { version: 1, name: 'Arch Press' })
      const { body } = await save(id, 'ada', { version: 1, name: 'Other Press' })
      expect(body['errors']).toEqual({ name: `${email} has changed this.` })
      const offered = await the.call('POST', `/${id}/owners/hand-over`, the.people.berta, { user_id: 'carl' })
      expect(offered.body['from']).toEqual({ user_id: uid, displayName: '' })
    } finally {
      await the.database.db.execute(sql`update users set display_name = ${uid} where uid = ${uid}`)
    }
  })

  test('of 20 saved at once one is, and 19 get 409', async () => {
    const id = await the.press()
    const names = Array.from({ length: 20 }, (_, n) => `Press Number ${n}`)
    const statuses = await Promise.all(names.map(async (name) => (await save(id, 'ada', { version: 1, name })).status))
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
  })
})
