/** A search finds people by their usernames in every script, however they are written, wherever it looks. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
let owner: Actor
let person: Actor
let label: string
beforeAll(async () => {
  ground = await peopleFixture()
  owner = await ground.organization('scripts')
  person = await ground.member('scripts', 'somebody')
  const ask = (path: string, payload: object) =>
    ground.ask({ method: 'POST', url: `/api/users/${path}`, query: { organization: 'scripts' }, payload, as: owner })
  label = String((await ask('labels', { name: 'Everybody' })).body['id'])
  await ask('labels/assign', { ids: [person.uid], labels: [label] })
})
afterAll(() => ground.close())

async function call(username: string): Promise<void> {
  await ground.database.db.execute(
    sql`update users set username = ${username}, username_key = ${nameKey(username)} where uid = ${person.uid}`,
  )
}

async function found(path: string, query: Record<string, string>): Promise<unknown[]> {
  const { body } = await ground.ask({
    url: `/api/users/${path}`,
    query: { organization: 'scripts', ...query },
    as: owner,
  })
  return (body['results'] as { user_id: unknown }[]).map((row) => row.user_id)
}

test.each([
  ['Γιώργος', ['Γιώργος', 'ΓΙΏΡΓΟΣ', 'ώργος', 'ργοσ']],
  ['işık', ['işık', 'IŞIK', 'şı', 'şi']],
  ['İnci', ['İnci', 'inci', 'INCI']],
])('%s is found by parts of it, as a member, by a label, and removed', async (username, parts) => {
  await call(username)
  for (const part of parts) {
    expect(await found('members', { username: part })).toEqual([person.uid])
    expect(await found('members', { username: part, label })).toEqual([person.uid])
  }
  const named = {
    method: 'POST',
    url: '/api/users/members/find',
    query: { organization: 'scripts' },
    as: owner,
  } as const
  const { body } = await ground.ask({ ...named, payload: { usernames: [username.toLowerCase(), 'nobody'] } })
  expect(body).toMatchObject({ results: [{ user_id: person.uid }], unknown: ['nobody'] })

  const those = {
    method: 'POST',
    query: { organization: 'scripts' },
    payload: { ids: [person.uid] },
    as: owner,
  } as const
  expect((await ground.ask({ ...those, url: '/api/users/members/delete' })).status).toBe(200)
  for (const part of parts) expect(await found('members/removed', { username: part })).toEqual([person.uid])
  expect((await ground.ask({ ...those, url: '/api/users/members/restore' })).status).toBe(200)
  expect(await found('members', { username: parts[0] ?? '' })).toEqual([person.uid])
})
