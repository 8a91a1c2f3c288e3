/** Whoever waits for an account goes with the last who lists them: an invite belongs to nobody's roster alone. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invites } from '#db/schema.ts'
import { sweepRosters } from '#rosters/sweep.ts'
import { bulk, type RostersFixture, rostersFixture, type School } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

const migration = fileURLToPath(new URL('../../db/migrations/0061_invites_of_rosters.sql', import.meta.url))
const guest = { id: 'guest', email: 'guest@elsewhere.org', classes: [] }
/** A roster of everybody but the guest, who leaves by it. */
const other = { id: 'other', email: 'other@elsewhere.org', classes: [] }

async function applied(school: School, source: string, people: (typeof guest & { role?: string })[]): Promise<string> {
  const { body } = await school.upload({ ...bulk(people), systemCode: source })
  const { id, brake } = body as { id: string; brake: number | null }
  expect((await school.apply(id, brake === null ? {} : { leaving: brake })).status).toBe(200)
  await ground.work()
  return id
}

/** Of the invites to the guest. */
async function states({ name, owner }: School): Promise<string[]> {
  const { body } = await ground.ask({ url: '/api/users/invites', query: { organization: name }, as: owner })
  const invites = body['results'] as { email: string; state: string }[]
  return invites.filter(({ email }) => email === guest.email).map(({ state }) => state)
}

test('whom another organization waits for too keeps its invite', async () => {
  const [school, neighbour] = [await ground.school('waitshere'), await ground.school('waitsthere')]
  for (const one of [school, neighbour]) await applied(one, 'ours', [guest, other])
  await applied(school, 'ours', [other])
  expect([await states(school), await states(neighbour)]).toEqual([['revoked'], ['open']])
})

test('of two sources that list somebody one lets them go: the invite stays until the other does', async () => {
  const school = await ground.school('waitstwice')
  await applied(school, 'first', [guest, other])
  await applied(school, 'second', [guest, other])
  expect(await states(school)).toEqual(['open'])
  await applied(school, 'first', [other])
  expect(await states(school)).toEqual(['open'])
  await applied(school, 'second', [other])
  expect(await states(school)).toEqual(['revoked'])
})

test('another address for somebody in one source ends no invite that the other one has them by', async () => {
  const school = await ground.school('waitsmoved')
  await applied(school, 'first', [guest, other])
  await applied(school, 'second', [guest, other])
  await applied(school, 'first', [{ ...guest, email: 'moved@elsewhere.org' }, other])
  expect(await states(school)).toEqual(['open'])
})

test('a roster that is taken back ends no invite that another source has somebody by', async () => {
  const school = await ground.school('waitsback')
  const first = await applied(school, 'first', [guest, other])
  await applied(school, 'second', [guest, other])
  await school.takenBack(first)
  expect(await states(school)).toEqual(['open'])
  await applied(school, 'second', [other])
  expect(await states(school)).toEqual(['revoked'])
})

test('where the other source lets go of them first, it goes with the roster that is taken back', async () => {
  const school = await ground.school('waitslast')
  const first = await applied(school, 'first', [guest, other])
  const second = await applied(school, 'second', [guest, other])
  await school.takenBack(second)
  expect(await states(school)).toEqual(['open'])
  await school.takenBack(first)
  expect(await states(school)).toEqual(['revoked'])
})

test('of two rosters that are taken back one after the other, the first that had made the invite, the second ends it', async () => {
  const school = await ground.school('waitsboth')
  const first = await applied(school, 'first', [guest, other])
  const second = await applied(school, 'second', [guest, other])
  await school.takenBack(first)
  await school.takenBack(second)
  expect(await states(school)).toEqual(['revoked'])
})

test('an invite that an owner made by hand outlives the roster that found it there, let go of or taken back', async () => {
  const school = await ground.school('waitsbyhand')
  const query = { organization: school.name }
  const payload = { email: guest.email, role: 'staff' }
  await ground.ask({ method: 'POST', url: '/api/users/invites', query, payload, as: school.owner })
  await applied(school, 'first', [guest, other])
  await applied(school, 'first', [other])
  const again = await applied(school, 'second', [guest, other])
  await school.takenBack(again)
  expect(await states(school)).toEqual(['open'])
})

test('a change that is taken back ends no invite of whoever waited before it', async () => {
  const school = await ground.school('waitschanged')
  await applied(school, 'first', [guest, other])
  const renamed = await applied(school, 'first', [{ ...guest, role: 'teacher' }, other])
  await school.takenBack(renamed)
  expect(await states(school)).toEqual(['open'])
})

test('what a roster of the version before made, by what its steps know, is a roster’s too', async () => {
  const school = await ground.school('waitsupgrade')
  await applied(school, 'first', [guest, other])
  await ground.database.db.update(invites).set({ rosterId: null })
  const [, ...fill] = readFileSync(migration, 'utf8').split('--> statement-breakpoint')
  for (const statement of fill) await ground.database.db.execute(sql.raw(statement))
  await applied(school, 'first', [other])
  expect(await states(school)).toEqual(['revoked'])
})

test('and what one makes that runs beside this version, before the next roster comes', async () => {
  const school = await ground.school('waitsbeside')
  const query = { organization: school.name }
  const byHand = { email: 'hand@elsewhere.org', role: 'staff' }
  await ground.ask({ method: 'POST', url: '/api/users/invites', query, payload: byHand, as: school.owner })
  const id = await applied(school, 'first', [guest, other])
  await ground.database.db.update(invites).set({ rosterId: null })
  await sweepRosters(ground.database.db, new Date())
  const named = await ground.database.db.select().from(invites).where(eq(invites.rosterId, id))
  expect(named.map(({ email }) => email).toSorted()).toEqual([guest.email, other.email])
  await applied(school, 'first', [other])
  expect(await states(school)).toEqual(['revoked'])
})
