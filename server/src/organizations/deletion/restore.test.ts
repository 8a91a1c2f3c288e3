/** Restoring a deleted organization: who can, for how long, and what is left of it afterwards. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type OrganizationsFixture, organizationsFixture } from '#testing/fixtures/organizations.ts'
import { eraseDeleted, purgeDeleted } from './remove.ts'
import { isClosedOrganization } from './restore.ts'

let server: OrganizationsFixture
let [owner, member, staff]: Actor[] = []
beforeAll(async () => {
  server = await organizationsFixture()
  ;[owner, member, staff] = await Promise.all(['owner', 'member', 'staff'].map((name) => server.person(name)))
})
afterAll(() => server.close())

const url = '/api/iam/organizations'
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, as?: Actor) =>
  server.ask({ method, url: url + path, ...(as && { as }) })
const deletedOf = async (as: Actor | undefined) =>
  ((await ask('GET', '/recently-deleted', as)).body['results'] as { name: string }[]).map(({ name }) => name)
const namesOf = async (as: Actor | undefined) =>
  ((await ask('GET', '/membership', as)).body['results'] as { name: string }[]).map(({ name }) => name)

async function deleted(name: string): Promise<string> {
  const id = await server.create(name, owner as Actor)
  await server.join(id, member as Actor)
  await server.join(id, staff as Actor, 'staff')
  expect((await ask('DELETE', `/${id}`, owner)).status).toBe(204)
  return id
}
const daysAgo = (id: string, days: number) =>
  server.database.db.execute(sql`
    with moved as (update organizations set deleted_at = now() - make_interval(days => ${days}) where id = ${id} returning id, deleted_at)
    update organization_members set removed_at = moved.deleted_at from moved where organization_id = moved.id`)

test('401 signed out', async () => {
  expect((await ask('POST', `/${randomUUID()}/restore`)).status).toBe(401)
  expect((await ask('GET', '/recently-deleted')).status).toBe(401)
})

test('403 for a sign-in that is not fresh: a stolen token deletes nothing', async () => {
  const stale = await server.person('stale')
  const id = await server.create('steady', stale)
  Object.assign(stale, { authTime: new Date(0) })
  const { status, body } = await ask('DELETE', `/${id}`, stale)
  expect([status, body['error']]).toEqual([403, 'recent_login_required'])
  expect(await namesOf(stale)).toContain('steady')
})

test('200: its owner sees it and restores it, with everybody who belonged to it', async () => {
  const id = await deleted('comingback')
  expect(await namesOf(member)).not.toContain('comingback')
  expect(await isClosedOrganization(server.database.db, 'comingback')).toBe(true)
  const { body } = await ask('GET', '/recently-deleted', owner)
  const [first] = body['results'] as { deletedAt: string; restorableUntil: string }[]
  expect(first).toMatchObject({ id, name: 'comingback', displayName: 'A Fine School' })
  expect(Date.parse(first?.restorableUntil ?? '') - Date.parse(first?.deletedAt ?? '')).toBe(30 * 86_400_000)
  expect(await ask('POST', `/${id}/restore`, owner)).toEqual({
    status: 200,
    body: { id, name: 'comingback', displayName: 'A Fine School' },
  })
  for (const as of [owner, member, staff]) expect(await namesOf(as)).toContain('comingback')
  expect(await deletedOf(owner)).not.toContain('comingback')
  expect(await isClosedOrganization(server.database.db, 'comingback')).toBe(false)
  expect((await ask('POST', `/${id}/restore`, owner)).status).toBe(404)
})

test('404 for everybody who did not own it, and for an id that is none', async () => {
  const id = await deleted('guarded')
  const former = await server.person('former')
  for (const as of [member, staff, former]) {
    expect(await deletedOf(as)).toEqual([])
    expect((await ask('POST', `/${id}/restore`, as)).status).toBe(404)
  }
  for (const none of ['no-id', '%00', randomUUID(), id.toUpperCase()]) {
    expect([404, 422]).toContain((await ask('POST', `/${none}/restore`, owner)).status)
  }
})

test('404 for whoever had been removed before: they neither see it nor bring it back, and stay out', async () => {
  const id = await server.create('former', owner as Actor)
  const before = await server.person('before')
  await server.join(id, before, 'owner')
  await server.database.db.execute(
    sql`update organization_members set removed_at = now() - interval '1 hour' where organization_id = ${id} and uid = 'before'`,
  )
  await ask('DELETE', `/${id}`, owner)
  expect((await ask('POST', `/${id}/restore`, before)).status).toBe(404)
  expect((await ask('POST', `/${id}/restore`, owner)).status).toBe(200)
  expect(await namesOf(before)).not.toContain('former')
})

test('after 30 days it cannot be restored; the job erases all of it, and its name rests on for 90', async () => {
  const { db } = server.database
  const id = await deleted('erased')
  await daysAgo(id, 29)
  expect(await deletedOf(owner)).toContain('erased')
  expect(await eraseDeleted(db)).toBe(0)
  await daysAgo(id, 31)
  expect(await deletedOf(owner)).not.toContain('erased')
  expect((await ask('POST', `/${id}/restore`, owner)).status).toBe(404)
  expect(await eraseDeleted(db)).toBe(1)
  expect(await eraseDeleted(db)).toBe(0)
  const left: unknown = await db.execute(
    sql`select count(*)::int as people from organization_members where organization_id = ${id}`,
  )
  expect((left as { rows: unknown[] }).rows).toEqual([{ people: 0 }])
  expect((await ask('GET', '/erased/name')).body).toEqual({ name: 'erased', displayName: '' })
  const payload = { name: 'erased', displayName: 'Another School' }
  expect((await server.ask({ method: 'POST', url, payload, as: owner as Actor })).status).toBe(409)
  await db.execute(sql`update organizations set deleted_at = now() - interval '91 days' where name = 'erased'`)
  expect(await purgeDeleted(db)).toBe(1)
  expect((await server.ask({ method: 'POST', url, payload, as: owner as Actor })).status).toBe(201)
})

test('of 20 who restore at once, one does', async () => {
  const id = await deleted('rushed')
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask('POST', `/${id}/restore`, owner)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('whoever was taken out in the very millisecond of its end is not back with it, and does not bring it back', async () => {
  const [outsider, former] = await Promise.all(['outsider', 'formerowner'].map((name) => server.person(name)))
  if (!owner || !outsider || !former) throw new Error('nobody is there')
  const id = await server.create('samemoment', owner)
  for (const one of [outsider, former]) await server.join(id, one, 'owner')
  await server.database.db.execute(sql`update organization_members set removed_at = now(), removed_by = ${owner.uid}
    where organization_id = ${id} and uid = ${outsider.uid}`)
  await server.database.db.execute(sql`update organization_members set removed_at = now(), ended_by_term = true
    where organization_id = ${id} and uid = ${former.uid}`)
  expect((await ask('DELETE', `/${id}`, owner)).status).toBe(204)
  await server.database.db.execute(sql`update organization_members as m set removed_at = o.deleted_at
    from organizations as o where o.id = m.organization_id and o.id = ${id}`)
  for (const one of [outsider, former]) {
    expect(await deletedOf(one)).not.toContain('samemoment')
    expect((await ask('POST', `/${id}/restore`, one)).status).toBe(404)
  }
  expect((await ask('POST', `/${id}/restore`, owner)).status).toBe(200)
  for (const one of [outsider, former]) expect(await namesOf(one)).not.toContain('samemoment')
})
