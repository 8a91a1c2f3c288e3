/** Who owns an organization is changed after a fresh sign-in alone: every way to make an owner, or unmake one. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { serveInvites } from '#invites/routes.ts'
import { servePeopleImports } from '#member-imports/routes.ts'
import { create as createAuthor } from '#publishers/create.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
let owner: Actor
const organization = 'fresh'
beforeAll(async () => {
  ground = await peopleFixture(serveInvites, servePeopleImports)
  owner = await ground.organization(organization)
  for (const person of ['second', 'third']) await ground.member(organization, person, 'owner')
  for (const person of ['pupil', 'other']) await ground.member(organization, person)
})
afterAll(() => ground.close())

type Method = 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, payload?: object) =>
  ground.ask({ method, url: `/api/users/${path}`, query: { organization }, as: owner, ...(payload && { payload }) })
const signedIn = (secondsAgo: number, handedOff = false) =>
  Object.assign(owner, { authTime: new Date(Date.now() - secondsAgo * 1_000), handedOff, emailVerified: true })

const changes: [string, Method, string, object | undefined][] = [
  ['making an owner', 'POST', 'owners', { user_id: 'pupil' }],
  ['inviting one', 'POST', 'owners', { email: 'thief@example.com' }],
  ['unmaking one', 'DELETE', 'owners/second', undefined],
  ['offering to hand over', 'POST', 'owners/hand-over', { user_id: 'pupil' }],
  ['the role of one', 'PATCH', 'members/pupil/role', { role: 'owner' }],
  ['an owner made a User', 'PATCH', 'members/second/role', { role: 'User' }],
  ['roles of many', 'POST', 'members/roles', { changes: [{ user_id: 'pupil', role: 'owner' }] }],
  ['removing an owner', 'DELETE', 'members/second', undefined],
  ['removing several, an owner among them', 'POST', 'members/delete', { ids: ['pupil', 'second'] }],
  [
    'a last day for an owner',
    'POST',
    'members/terms',
    { changes: [{ user_id: 'second', startsOn: null, endsOn: `${new Date().getFullYear() + 1}-06-01` }] },
  ],
  ['an invite as owner', 'POST', 'invites', { email: 'thief@example.com', role: 'owner' }],
  ['an import that names one', 'POST', 'imports', { text: 'thief@example.com,owner' }],
]

test.each(changes)('403 for a sign-in of long ago, and for one that was handed on: %s', async (_what, ...asked) => {
  for (const stale of [() => signedIn(301), () => signedIn(0, true)]) {
    stale()
    expect(await ask(...asked)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  }
})

test('403 for restoring an owner; 200 after a fresh sign-in', async () => {
  signedIn(0)
  expect((await ask('DELETE', 'members/third')).status).toBe(204)
  signedIn(301)
  expect(await ask('POST', 'members/restore', { ids: ['third'] })).toMatchObject({ status: 403 })
  signedIn(0)
  expect((await ask('POST', 'members/restore', { ids: ['third'] })).status).toBe(200)
})

test('403 for sending an owner’s invite again, open or expired; 200 after a fresh sign-in, and for a User’s at any time', async () => {
  signedIn(0)
  const invited = async (role: string) => {
    const { body } = await ask('POST', 'invites', { email: `${role}@example.com`, role })
    return String(body['id'])
  }
  const [asOwner, asUser] = [await invited('owner'), await invited('User')]
  const past = sql`update invites set expires_at = now() - interval '1 day' where id = ${asOwner}`
  for (const age of ['open', 'expired']) {
    if (age === 'expired') await ground.database.db.execute(past)
    for (const stale of [() => signedIn(301), () => signedIn(0, true)]) {
      stale()
      expect(await ask('POST', `invites/${asOwner}/renew`), age).toMatchObject({
        status: 403,
        body: { error: 'recent_login_required' },
      })
      expect((await ask('POST', `invites/${asUser}/renew`)).status).toBe(200)
    }
  }
  signedIn(0)
  expect((await ask('POST', `invites/${asOwner}/renew`)).status).toBe(200)
})

test('nothing was changed by what was refused, and Users are managed as before', async () => {
  signedIn(301)
  const { body } = await ground.ask({ url: '/api/users/owners', query: { organization }, as: owner })
  const owners = (body['results'] as { user_id: string }[]).map(({ user_id }) => user_id)
  expect(owners.sort()).toEqual([owner.uid, 'second', 'third'].sort())
  expect((await ask('PATCH', 'members/pupil/role', { role: 'staff' })).status).toBe(200)
  expect((await ask('POST', 'invites', { role: 'User' })).status).toBe(201)
  expect((await ask('POST', 'imports', { text: 'ada@example.com,staff' })).status).toBe(201)
  expect((await ask('DELETE', 'members/other')).status).toBe(204)
})

test('403 for an invite as owner of a publisher; 201 for one as staff', async () => {
  const { author_id } = await createAuthor({ db: ground.database.db }, { actor: owner, name: 'Press' })
  signedIn(301)
  const invite = (role: string) =>
    ground.ask({
      method: 'POST',
      url: '/api/iam/authors/invites',
      as: owner,
      payload: { author_id, email: 'thief@example.com', role },
    })
  expect(await invite('owner')).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  expect((await invite('staff')).status).toBe(201)
})
