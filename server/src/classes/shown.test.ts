/** The list of classes: of thousands, nothing is made on the server's own thread. */
import { listClasses } from '@atrium/contract/people/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileTextGuard } from '#http/answers/text-guard.ts'
import { WrittenJson } from '#http/answers/written-json.ts'
import { requireRole } from '#members/membership.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'
import { classesOfOrganization } from './shown.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

test('goes out as the database has written it, which is what the contract declares', async () => {
  const owner = await ground.organization('written')
  const uids = []
  for (const name of ['eve', 'dora', 'carl', 'berta', 'ada', 'finn'])
    uids.push((await ground.member('written', name)).uid)
  const names = [String.raw`"A" \ class`, 'Bücher 📚', 'Empty']
  const call = { method: 'POST', url: '/api/users/classes', query: { organization: 'written' }, as: owner } as const
  const ids: string[] = []
  for (const name of names) {
    const { status, body } = await ground.ask({
      ...call,
      payload: { name, ...(name !== 'Empty' && { members: uids }) },
    })
    expect(status).toBe(201)
    ids.push(String(body['id']))
  }
  const archive = { ...call, url: '/api/users/classes/archive', payload: { ids: [ids[1]] } }
  expect((await ground.ask(archive)).status).toBe(200)

  const { db } = ground.database
  const membership = await requireRole(db, owner, { name: 'written' }, ['owner'])
  const isAnswer = compileTextGuard(listClasses.answer)
  const lists = []
  for (const archived of [false, true]) {
    const list = await classesOfOrganization({ db }, { membership, archived })
    expect(list).toBeInstanceOf(WrittenJson)
    expect(isAnswer?.(list.text)).toBe(true)
    lists.push(JSON.parse(list.text) as unknown)
  }
  const few = ['ada', 'berta', 'carl', 'dora', 'eve'].map((name) => ({
    user_id: name,
    displayName: name,
    photoURL: null,
  }))
  expect(lists).toEqual([
    {
      page: 1,
      limit: 5_000,
      totalPages: 1,
      totalResults: 2,
      archived: 1,
      results: [
        { id: ids[0], name: names[0], members: 6, people: few, archivedAt: null },
        { id: ids[2], name: 'Empty', members: 0, people: [], archivedAt: null },
      ],
    },
    {
      page: 1,
      limit: 10_000,
      totalPages: 1,
      totalResults: 1,
      archived: 1,
      results: [
        { id: ids[1], name: names[1], members: 6, people: few, archivedAt: expect.stringMatching(/Z$/) as string },
      ],
    },
  ])
})
