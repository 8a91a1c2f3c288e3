/** Every call inside an organization, by everybody there can be, and about things of another organization. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { roles } from '@atrium/contract/rules/people'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { invite, openInvites } from '#invites/organization-invites.ts'
import { serveInvites } from '#invites/routes.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { servePeopleImports } from '#member-imports/routes.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { serveOrganizations } from '#organizations/routes.ts'
import { serveAuthors } from '#publishers/routes.ts'
import { testContent, type TestContent } from '#testing/content.ts'
import { rows } from '#testing/matrix/access-matrix.ts'
import { type Made, makeAll } from '#testing/matrix/fixtures.ts'
import { testOwnerChanges } from '#testing/owner-changes.ts'
import { testSecrets } from '#testing/secrets.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { serveUsers } from '#users/routes.ts'
import { servePeople } from './routes.ts'

/** Calls of an owner's that name their organization or publisher elsewhere than in the query. */
const otherwiseNamed = ['deleteOrganization', 'createAuthorInvite']
const inside = (endpoints as readonly Endpoint[]).filter(
  ({ id, query }) => 'organization' in query.shape || otherwiseNamed.includes(id),
)

/** Everything is served and people of every kind are there. */
const SLOW_START_MS = 120_000

let server: TestServer
let content: TestContent
/** Without the one who is not signed in. */
const people: Record<string, Actor> = {}
/** The organization that everything happens in, one to delete, and one of other people. */
const places: Record<string, { id: string; author: string }> = {}

beforeAll(async () => {
  content = await testContent()
  const outbox = createOutbox({ productName: 'Atrium', local: true, secrets: testSecrets })
  const publicOrigin = 'http://atrium.example'
  server = await testServer((app, guards, db) => {
    const context = { db, limiter: createLimiter(db, limitDefaults), outbox, publicOrigin }
    const inviteOwner = (actor: Actor, organization: string, email: string) =>
      invite(context, actor, organization, { email, role: 'owner' })
    servePeople(app, guards, { db, mail: context, inviteOwner, countInvites: openInvites })
    serveInvites(app, guards, context)
    servePeopleImports(app, guards, { db, limiter: context.limiter, worker: { wake: () => {} } })
    serveOrganizations(app, guards, {
      db,
      settings: { operatorEmails: [], importFile: '', productName: 'Atrium', maxOrganizations: 20 },
    })
    serveAuthors(app, guards, db, { maxPublishers: 20 })
    serveUsers(app, guards, {
      ...context,
      productName: 'Atrium',
      content: content.on(db),
      ownerChanges: testOwnerChanges(db),
    })
  })
  for (const name of ['stranger', 'outsider', 'removed', ...roles]) people[name] = await server.person(name)
  for (const name of ['home', 'doomed', 'elsewhere']) {
    const as = await server.person(`${name}founder`)
    const made = await post('/api/iam/organizations', as, { name, displayName: 'A Fine School' })
    const publisher = await post('/api/iam/authors', as, { name })
    const { id } = made['organization'] as { id: string }
    places[name] = { id, author: String(publisher['author_id']) }
    const joining =
      name === 'elsewhere' ? { outsider: 'owner' } : { removed: 'owner', owner: 'owner', staff: 'staff', User: 'User' }
    for (const [uid, role] of Object.entries(joining)) await join(places[name], uid, role)
  }
}, SLOW_START_MS)
afterAll(async () => {
  await server.close()
  await content.remove()
})

async function post(url: string, as: Actor, payload: object) {
  return (await server.ask({ method: 'POST', url, payload, as })).body
}

/** Past every invite; whoever was removed is no member of a publisher at all. */
async function join({ id, author }: { id: string; author: string }, uid: string, role: string): Promise<void> {
  const { db } = server.database
  const removedAt = uid === 'removed' ? sql`now()` : sql`null`
  await db.execute(
    sql`insert into organization_members (organization_id, uid, role, removed_at) values (${id}, ${uid}, ${role}, ${removedAt})`,
  )
  if (uid === 'removed') return
  await db.execute(sql`
    insert into author_members (id, uid, role, name_key, author_id)
    select id, ${uid}, ${role}, lower(name), author_id from authors where author_id = ${author}`)
}

function placeOf(name: string) {
  const place = places[name]
  if (!place) throw new Error(`there is no ${name}`)
  return place
}
const placeFor = ({ id }: Endpoint) => (id === 'deleteOrganization' ? 'doomed' : 'home')

/** One of each thing there, and an offer of ownership to everybody who can answer one. */
async function made(place: string): Promise<Made> {
  const { id, author } = placeOf(place)
  const all = await makeAll(server.database.db, id, author)
  if (place === 'elsewhere') return all
  for (const uid of roles) {
    await server.database.db.execute(
      sql`delete from hand_overs where organization_id = ${id} and ${uid} in (from_uid, to_uid)`,
    )
  }
  const others = [all, await makeAll(server.database.db, id, author), await makeAll(server.database.db, id, author)]
  for (const [index, uid] of roles.entries()) {
    await server.database.db.execute(sql`
      insert into hand_overs (organization_id, from_uid, to_uid, expires_at)
      values (${id}, ${others[index]?.owner}, ${uid}, now() + interval '1 day')`)
  }
  return all
}

async function statusOf(endpoint: Endpoint, things: Made, as: Actor | undefined): Promise<number> {
  const { id = '', query = {}, body } = rows[endpoint.id]?.asks?.(things) ?? {}
  const organization = 'organization' in endpoint.query.shape ? { organization: placeFor(endpoint) } : {}
  const response = await server.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/, id),
    query: { ...query, ...organization },
    ...(body && { payload: body }),
    headers: as ? { authorization: `Bearer ${as.uid}` } : {},
  })
  return response.statusCode
}

test('every call that acts inside an organization has a row, and no row is of no call', () => {
  expect(Object.keys(rows).sort()).toEqual(inside.map(({ id }) => id).sort())
})

describe.each(inside.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  const admits = rows[id]?.admits ?? []

  test('401 for nobody, 404 for whoever does not belong there, 403 for roles that may not', async () => {
    const expected: Record<string, number> = { nobody: 401, stranger: 404, outsider: 404, removed: 404 }
    // Owners last: they may delete what the others were refused at.
    for (const role of roles.toReversed()) expected[role] = admits.includes(role) ? endpoint.status : 403
    const statuses: Record<string, number> = {}
    for (const who of Object.keys(expected)) {
      statuses[who] = await statusOf(endpoint, await made(placeFor(endpoint)), people[who])
    }
    expect(statuses).toEqual(expected)
  })

  /** Which things the call names, found by asking for it. */
  const named = new Set<keyof Made>()
  rows[id]?.asks?.(new Proxy({} as Made, { get: (_, key) => (named.add(key as keyof Made), 'x') }))

  test.each([...named])('404 to its owner for another organization’s %s', async (thing) => {
    const theirs = await made('elsewhere')
    const mine = id === 'deleteOrganization' ? theirs : await made('home')
    expect(await statusOf(endpoint, { ...mine, [thing]: theirs[thing] }, people['owner'])).toBe(404)
  })
})

test('a filter by another organization’s label or class selects nobody', async () => {
  const theirs = await made('elsewhere')
  for (const query of [{ label: theirs.label }, { class: theirs.class }]) {
    const call = { url: '/api/users/members', query: { ...query, organization: 'home' } }
    expect((await server.ask({ ...call, as: people['owner'] as Actor })).body['totalResults']).toBe(0)
  }
})
