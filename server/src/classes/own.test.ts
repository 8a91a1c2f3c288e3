/** The classes of whoever asks: of now, and of years that are over. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const staffOf = (organization: string, as: Actor) => {
  const post = (path: string, payload: object) =>
    ground.ask({ method: 'POST', url: `/api/users/${path}`, query: { organization }, as, payload })
  return {
    post,
    make: async (name: string, members: string[]) =>
      String((await post('classes', { name, ...(members.length > 0 && { members }) })).body['id']),
  }
}
const own = async (organization: string, as: Actor, query: object = {}) =>
  ground.ask({ url: '/api/users/classes/me', query: { organization, ...query }, as })
const namesOf = (answer: Awaited<ReturnType<typeof own>>) =>
  (answer.body['results'] as { name: string; archivedAt: string | null }[]).map(({ name, archivedAt }) =>
    archivedAt === null ? name : `${name}, over`,
  )

test('a member sees the classes they are in, then those of past years; nobody else’s, and none that was deleted', async () => {
  const { post, make } = staffOf('ownschool', await ground.organization('ownschool'))
  const ada = await ground.member('ownschool', 'ownada')
  const berta = await ground.member('ownschool', 'ownberta')
  expect(namesOf(await own('ownschool', ada))).toEqual([])
  const past = await make('5a', ['ownada'])
  await post('classes/archive', { ids: [past] })
  const latest = await make('6a', ['ownada', 'ownberta'])
  await post('classes/archive', { ids: [latest] })
  await make('Choir', ['ownada'])
  await make('7a', ['ownada'])
  await make('7b', ['ownberta'])
  const dropped = await make('Chess', ['ownada'])
  await post('classes/delete', { ids: [dropped] })
  const answer = await own('ownschool', ada)
  expect(namesOf(answer)).toEqual(['7a', 'Choir', '6a, over', '5a, over'])
  expect(answer.body).toMatchObject({ page: 1, totalPages: 1, totalResults: 4 })
  expect(Object.keys((answer.body['results'] as object[])[0] ?? {}).sort()).toEqual(['archivedAt', 'id', 'name'])
  expect(namesOf(await own('ownschool', berta))).toEqual(['7b', '6a, over'])
  expect(namesOf(await own('ownschool', ada, { page: 2, limit: 3 }))).toEqual(['5a, over'])
})

test('in another organization the same person has other classes; whoever is no member has none there', async () => {
  const first = staffOf('ownfirst', await ground.organization('ownfirst'))
  await ground.organization('ownsecond')
  const stranger = await ground.member('ownfirst', 'ownstranger')
  await first.make('1a', ['ownstranger'])
  expect(namesOf(await own('ownfirst', stranger))).toEqual(['1a'])
  expect((await own('ownsecond', stranger)).status).toBe(404)
})
