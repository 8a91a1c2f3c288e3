/** Learners without an address as an organization has them: made, listed, changed, removed, and gone for good. */
import { maxLearnersAtOnce } from '@atrium/contract/limits'
import type { LearnerCard } from '@atrium/contract/people/learner'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byCard, learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'

type Body = Record<string, unknown>

/** Of a class. */
const many = 30

let the: LearnersFixture
let staff: string
beforeAll(async () => {
  the = await learnersFixture()
  staff = await the.member('acme', 'staff')
}, 60_000)
afterAll(() => the.close())

const line = (username: string, given_name = 'Ada', family_name = 'Byron') => ({ username, given_name, family_name })
const asked = async (learners: object[], more: object = {}) => the.ask('POST', '', { body: { learners, ...more } })
async function countOf(table: string): Promise<number> {
  const { rows } = (await the.server.database.db.execute(
    sql`select count(*)::integer as count from ${sql.identifier(table)}`,
  )) as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
const people = async (path: string, method: 'GET' | 'POST' | 'PATCH', payload?: object) =>
  the.server.api({ method, url: `/api/users/${path}`, query: { organization: 'acme' }, ...(payload && { payload }) })

describe('a list', () => {
  test('each line that is refused is named, with why, and nothing was made', async () => {
    await the.make(['taken'])
    const before = [await countOf('accounts'), await countOf('users'), await countOf('learners')]
    const { status, body } = await asked([
      line('fine'),
      line(''),
      line('has space'),
      line('a@b'),
      line('TAKEN'),
      line('Fine'),
      line('x1', ''),
      line('x2', 'www.evil.example'),
      line('x3', 'Ada', 'B\u202Eyron'),
      line('x4', 'y'.repeat(101)),
      line('x5', 'Ada', ''),
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      made: [],
      refused: [
        { line: 2, code: 'username_invalid', value: '' },
        { line: 3, code: 'username_invalid', value: 'has space' },
        { line: 4, code: 'username_invalid', value: 'a@b' },
        { line: 5, code: 'username_taken', value: 'TAKEN' },
        { line: 6, code: 'username_twice', value: 'Fine', firstLine: 1 },
        { line: 7, code: 'name_invalid', of: 'given_name', fault: 'missing' },
        { line: 8, code: 'name_invalid', of: 'given_name', fault: 'address' },
        { line: 9, code: 'name_invalid', of: 'family_name', fault: 'not_one_line' },
        { line: 10, code: 'name_invalid', of: 'given_name', fault: 'too_long' },
      ],
    })
    expect([await countOf('accounts'), await countOf('users'), await countOf('learners')]).toEqual(before)
  })

  test('422 for none, and for more lines than are taken at once; a value without end refuses all', async () => {
    expect((await asked([])).status).toBe(422)
    expect((await asked(Array.from({ length: maxLearnersAtOnce + 1 }, (_, n) => line(`n${n}`)))).status).toBe(422)
    expect((await asked([line('x'.repeat(100_000))])).status).toBe(422)
  })

  test('checked only, nothing is made', async () => {
    const before = await countOf('learners')
    expect((await asked([line('checked')], { check: true })).body).toEqual({ made: [], refused: [] })
    expect(await countOf('learners')).toBe(before)
  })

  test('404 for a class of another organization, 409 for one in the archive, and nothing was made', async () => {
    const made = await people('classes', 'POST', { name: 'Old' })
    await people('classes/archive', 'POST', { ids: [made.body['id']] })
    const before = await countOf('accounts')
    const theirs = await the.server.api({
      method: 'POST',
      url: '/api/users/classes',
      query: { organization: 'elsewhere' },
      payload: { name: 'Theirs' },
    })
    expect((await asked([line('inclass')], { class: theirs.body['id'] })).status).toBe(404)
    expect((await asked([line('inclass')], { class: 'x' })).status).toBe(404)
    expect(await asked([line('inclass')], { class: made.body['id'] })).toMatchObject({
      status: 409,
      body: { error: 'class_archived' },
    })
    expect(await countOf('accounts')).toBe(before)
  })

  test('of two that bring the same name at once one is made, and the other is told', async () => {
    const answers = await Promise.all([asked([line('race')]), asked([line('Race')])])
    const made = answers.flatMap(({ body }) => body['made'] as Body[])
    const refused = answers.flatMap(({ body }) => body['refused'] as Body[])
    expect([made.length, refused.map(({ code }) => code)]).toEqual([1, ['username_taken']])
  })

  test('many at once, in a class, with their cards; another organization has the same names', async () => {
    const { body } = await people('classes', 'POST', { name: '3b' })
    const names = Array.from({ length: many }, (_, n) => `many${n}`)
    const cards = await the.make(names, { class: body['id'] })
    expect(cards.map(({ username }) => username)).toEqual(names)
    expect(new Set(cards.map(({ code }) => code)).size).toBe(names.length)
    const [card] = cards
    expect(card).toMatchObject({
      displayName: 'many0 Byron',
      given_name: 'many0',
      family_name: 'Byron',
      pictures: null,
    })
    expect(card?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    expect(card?.address).toBe(
      `http://acme.localhost:8080/learners#learner=${card?.user_id}&card=${card?.code.replaceAll('-', '')}`,
    )
    const inClass = await the.ask('GET', `?class=${String(body['id'])}&limit=20&page=2`)
    expect(inClass.body).toMatchObject({ totalResults: many, totalPages: 2, offered: true })
    expect((inClass.body['results'] as Body[]).length).toBe(many - 20)
    const reset = await the.ask('POST', '/cards', { body: { class: body['id'] }, as: staff })
    expect((reset.body['cards'] as LearnerCard[]).length).toBe(many)
    await the.make(['many0'], {}, 'elsewhere')
  }, 60_000)

  test('429 for an organization that makes too many', async () => {
    const strict = await learnersFixture({ LIMIT_LEARNERS: '3' })
    try {
      const learners = ['one', 'two', 'three', 'four'].map((name) => line(name))
      const { status, body } = await strict.ask('POST', '', { body: { learners } })
      expect([status, body['error']]).toEqual([429, 'too_many_requests'])
      await strict.make(['one', 'two'])
      await strict.make(['one', 'two'], {}, 'elsewhere')
    } finally {
      await strict.close()
    }
  }, 60_000)
})

describe('among the people', () => {
  test('they are members without an address, in the list and in its export, and stay Users', async () => {
    const [card] = await the.make(['among'])
    const uid = card?.user_id ?? ''
    const listed = await people('members?username=among', 'GET')
    expect(listed.body['results']).toMatchObject([{ user_id: uid, email: null, username: null, role: 'User' }])
    const { body: csv } = await the.server.app
      .inject({
        url: '/api/users/members/export?organization=acme&username=among',
        headers: { authorization: the.owner },
      })
      .then((answer) => ({ body: answer.body }))
    expect(csv).toContain('among Byron')
    for (const refused of [
      await people(`members/${uid}/role`, 'PATCH', { role: 'staff' }),
      await people('members/roles', 'POST', { changes: [{ user_id: uid, role: 'owner' }] }),
      await people('owners', 'POST', { user_id: uid }),
      await people('owners/hand-over', 'POST', { user_id: uid }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { error: 'learner_stays_user' } })
    expect((await people(`members/${uid}/role`, 'PATCH', { role: 'User' })).status).toBe(200)
  })

  test('staff lists them, resets cards and sets pictures; makes, renames and gives passwords never', async () => {
    const [card] = await the.make(['bystaff'])
    const id = `/${card?.user_id}`
    const statuses = [
      await the.ask('GET', '', { as: staff }),
      await the.ask('POST', '/cards', { as: staff, body: { ids: [card?.user_id] } }),
      await the.ask('POST', `${id}/pictures`, { as: staff, body: {} }),
      await the.ask('POST', `${id}/unlock`, { as: staff }),
      await the.ask('DELETE', `${id}/way`, { as: staff }),
      await the.ask('POST', '', { as: staff, body: { learners: [line('x')] } }),
      await the.ask('PATCH', id, { as: staff, body: { given_name: 'Eve' } }),
      await the.ask('POST', `${id}/password`, { as: staff, body: { password: 'a fine password' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 204, 204, 403, 403, 403])
  })

  test('404 for whoever is no learner here: a member, one of another organization, one who was removed', async () => {
    const [theirs] = await the.make(['theirs'], {}, 'elsewhere')
    const [gone] = await the.make(['gone'])
    await people('members/delete', 'POST', { ids: [gone?.user_id] })
    for (const uid of [the.server.uid, theirs?.user_id, gone?.user_id, 'nobody']) {
      const statuses = [
        await the.ask('POST', '/cards', { body: { ids: [uid] } }),
        await the.ask('POST', `/${uid}/pictures`, { body: {} }),
        await the.ask('POST', `/${uid}/password`, { body: { password: 'a fine password' } }),
        await the.ask('PATCH', `/${uid}`, { body: { username: 'mine' } }),
        await the.ask('DELETE', `/${uid}/way`),
        await the.ask('POST', `/${uid}/unlock`),
      ].map(({ status }) => status)
      expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    }
  })

  test('another name: the account, the record and the list say it; 409 for a username that somebody has', async () => {
    const [card] = await the.make(['before', 'other'])
    const id = `/${card?.user_id}`
    const changed = await the.ask('PATCH', id, { body: { username: 'After', given_name: 'Grace', family_name: '' } })
    expect(changed).toMatchObject({ status: 200, body: { username: 'After', displayName: 'Grace', family_name: '' } })
    expect(await the.ask('PATCH', id, { body: { username: 'OTHER' } })).toMatchObject({
      status: 409,
      body: { error: 'username_taken' },
    })
    const { rows } = (await the.server.database.db.execute(
      sql`select display_name from accounts where uid = ${card?.user_id}`,
    )) as { rows: Body[] }
    expect(rows[0]?.['display_name']).toBe('Grace')
    const typed = { by: 'code', organization: 'acme', username: 'after', card: card?.code }
    expect((await the.signIn(typed)).status).toBe(201)
  })

  test('422 for a password that is well known, or one of their names', async () => {
    const [card] = await the.make(['weakling'])
    for (const password of ['password', 'weakling', 'short'])
      expect((await the.ask('POST', `/${card?.user_id}/password`, { body: { password } })).body).toMatchObject({
        error: 'invalid_input',
        errors: { password: expect.any(String) as string },
      })
  })
})

test('removed for good, the account goes, and the username is free; so do those of an organization that is gone', async () => {
  const [card] = await the.make(['leaving', 'staying'])
  const uid = card?.user_id
  await people('members/delete', 'POST', { ids: [uid] })
  expect((await asked([line('leaving')])).body['refused']).toMatchObject([{ code: 'username_taken' }])
  const { db } = the.server.database
  await db.execute(sql`delete from organization_members where uid = ${uid}`)
  await the.sweep()
  const { rows } = (await db.execute(sql`select uid from accounts where uid = ${uid}`)) as { rows: Body[] }
  expect(rows).toEqual([])
  const [again] = await the.make(['leaving'])
  expect(again && (await the.signIn(byCard(again))).status).toBe(201)

  const id = await the.school('ending')
  const [theirs] = await the.make(['ending'], {}, 'ending')
  await db.execute(sql`delete from organizations where id = ${id}`)
  await the.sweep()
  const left = (await db.execute(sql`select uid from accounts where uid = ${theirs?.user_id}`)) as { rows: Body[] }
  expect(left.rows).toEqual([])
})
