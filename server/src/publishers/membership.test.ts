/** What other areas ask of publishers: who owns one, joining one, and leaving all. */
import { ownersOnly } from '@atrium/contract/rules/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { create } from './create.ts'
import { authorAt } from './find.ts'
import { removeFromAllPublishers } from './leave.ts'
import { joinAuthor, requireAuthorRole } from './membership.ts'
import { serveAuthors } from './routes.ts'

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await testServer([serveAuthors])
  owner = await server.person('owner')
})
afterAll(() => server.close())

async function published(name: string) {
  const { author_id } = await create({ db: server.database.db }, { actor: owner, name })
  const author = await authorAt(server.database.db, author_id)
  if (!author) throw new Error('the publisher is not where it should be')
  return author
}
const adding = (id: string, { uid }: Actor, role: 'owner' | 'staff' | 'User') =>
  server.database.db.transaction((tx) => joinAuthor(tx, { id, uid, role }))
const leaving = ({ uid }: Actor) => server.database.db.transaction((tx) => removeFromAllPublishers(tx, uid))

test.each(['nobodys-id', 'UPPER', '../etc', '', 'a'.repeat(41), '-a-'])('nobody is at @%s', async (authorId) => {
  expect(await authorAt(server.database.db, authorId)).toBeUndefined()
})

test('an owner is told which publisher it is; a stranger and an unknown id get not_found, a member forbidden', async () => {
  const { db } = server.database
  const { id } = await published('Owned Press')
  const asOwner = (actor: Actor, authorId: string) => requireAuthorRole(db, actor, authorId, ownersOnly)
  expect(await asOwner(owner, 'owned-press')).toEqual({
    id,
    authorId: 'owned-press',
    name: 'Owned Press',
    profileImageUrl: '/default-publisher.svg',
    role: 'owner',
    admitted: ownersOnly,
  })
  const stranger = await server.person('stranger')
  await expect(asOwner(stranger, 'owned-press')).rejects.toMatchObject({ code: 'not_found' })
  for (const none of ['no-such-press', 'NO', '../etc', ''])
    await expect(asOwner(owner, none)).rejects.toMatchObject({ code: 'not_found' })
  await adding(id, stranger, 'staff')
  await expect(asOwner(stranger, 'owned-press')).rejects.toMatchObject({ code: 'forbidden' })
})

test('joining twice, and at once, is joining once: a lower role changes nothing, a higher one is given', async () => {
  const { id } = await published('Joined Press')
  const member = await server.person('joiner')
  const added = await Promise.all(Array.from({ length: 20 }, () => adding(id, member, 'User')))
  expect(added.filter((one) => one?.from === null)).toHaveLength(1)
  expect(await adding(id, owner, 'User')).toEqual({ role: 'owner', from: 'owner' })
  await expect(requireAuthorRole(server.database.db, owner, 'joined-press', ownersOnly)).resolves.toMatchObject({ id })
  const { body } = await server.ask({ url: '/api/iam/authors/membership', as: member })
  expect(body).toMatchObject({ totalResults: 1, results: [{ author_id: 'joined-press' }] })
  expect(await adding(id, member, 'staff')).toEqual({ role: 'staff', from: 'User' })
  expect(await adding(id, member, 'User')).toEqual({ role: 'staff', from: 'staff' })
})

test('nobody joins a publisher that is gone', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect(await adding(id, owner, 'User')).toBeUndefined()
})

test('the last owner cannot go; with another, one can', async () => {
  const founder = await server.person('founder')
  await create({ db: server.database.db }, { actor: founder, name: 'Left Press' })
  await expect(leaving(founder)).rejects.toMatchObject({ code: 'forbidden' })
  const author = await authorAt(server.database.db, 'left-press')
  await adding(author?.id ?? '', await server.person('heir'), 'owner')
  await leaving(founder)
  const { body } = await server.ask({ url: '/api/iam/authors/membership', as: founder })
  expect(body).toMatchObject({ totalResults: 0, results: [] })
})
