/** What an organization sees of who has left is who they were then: nothing of who they are since, in no list and not in the timeline. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizationDepartures as departures, users } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { endProvisioned } from '#members/provisioned/provisioned.ts'
import { sweepMembers } from '#members/sweep/sweep.ts'
import { removeFromAllOrganizations } from '#members/ends/ends.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'
import { sweepTimelines } from '#timeline/sweep.ts'

let ground: PeopleFixture
let owner: Actor
const organization = 'leaving'
beforeAll(async () => {
  ground = await peopleFixture()
  owner = await ground.organization(organization)
})
afterAll(() => ground.close())

const inside = { query: { organization } }
const post = (url: string, payload: object, as = owner) =>
  ground.ask({ method: 'POST', url: `/api/users/members/${url}`, ...inside, payload, as })
const results = async (url: string, query: object = {}) =>
  (await ground.ask({ url: `/api/users/${url}`, query: { organization, ...query }, as: owner })).body[
    'results'
  ] as Record<string, unknown>[]

/** Somebody with a name and a username; `become` gives them others. */
async function known(uid: string): Promise<Actor> {
  const actor = await ground.member(organization, uid)
  await become(uid, `then-${uid}`)
  return actor
}
async function become(uid: string, name: string): Promise<void> {
  const username = name.slice(0, 60)
  await ground.database.db
    .update(users)
    .set({
      displayName: `The ${name}`,
      givenName: 'The',
      familyName: name,
      username,
      usernameKey: username,
      email: `${name}@example.org`,
      emailKey: `${name}@example.org`,
      photoUrl: `https://x/${name}`,
    })
    .where(eq(users.uid, uid))
}

const kept = (uid: string) => ground.database.db.$count(departures, eq(departures.uid, uid))

/** Each way out, and the list that they are in then. */
const ways: Record<string, { list: 'removed' | 'former'; end: (actor: Actor) => Promise<unknown> }> = {
  removed: { list: 'removed', end: ({ uid }) => post('delete', { ids: [uid] }) },
  left: { list: 'removed', end: (actor) => post('delete', { ids: [actor.uid] }, actor) },
  directory: {
    list: 'former',
    async end({ uid }) {
      const organizationId = await id()
      await ground.database.db.transaction((tx) =>
        endProvisioned({ provider: {} }, tx, { organizationId, uid, emailKey: undefined }),
      )
    },
  },
  overdue: {
    list: 'former',
    end: ({ uid }) =>
      ground.database.db.execute(
        sql`update organization_members set removed_at = now(), ended_by_term = true where uid = ${uid}`,
      ),
  },
}
async function id(): Promise<string> {
  const rows = await ground.database.db.query.organizations.findMany({
    where: (table, { eq: is }) => is(table.name, organization),
  })
  return rows[0]?.id ?? ''
}

describe.each(Object.entries(ways))('whoever is gone: %s', (uid, { list, end }) => {
  test('is in the list as they were, whatever they become, and is found by nothing that they are since', async () => {
    const actor = await known(uid)
    await end(actor)
    const [before] = (await results(`members/${list}`)).filter((one) => one['user_id'] === uid)
    expect(before).toMatchObject({
      displayName: `The then-${uid}`,
      family_name: `then-${uid}`,
      username: `then-${uid}`,
      email: uid === 'left' ? null : `then-${uid}@example.org`,
      photoURL: `https://x/then-${uid}`,
    })
    await become(uid, `now-${uid}`)
    const [since] = (await results(`members/${list}`)).filter((one) => one['user_id'] === uid)
    expect(since).toEqual({ ...before, photoURL: null })
    expect(JSON.stringify(since)).not.toContain('now-')
    expect(await results(`members/${list}`, { username: `now-${uid}` })).toEqual([])
    expect(await results(`members/${list}`, { username: `then-${uid}` })).toHaveLength(1)
    expect(JSON.stringify(await results('timeline'))).not.toContain('now-')
  })
})

test('the timeline calls a leaver what they were called, as who did something and as to whom it was done', async () => {
  const actor = await known('doer')
  await ground.database.db.execute(sql`update organization_members set role = 'owner' where uid = 'doer'`)
  await known('subject')
  await post('delete', { ids: ['subject'] }, actor)
  await post('delete', { ids: ['doer'] })
  await become('doer', 'now-doer')
  await become('subject', 'now-subject')
  const entry = async () =>
    (await results('timeline')).find(
      ({ action, subject }) => action === 'member.removed' && subject === 'The then-subject',
    )
  expect(await entry()).toMatchObject({ actor: { displayName: 'The then-doer' }, subject: 'The then-subject' })
  const [removed] = (await results('members/removed')).filter((one) => one['user_id'] === 'subject')
  expect(removed).toMatchObject({ removedBy: 'The then-doer' })

  // Once the membership is forgotten, a name is all that is left of it.
  await sweepMembers(ground.database.db, new Date(Date.now() + 40 * DAY_MS))
  expect(await entry()).toMatchObject({ actor: { displayName: 'The then-doer' } })
  expect(await ground.database.db.select().from(departures).where(eq(departures.uid, 'subject'))).toMatchObject([
    { displayName: 'The then-subject', givenName: '', familyName: '', username: null, email: null, photoUrl: null },
  ])
  // And that goes with what the timeline tells.
  await ground.database.db.execute(
    sql`insert into timeline_settings (organization_id, kept_days) values (${await id()}, 90)`,
  )
  await sweepTimelines(ground.database.db, new Date(Date.now() + 100 * DAY_MS))
  expect(await kept('subject')).toBe(0)
})

test('whoever is a member again is called what they are called now, and nothing is kept of before', async () => {
  await known('returner')
  await post('delete', { ids: ['returner'] })
  await become('returner', 'now-returner')
  expect((await post('restore', { ids: ['returner'] })).status).toBe(200)
  const [row] = await results('members', { username: 'now-returner' })
  expect(row).toMatchObject({ user_id: 'returner', displayName: 'The now-returner' })
  expect(await results('members', { username: 'then-returner' })).toEqual([])
  expect(await kept('returner')).toBe(0)
})

test('nothing is kept of an account that is gone', async () => {
  await known('erased')
  await post('delete', { ids: ['erased'] })
  expect(await kept('erased')).toBe(1)
  await ground.database.db.transaction((tx) => removeFromAllOrganizations(tx, 'erased'))
  expect(await kept('erased')).toBe(0)
})
