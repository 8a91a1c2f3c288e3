/** At whose door somebody stands: told by where they come from or by their invite, and by nothing else. */
import { ownersOnly } from '@atrium/contract/rules/roles'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organizations } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { invite } from '#invites/organization-invites.ts'
import { requireRole } from '#members/membership.ts'
import { create } from '#organizations/create.ts'
import { remove } from '#organizations/deletion/remove.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { doorFinder } from './door.ts'

const settings = { hostDomain: 'example.com', publicOrigin: 'https://accounts.example.com' }
let server: TestServer
let owner: Actor
let doorOf: ReturnType<typeof doorFinder>
beforeAll(async () => {
  server = await testServer([])
  owner = await server.person('owner')
  await create({ db: server.database.db }, { actor: owner, name: 'acme', displayName: 'Acme School' })
  doorOf = doorFinder({ db: server.database.db, settings })
})
afterAll(() => server.close())

const at = (query: Record<string, string>) => doorOf(new URLSearchParams(query))

test.each([
  'https://acme.example.com',
  'https://acme.example.com/lessons?x=1#y',
  'https://accounts.example.com/go/organizations/acme',
  '/go/organizations/acme',
  '/go/organizations/acme/?nonce=1',
])('%s leads to an organization, and its door shows it', async (redirect) => {
  expect(await at({ redirect })).toMatchObject({ door: { displayName: 'Acme School', logo_url: '/default-logo.svg' } })
})

test.each([
  'http://acme.example.com',
  'https://acme.example.com:8443',
  'https://acme.example.com.evil.test',
  'https://evil.test/https://acme.example.com',
  'https://ok@acme.example.com',
  'https://a.acme.example.com',
  'https://studio.example.com',
  'https://nobody.example.com',
  '//evil.test/go/organizations/acme',
  '/\\evil.test/go/organizations/acme',
  '/go/organizations/nobody',
  '/go/organizations/acme/more',
  '/go/authors/acme',
  '/organizations/acme/people',
  '/signin?redirect=/go/organizations/acme',
  'javascript:acme',
  'acme',
  '',
])('%s is the product’s own door', async (redirect) => {
  expect(await at({ redirect })).toBeUndefined()
})

test('no other parameter says whose door it is', async () => {
  for (const name of ['organization', 'name', 'door', 'space', 'displayName', 'logo_url'])
    expect(await at({ [name]: 'acme' })).toBeUndefined()
})

test('its colours are computed, whatever stands in the table', async () => {
  const { db } = server.database
  await create({ db }, { actor: owner, name: 'hostile', displayName: 'Hostile' })
  await db
    .update(organizations)
    .set({ primaryColor: '#000;}</style><script>alert(1)</script>', pageBackground: 'url(https://evil.test)' })
    .where(eq(organizations.name, 'hostile'))
  const found = await at({ redirect: '/go/organizations/hostile' })
  expect(found?.styles).toMatch(
    /^:root\{(?:--[a-z0-9-]+:(?:#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\));?)+\}$/,
  )
})

test('it knows the organization’s language, by its address and by its invite', async () => {
  const { db } = server.database
  await create({ db }, { actor: owner, name: 'ecole', displayName: 'Ecole' })
  await db.update(organizations).set({ language: 'fr' }).where(eq(organizations.name, 'ecole'))
  const membership = await requireRole(db, owner, { name: 'ecole' }, ownersOnly)
  const { token } = await invite(server.context, { actor: owner, membership })
  expect(await at({ redirect: '/go/organizations/ecole' })).toMatchObject({ language: 'fr' })
  expect(await at({ invite: token })).toMatchObject({ language: 'fr' })
  await db.update(organizations).set({ language: 'one that is none of ours' }).where(eq(organizations.name, 'ecole'))
  expect(await at({ invite: token })).toMatchObject({ language: 'en' })
})

test('where there are learners the door leads to their sign-in; an invite’s does not', async () => {
  const { db } = server.database
  await create({ db }, { actor: owner, name: 'primary', displayName: 'Primary School' })
  const visited = () => at({ redirect: '/go/organizations/primary' })
  expect((await visited())?.door).not.toHaveProperty('learners')
  await db.execute(sql`insert into learners (organization_id, uid, username, username_key, card_hash, made_by)
    select organization_id, uid, 'ada', 'ada', 'hash', uid from organization_members m
    join organizations o on o.id = m.organization_id and o.name = 'primary'`)
  expect((await visited())?.door).toMatchObject({ learners: '/learners/primary' })
  const membership = await requireRole(db, owner, { name: 'primary' }, ownersOnly)
  const { token } = await invite(server.context, { actor: owner, membership })
  expect((await at({ invite: token }))?.door).not.toHaveProperty('learners')
})

test('a deleted organization has no door', async () => {
  const { db } = server.database
  await create({ db }, { actor: owner, name: 'gone', displayName: 'Gone School' })
  expect(await at({ redirect: '/go/organizations/gone' })).toBeDefined()
  const membership = await requireRole(db, owner, { name: 'gone' }, ownersOnly)
  await remove(server.context, { actor: owner, membership })
  expect(await at({ redirect: '/go/organizations/gone' })).toBeUndefined()
})

test('an open invite’s token shows its organization; its code, its id, another or an ended one nothing', async () => {
  const { db } = server.database
  const membership = await requireRole(db, owner, { name: 'acme' }, ownersOnly)
  const { id, token, code } = await invite(server.context, { actor: owner, membership })
  expect(await at({ invite: token })).toMatchObject({ door: { displayName: 'Acme School' } })
  for (const other of [code, code.replace('-', ''), id, `${token}x`, token.slice(1), ''])
    expect(await at({ invite: other })).toBeUndefined()
  expect(await at({ authorInvite: token })).toBeUndefined()
  for (const ended of [
    sql`revoked_at = now()`,
    sql`revoked_at = null, expires_at = now()`,
    sql`revoked_at = null, uses = max_uses`,
  ]) {
    await db.execute(sql`update invites set ${ended} where id = ${id}`)
    expect(await at({ invite: token })).toBeUndefined()
  }
})
