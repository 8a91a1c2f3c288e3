/** Classes from year to year, by status: the archive, and copies into the next year. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

interface Class {
  id: string
  name: string
  members: number
}
const within = (organization: string, as: Actor) => {
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, query = {}) =>
    ground.ask({
      method,
      url: `/api/users/${path}`,
      query: { organization, ...query },
      as,
      ...(payload && { payload }),
    })
  return {
    ask,
    async make(name: string, members: string[] = []) {
      const payload = { name, ...(members.length > 0 && { members }) }
      return String((await ask('POST', 'classes', payload)).body['id'])
    },
    async list(archived = false) {
      const { body } = await ask('GET', 'classes', undefined, archived ? { archived: 'true' } : {})
      return (body['results'] as Class[]).map(({ name, members }) => [name, members])
    },
  }
}
const one = (id: string, name: string) => ({ copies: [{ id, name }], people: true, archive: false })

describe('the archive', () => {
  test('takes classes out of the list and the count, keeps who was in them, and is only looked at', async () => {
    const { ask, make, list } = within('archived', await ground.organization('archived'))
    await ground.member('archived', 'archivedada')
    const id = await make('7a', ['archivedada'])
    await make('7b')
    expect((await ask('POST', 'classes/archive', { ids: [id] })).body).toEqual({ archived: 1 })
    expect([await list(), await list(true)]).toEqual([[['7b', 0]], [['7a', 1]]])
    expect((await ask('GET', 'members/me')).body).toMatchObject({ counts: { classes: 1 } })
    expect((await ask('GET', 'members', undefined, { class: id })).body['results']).toMatchObject([
      { user_id: 'archivedada' },
    ])
    for (const change of [{ name: '8a' }, { add: ['archivedada'] }, { remove: ['archivedada'] }]) {
      expect((await ask('PATCH', `classes/${id}`, change)).body['error']).toBe('class_archived')
    }
    const achievement = { user_id: 'archivedada', points: 1, class_id: id }
    expect((await ask('POST', 'achievements', achievement)).body['error']).toBe('class_archived')
    expect((await ask('POST', 'classes/archive', { ids: [id] })).status).toBe(404)
    expect((await ask('GET', 'top-class-trophies')).body['results']).toEqual([])
  })

  test('of one name has each on one page alone', async () => {
    const { ask, make } = within('samename', await ground.organization('samename'))
    const ids: string[] = []
    for (let year = 0; year < 7; year += 1) {
      const id = await make('7a')
      await ask('POST', 'classes/archive', { ids: [id] })
      ids.push(id)
    }
    const pages = [{ limit: '100' }, ...ids.map((_, page) => ({ page: String(page + 1), limit: '1' }))]
    const listed: string[][] = []
    for (const page of pages) {
      const { body } = await ask('GET', 'classes', undefined, { archived: 'true', ...page })
      listed.push((body['results'] as Class[]).map(({ id }) => id))
    }
    expect(listed).toEqual([ids.toSorted(), ...ids.toSorted().map((id) => [id])])
  })

  test('gives them back, unless another class has the name by now', async () => {
    const { ask, make, list } = within('givenback', await ground.organization('givenback'))
    const [first, second] = [await make('7a'), await make('7b')]
    await ask('POST', 'classes/archive', { ids: [first, second] })
    await make('7A')
    expect((await ask('POST', 'classes/unarchive', { ids: [first, second] })).body['error']).toBe('name_taken')
    expect(await list()).toEqual([['7A', 0]])
    expect((await ask('POST', 'classes/unarchive', { ids: [second] })).body).toEqual({ unarchived: 1 })
    expect((await ask('POST', 'classes/unarchive', { ids: [second] })).status).toBe(404)
    expect((await ask('DELETE', `classes/${first}`)).status).toBe(204)
  })

  test('a year of 1,200 classes goes there, comes back, and is deleted in one request each: all or none', async () => {
    const { ask } = within('largeyear', await ground.organization('largeyear'))
    await ground.database.db.execute(sql`
      insert into classes (id, organization_id, name, name_key)
      select gen_random_uuid(), o.id, 'Class ' || n, 'class ' || n
      from organizations as o, generate_series(1, 1200) as n where o.name = 'largeyear'`)
    const ids = ((await ask('GET', 'classes')).body['results'] as Class[]).map(({ id }) => id)
    const stray = [...ids, '00000000-0000-4000-8000-000000000000']
    expect((await ask('POST', 'classes/archive', { ids: stray })).status).toBe(404)
    expect((await ask('POST', 'classes/archive', { ids })).body).toEqual({ archived: 1_200 })
    expect((await ask('GET', 'timeline')).body['results']).toMatchObject([
      { action: 'classes.archived', detail: { classes: 1_200 } },
      { action: 'organization.created' },
    ])
    expect((await ask('POST', 'classes/unarchive', { ids })).body).toEqual({ unarchived: 1_200 })
    expect((await ask('POST', 'classes/delete', { ids })).body).toEqual({ deleted: 1_200 })
    expect((await ask('POST', 'classes/restore', { ids })).body).toEqual({ restored: 1_200 })
  }, 30_000)

  test('of 10,000 ids, as many as one request may name, all or none; of one more, nothing', async () => {
    const { ask, make, list } = within('tenthousand', await ground.organization('tenthousand'))
    const own = await make('7a')
    const ids = (count: number) => [own, ...Array.from({ length: count - 1 }, () => randomUUID())]
    const refusals = {
      archive: 'not_found',
      unarchive: 'not_restorable',
      delete: 'not_found',
      restore: 'not_restorable',
    }
    for (const [path, refusal] of Object.entries(refusals)) {
      expect((await ask('POST', `classes/${path}`, { ids: ids(10_000) })).body['error']).toBe(refusal)
      expect((await ask('POST', `classes/${path}`, { ids: ids(10_001) })).body['error']).toBe('invalid_input')
      expect((await ask('POST', `classes/${path}`, { ids: { 0: 'x'.repeat(100_000) } })).body['error']).toBe(
        'invalid_input',
      )
    }
    expect(await list()).toEqual([['7a', 0]])
    const again = Array.from({ length: 10_000 }, () => own)
    expect((await ask('POST', 'classes/archive', { ids: again })).body).toEqual({ archived: 1 })
  })

  test('what somebody else was faster with is told so, and what was never there is not', async () => {
    const mine = within('wasfaster', await ground.organization('wasfaster'))
    const theirs = within('wasother', await ground.organization('wasother'))
    const [first, second, gone] = [await mine.make('7a'), await mine.make('7b'), await mine.make('7c')]
    await mine.ask('POST', 'classes/archive', { ids: [first] })
    await mine.ask('DELETE', `classes/${gone}`)
    const asked = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      (await mine.ask(method, path, payload)).body['error']
    expect(await asked('POST', 'classes/archive', { ids: [second, first] })).toBe('done_meanwhile')
    expect(await asked('POST', 'classes/archive', { ids: [gone] })).toBe('done_meanwhile')
    expect(await asked('DELETE', `classes/${gone}`)).toBe('done_meanwhile')
    expect(await asked('PATCH', `classes/${gone}`, { name: '8c' })).toBe('done_meanwhile')
    for (const stray of [randomUUID(), await theirs.make('7a'), 'no-id']) {
      expect(await asked('POST', 'classes/archive', { ids: [first, stray] })).toBe('not_found')
      expect(await asked('DELETE', `classes/${stray}`)).toBe('not_found')
    }
  })

  test('many are one line of the timeline', async () => {
    const { ask, make } = within('manyarchived', await ground.organization('manyarchived'))
    const ids = [await make('7a'), await make('7b')]
    await ask('POST', 'classes/archive', { ids })
    const { body } = await ask('GET', 'timeline')
    expect((body['results'] as object[])[0]).toMatchObject({ action: 'classes.archived', detail: { classes: 2 } })
  })
})

describe('copies', () => {
  test('with the people who are members, or with nobody; the copied may go into the archive with it', async () => {
    const { ask, make, list } = within('copied', await ground.organization('copied'))
    for (const name of ['copya', 'copyb']) await ground.member('copied', name)
    const [a, b] = [await make('7a 2026/27', ['copya', 'copyb']), await make('7b', ['copya'])]
    await ask('POST', 'members/delete', { ids: ['copyb'] })
    const copies = [
      { id: a, name: '7a 2027/28' },
      // What goes into the archive leaves its name.
      { id: b, name: '7b' },
    ]
    const { status, body } = await ask('POST', 'classes/copy', { copies, people: true, archive: true })
    expect(status).toBe(201)
    expect(body['copied']).toMatchObject([
      { from: a, members: 1 },
      { from: b, name: '7b', members: 1 },
    ])
    expect((body['archived'] as string[]).toSorted()).toEqual([a, b].toSorted())
    expect([await list(), await list(true)]).toEqual([
      [
        ['7a 2027/28', 1],
        ['7b', 1],
      ],
      [
        ['7a 2026/27', 1],
        ['7b', 1],
      ],
    ])
    await ask('POST', 'classes/copy', { copies: [{ id: a, name: 'Empty' }], people: false, archive: false })
    expect(await list()).toContainEqual(['Empty', 0])
  })

  test('409 where a name is taken, or given twice: nothing is copied, nothing archived', async () => {
    const { ask, make, list } = within('twice', await ground.organization('twice'))
    const [a, b] = [await make('7a'), await make('7b')]
    expect((await ask('POST', 'classes/copy', one(a, '7B'))).body['error']).toBe('name_taken')
    const twice = [
      { id: a, name: '8a' },
      { id: b, name: '8A' },
    ]
    const { body } = await ask('POST', 'classes/copy', { copies: twice, people: true, archive: true })
    expect(body['error']).toBe('name_taken')
    expect(await list()).toEqual([
      ['7a', 0],
      ['7b', 0],
    ])
  })

  test('403 for a plain member, 404 for what is of another organization or deleted, 422 for no name', async () => {
    const mine = within('copymine', await ground.organization('copymine'))
    const theirs = within('copytheirs', await ground.organization('copytheirs'))
    const plain = within('copymine', await ground.member('copymine', 'copyplain'))
    const id = await mine.make('7a')
    expect((await plain.ask('POST', 'classes/copy', one(id, '8a'))).status).toBe(403)
    expect((await theirs.ask('POST', 'classes/copy', one(id, '8a'))).status).toBe(404)
    expect((await theirs.ask('POST', 'classes/archive', { ids: [id] })).status).toBe(404)
    expect((await mine.ask('POST', 'classes/copy', one(id, ' '))).status).toBe(422)
    await mine.ask('DELETE', `classes/${id}`)
    expect((await mine.ask('POST', 'classes/copy', one(id, '8a'))).status).toBe(404)
  })
})
