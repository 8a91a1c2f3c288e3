/** The lists of labels and classes: whole where no page is asked for, and in every list's shape. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const namesOf = (body: Record<string, unknown>) => (body['results'] as { name: string }[]).map(({ name }) => name)

test.each([
  ['labels', 1_000],
  ['classes', 5_000],
])('%s: all of them, a page, the last one, and one behind it', async (list, most) => {
  const organization = `paged${list}`
  const as = await ground.organization(organization)
  const call = { url: `/api/users/${list}`, as }
  const get = async (query: object = {}) => {
    const { status, body } = await ground.ask({ ...call, query: { organization, ...query } })
    return { status, body, names: status === 200 ? namesOf(body) : [] }
  }
  expect((await get()).body).toMatchObject({ page: 1, limit: most, results: [], totalPages: 0, totalResults: 0 })
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']
  for (const name of names) {
    const made = await ground.ask({ ...call, method: 'POST', query: { organization }, payload: { name } })
    expect(made.status).toBe(201)
  }
  const whole = await get()
  expect(whole.names).toEqual(names)
  expect(whole.body).toMatchObject({ page: 1, limit: most, totalPages: 1, totalResults: 12 })
  const second = await get({ page: '2', limit: '5' })
  expect(second.names).toEqual(['F', 'G', 'H', 'I', 'J'])
  expect(second.body).toMatchObject({ page: 2, limit: 5, totalPages: 3, totalResults: 12 })
  expect((await get({ page: '2' })).names).toEqual(['K', 'L'])
  expect((await get({ limit: '100' })).names).toEqual(names)
  const behind = await get({ page: '4', limit: '5' })
  expect(behind.body).toMatchObject({ page: 4, limit: 5, results: [], totalPages: 3, totalResults: 12 })
  for (const query of [{ page: '0' }, { limit: '0' }, { limit: '101' }, { page: 'x' }])
    expect((await get(query)).status).toBe(422)
})

test('classes in the archive too, with how many they are', async () => {
  const organization = 'pagedyears'
  const as = await ground.organization(organization)
  const call = { as, query: { organization } }
  const ids: string[] = []
  for (const name of ['1a', '1b', '2a']) {
    const made = await ground.ask({ ...call, method: 'POST', url: '/api/users/classes', payload: { name } })
    ids.push(String(made.body['id']))
  }
  const archive = {
    ...call,
    method: 'POST',
    url: '/api/users/classes/archive',
    payload: { ids: ids.slice(0, 2) },
  } as const
  expect((await ground.ask(archive)).status).toBe(200)
  const query = { organization, archived: 'true', page: '2', limit: '1' }
  const { body } = await ground.ask({ as, url: '/api/users/classes', query })
  expect(body).toMatchObject({ page: 2, limit: 1, totalPages: 2, totalResults: 2, archived: 2 })
  expect(namesOf(body)).toEqual(['1b'])
})
