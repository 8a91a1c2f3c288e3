/** Deleting an organization: who may, who notices, and what becomes of its name. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type OrganizationsFixture, organizationsFixture } from '#testing/fixtures/organizations.ts'
import { organizationAt } from '#organizations/find.ts'
import { purgeDeleted } from './remove.ts'

let server: OrganizationsFixture
let owner: Actor
beforeAll(async () => {
  server = await organizationsFixture()
  owner = await server.person('owner')
})
afterAll(() => server.close())

const url = '/api/iam/organizations'
const deleting = (id: string, as?: Actor) => server.ask({ method: 'DELETE', url: `${url}/${id}`, ...(as && { as }) })
const namesOf = async (as: Actor) => {
  const { body } = await server.ask({ url: `${url}/membership`, as })
  return { names: (body['results'] as { name: string }[]).map(({ name }) => name), total: body['totalResults'] }
}

test('401 without a bearer', async () => {
  expect((await deleting(randomUUID())).status).toBe(401)
})

test.each([randomUUID(), 'no-id', '%00', "1' or '1'='1"])('404 for the unknown id %s', async (id) => {
  const { status } = await deleting(encodeURIComponent(id), owner)
  expect([404, 422]).toContain(status)
})

test('404 for another tenant’s id, and nothing happens', async () => {
  const id = await server.create('foreign', owner)
  const stranger = await server.person('stranger')
  const { status, body } = await deleting(id, stranger)
  expect([status, body['error']]).toEqual([404, 'not_found'])
  expect((await namesOf(owner)).names).toContain('foreign')
})

test.each(['staff', 'User'] as const)('403 for a member who is %s', async (role) => {
  const id = await server.create(`of${role.toLowerCase()}`, owner)
  const member = await server.person(`a${role}`)
  await server.join(id, member, role)
  const { status, body } = await deleting(id, member)
  expect([status, body['error']]).toEqual([403, 'forbidden'])
})

test('404 for whoever was removed from it', async () => {
  const id = await server.create('formerly', owner)
  const former = await server.person('former')
  await server.join(id, former, 'owner')
  await server.database.db.execute(
    sql`update organization_members set removed_at = now() where organization_id = ${id} and uid = 'former'`,
  )
  expect((await deleting(id, former)).status).toBe(404)
  expect(await namesOf(former)).toEqual({ names: [], total: 0 })
})

test('204: its members see it nowhere any more, its site is gone, and 404 the second time', async () => {
  const id = await server.create('leaving', owner)
  const member = await server.person('member')
  await server.join(id, member)
  expect(await namesOf(member)).toEqual({ names: ['leaving'], total: 1 })
  expect((await deleting(id, owner)).status).toBe(204)
  expect(await namesOf(member)).toEqual({ names: [], total: 0 })
  for (const path of ['', '/by-mail?email=member@example.com', '/membership?name=leaving']) {
    expect((await server.ask({ url: url + path, as: member })).body).toMatchObject({ results: [], totalResults: 0 })
  }
  expect(await organizationAt(server.database.db, 'leaving')).toBeUndefined()
  expect((await deleting(id, owner)).status).toBe(404)
})

test('its name rests: taken for whoever looks it up or wants it, without saying what it was', async () => {
  const id = await server.create('resting', owner, 'Secret School')
  await deleting(id, owner)
  expect(await server.ask({ url: `${url}/resting/name` })).toEqual({
    status: 200,
    body: { name: 'resting', displayName: '' },
  })
  const payload = { name: 'resting', displayName: 'Another School' }
  const { status, body } = await server.ask({ method: 'POST', url, payload, as: owner })
  expect([status, body['error']]).toEqual([409, 'organization_exists'])
})

test('the sweep frees a name after 90 days, not before', async () => {
  const { db } = server.database
  const id = await server.create('rested', owner)
  await deleting(id, owner)
  const deletedDaysAgo = (days: number) =>
    db.execute(sql`update organizations set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`)
  await deletedDaysAgo(89)
  expect(await purgeDeleted(db)).toBe(0)
  expect((await server.ask({ url: `${url}/rested/name` })).status).toBe(200)
  await deletedDaysAgo(91)
  expect(await purgeDeleted(db)).toBe(1)
  expect((await server.ask({ url: `${url}/rested/name` })).status).toBe(404)
  const again = await server.person('again')
  expect(await server.create('rested', again)).not.toBe(id)
  expect(await namesOf(again)).toEqual({ names: ['rested'], total: 1 })
})

test('an operator can take it back, as docs/operations.md says', async () => {
  const { db } = server.database
  const id = await server.create('comeback', owner)
  const [member, former] = [await server.person('returning'), await server.person('longgone')]
  await server.join(id, member)
  await server.join(id, former)
  await db.execute(sql`update organization_members set removed_at = now() - interval '1 hour' where uid = 'longgone'`)
  await deleting(id, owner)
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const statements = /```sql\n([^`]+)```/.exec(page)?.[1]?.replaceAll('...', id).split(';').slice(0, -1) ?? []
  expect(statements).toHaveLength(2)
  for (const statement of statements) await db.execute(sql.raw(statement))
  expect(await namesOf(member)).toEqual({ names: ['comeback'], total: 1 })
  expect(await namesOf(former)).toEqual({ names: [], total: 0 })
})

test('of 20 owners’ deletes at once, one does it and the others find nothing', async () => {
  const id = await server.create('hurried', owner)
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await deleting(id, owner)).status))
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(19)
})
