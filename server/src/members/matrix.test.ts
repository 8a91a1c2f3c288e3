/**
 * Every call inside an organization or a publisher, by everybody there can be, and about things of another organization: made from
 * the contract, so that a new call is in it. That the contract says what it should is pinned beside it
 * (`contract/src/access.test.ts`).
 */
import { type Endpoint, rolesOf } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '#app.ts'
import type { Actor } from '#http/actor.ts'
import { testContent, type TestContent } from '#testing/files/content.ts'
import { asks } from '#testing/matrix/access-matrix.ts'
import { inviteByMail, type Made, makeAll, oneMoreOwner } from '#testing/matrix/fixtures.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'

const inside = (endpoints as readonly Endpoint[]).flatMap((endpoint) => {
  const { id, access } = endpoint
  return typeof access === 'string' ? [] : [{ id, endpoint, access }]
})

/** Everything is served and people of every kind are there. */
const SLOW_START_MS = 120_000

let server: TestServer
let content: TestContent
/** Happens between the question who may and the action, where a test wants it. */
let meanwhile: ((actor: Actor, id: string) => Promise<unknown>) | undefined
/** Without the one who is not signed in. */
const people: Record<string, Actor> = {}
/** The organization that everything happens in, one to delete, one that is deleted, and one of other people. */
const places: Record<string, { id: string; author: string }> = {}

beforeAll(async () => {
  content = await testContent()
  server = await testServer(areas, (db, { requireRole, requireAuthorRole, ...others }) => ({
    content: content.on(db),
    guards: {
      ...others,
      async requireRole(actor, ...asked) {
        const membership = await requireRole(actor, ...asked)
        await meanwhile?.(actor, membership.organizationId)
        return membership
      },
      async requireAuthorRole(actor, ...asked) {
        const membership = await requireAuthorRole(actor, ...asked)
        await meanwhile?.(actor, membership.id)
        return membership
      },
    },
  }))
  for (const name of ['stranger', 'invited', 'outsider', ...Object.keys(notInside), ...roles])
    people[name] = await server.person(name)
  for (const name of ['home', 'doomed', 'closed', 'elsewhere']) {
    const as = await server.person(`${name}founder`)
    const made = await post('/api/iam/organizations', as, { name, displayName: 'A Fine School' })
    const publisher = await post('/api/iam/authors', as, { name })
    const { id } = made['organization'] as { id: string }
    places[name] = { id, author: String(publisher['author_id']) }
    const joining =
      name === 'elsewhere' ? { outsider: 'owner' } : { ...notInside, owner: 'owner', staff: 'staff', User: 'User' }
    for (const [uid, role] of Object.entries(joining)) await join(places[name], uid, role)
    if (name !== 'elsewhere') await inviteByMail(server.database.db, places[name], String(people['invited']?.email))
  }
}, SLOW_START_MS)
afterAll(async () => {
  await server.close()
  await content.remove()
})

async function post(url: string, as: Actor, payload: object) {
  return (await server.ask({ method: 'POST', url, payload, as })).body
}

/** Owners who are not let in: removed, of a first day to come, of a last day that is over and that no job has seen. */
const notInside = { formermember: 'owner', earlymember: 'owner', overmember: 'owner' }
const terms: Record<string, SQL> = {
  formermember: sql`now(), null, null`,
  earlymember: sql`null, current_date + 2, null`,
  overmember: sql`null, null, current_date - 2`,
}

/** Past every invite; whoever is not let in is no member of a publisher at all. */
async function join({ id, author }: { id: string; author: string }, uid: string, role: string): Promise<void> {
  const { db } = server.database
  await db.execute(
    sql`insert into organization_members (organization_id, uid, role, removed_at, starts_on, ends_on)
      values (${id}, ${uid}, ${role}, ${terms[uid] ?? sql`null, null, null`})`,
  )
  if (!(uid in notInside)) await joinAuthor(author, uid, role)
}

async function joinAuthor(author: string, uid: string, role: string): Promise<void> {
  await server.database.db.execute(sql`
    insert into author_members (id, uid, role, name_key, author_id)
    select id, ${uid}, ${role}, lower(name), author_id from authors where author_id = ${author} on conflict do nothing`)
}

/** Whoever has left is again what they were. */
async function rejoin(place: string): Promise<void> {
  const { id, author } = placeOf(place)
  await server.database.db.execute(
    sql`update organization_members set removed_at = null, left_by_themselves = false
        where organization_id = ${id} and uid in ${[...roles]}`,
  )
  for (const role of roles) await joinAuthor(author, role, role)
}

function placeOf(name: string) {
  const place = places[name]
  if (!place) throw new Error(`there is no ${name}`)
  return place
}
const placeFor = ({ id }: Endpoint) => (['deleteOrganization', 'deleteAuthor'].includes(id) ? 'doomed' : 'home')

/** By place: what nobody has changed since it was made, for whoever is refused leaves all as it was. */
const untouched = new Map<string, Made>()

async function thingsOf(place: string): Promise<Made> {
  const things = untouched.get(place) ?? (await made(place))
  untouched.set(place, things)
  return things
}

/** One of each thing there. */
async function made(place: string): Promise<Made> {
  untouched.delete(place)
  const { id, author } = placeOf(place)
  // An organization can have few.
  for (const table of [sql`organization_domains`, sql`scim_connections`, sql`sso_connections`, sql`roster_sources`])
    await server.database.db.execute(sql`delete from ${table} where organization_id = ${id}`)
  return makeAll(server.database.db, id, author)
}

/** An offer of ownership to everybody who can answer one, where a call is about offers. */
async function offersFor(endpoint: Endpoint): Promise<void> {
  if (!endpoint.id.includes('OwnershipOffer')) return
  const { id, author } = placeOf(placeFor(endpoint))
  for (const uid of roles) {
    await server.database.db.execute(
      sql`delete from hand_overs where organization_id = ${id} and ${uid} in (from_uid, to_uid)`,
    )
    await server.database.db.execute(sql`delete from author_hand_overs where ${uid} in (from_uid, to_uid)`)
  }
  for (const uid of roles) {
    const owner = await oneMoreOwner(server.database.db, id)
    await joinAuthor(author, owner, 'owner')
    await server.database.db.execute(sql`
      insert into hand_overs (organization_id, from_uid, to_uid, expires_at)
      values (${id}, ${owner}, ${uid}, now() + interval '1 day')`)
    await server.database.db.execute(sql`
      insert into author_hand_overs (id, from_uid, to_uid, expires_at)
      select m.id, ${owner}, ${uid}, now() + interval '1 day' from author_members as m
      where m.author_id = ${author} and m.uid = ${uid}`)
  }
}

async function statusOf(
  endpoint: Endpoint,
  things: Made,
  as: Actor | undefined,
  place = placeFor(endpoint),
): Promise<number> {
  const { id = '', author = '', query = {}, body, form } = asks[endpoint.id]?.(things) ?? {}
  const organization = 'organization' in endpoint.query.shape ? { organization: place } : {}
  const response = await server.app.inject({
    method: endpoint.method,
    url: endpoint.path
      .replace('organizations/:name', `organizations/${place}`)
      .replace(':author_id', author)
      .replace(/:\w+/, id),
    query: { ...query, ...organization },
    ...(body && { payload: body }),
    ...(form && { payload: form.payload }),
    headers: { ...form?.headers, ...(as && { authorization: `Bearer ${as.uid}` }) },
  })
  if (response.statusCode < 400 && endpoint.method !== 'GET') untouched.delete(place)
  return response.statusCode
}

test('there is a way to ask every call that acts inside an organization or a publisher, and none for no call', () => {
  expect(Object.keys(asks).sort()).toEqual(inside.map(({ id }) => id).sort())
})

/** Of everybody: 401 for nobody, 404 for whoever does not belong there, 403 for roles that may not. */
function statusesFor(admitted: readonly Role[], status: number): Record<string, number> {
  const outside = {
    nobody: 401,
    stranger: 404,
    invited: 404,
    outsider: 404,
    ...Object.fromEntries(Object.keys(notInside).map((who) => [who, 404])),
  }
  // Owners last: they may delete what the others were refused at.
  const inside = roles.toReversed().map((role) => [role, admitted.includes(role) ? status : 403] as const)
  return { ...outside, ...Object.fromEntries(inside) }
}

const writing = inside.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.changesNoPage)

test.each(writing)('$id: 404 to an owner who is removed before it is written', async ({ endpoint }) => {
  const place = placeFor(endpoint)
  const things = await thingsOf(place)
  await offersFor(endpoint)
  meanwhile = async ({ uid }, id) => {
    await server.database.db.execute(
      sql`update organization_members set removed_at = now() where organization_id = ${id} and uid = ${uid}`,
    )
    await server.database.db.execute(sql`delete from author_members where id = ${id} and uid = ${uid}`)
  }
  try {
    expect(await statusOf(endpoint, things, people['owner'])).toBe(404)
  } finally {
    meanwhile = undefined
    await rejoin(place)
  }
})

/** Which things a call names, found by asking for it. */
function namedBy(id: string): (keyof Made)[] {
  const named = new Set<keyof Made>()
  asks[id]?.(new Proxy({} as Made, { get: (_, key) => (named.add(key as keyof Made), 'x') }))
  return [...named]
}

test('404 to its owner for all that a deleted organization had: inside it, and named in another one', async () => {
  const gone = await made('closed')
  const deletion = { method: 'DELETE', url: `/api/iam/organizations/${placeOf('closed').id}` } as const
  expect((await server.ask({ ...deletion, as: people['owner'] as Actor })).status).toBe(204)
  const answered: Record<string, number> = {}
  for (const { id, endpoint } of inside.filter(({ endpoint: { path } }) => !path.includes('author'))) {
    answered[id] = await statusOf(endpoint, gone, people['owner'], 'closed')
    if (id === 'deleteOrganization') continue
    for (const thing of namedBy(id)) {
      const things = { ...(await thingsOf('home')), [thing]: gone[thing] }
      answered[`${id}, ${thing}`] = await statusOf(endpoint, things, people['owner'])
    }
  }
  expect(Object.entries(answered).filter(([, status]) => status !== 404)).toEqual([])
  expect(Object.keys(answered).length).toBeGreaterThan(inside.length / 2)
})

describe.each(inside)('$id', ({ id, endpoint, access }) => {
  test('401 for nobody, 404 for whoever does not belong there, 403 for roles that may not', async () => {
    const expected = statusesFor(rolesOf(access), endpoint.status)
    const statuses: Record<string, number> = {}
    for (const who of Object.keys(expected)) {
      await offersFor(endpoint)
      statuses[who] = await statusOf(endpoint, await thingsOf(placeFor(endpoint)), people[who])
    }
    expect(statuses).toEqual(expected)
  })

  test.each(namedBy(id))('404 to its owner for another’s %s, and for its own in capitals', async (thing) => {
    const theirs = await thingsOf('elsewhere')
    const mine = await thingsOf(placeFor(endpoint))
    for (const none of [theirs[thing], mine[thing].toUpperCase()])
      expect(await statusOf(endpoint, { ...mine, [thing]: none }, people['owner'])).toBe(404)
  })
})

const ofOneself = inside.flatMap(({ access: { oneself }, ...rest }) => (oneself ? [{ ...rest, oneself }] : []))
describe.each(ofOneself)('$id of oneself', ({ endpoint, oneself: { may } }) => {
  const anybody = may === 'bearer'

  test(`${anybody ? 'whoever is signed in' : may.join(', ')} may`, async () => {
    const within = anybody ? undefined : statusesFor(may, endpoint.status)
    const statuses: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const [who, as] of Object.entries(people)) {
      await rejoin('home')
      statuses[who] = await statusOf(endpoint, { ...(await made('home')), member: as.uid, authorMember: as.uid }, as)
      expected[who] = within?.[who] ?? endpoint.status
    }
    await rejoin('home')
    expect(statuses).toEqual(expected)
  })
})

test('whoever may only leave takes nobody along: 403', async () => {
  const { member } = await made('home')
  const asked = { method: 'POST', url: '/api/users/members/delete', query: { organization: 'home' } } as const
  for (const role of ['staff', 'User']) {
    expect((await server.ask({ ...asked, payload: { ids: [role, member] }, as: people[role] as Actor })).status).toBe(
      403,
    )
  }
})

test('a filter by another organization’s label or class selects nobody', async () => {
  const theirs = await made('elsewhere')
  for (const query of [{ label: theirs.label }, { class: theirs.class }]) {
    const call = { url: '/api/users/members', query: { ...query, organization: 'home' } }
    expect((await server.ask({ ...call, as: people['owner'] as Actor })).body['totalResults']).toBe(0)
  }
})
