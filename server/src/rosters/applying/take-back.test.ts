/** Rosters taken back as a whole; and what is asked twice, at once, too late, or from elsewhere. */
import { rosters } from '#db/schema.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, type RostersFixture, rostersFixture, type School } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

const of = (school: School, id: string, classes: string[] = [], role?: string) => ({
  id,
  email: `${id}@${school.name}.org`,
  classes,
  ...(role !== undefined && { role }),
})
const residents = (school: School, ...names: string[]) =>
  Promise.all(names.map((name) => ground.resident(name, `${name}@${school.name}.org`)))

test('the first roster of a source taken back leaves nothing: no members, no classes, no invite that works', async () => {
  const school = await ground.school('backfirst')
  await residents(school, 'amy', 'bob')
  const parts = bulk([of(school, 'amy', ['c1'], 'teacher'), of(school, 'bob', ['c1']), of(school, 'nobody', ['c1'])], {
    c1: '5B',
  })
  const { id } = await school.applied(parts)
  expect((await school.follow(id)).takeBackUntil).not.toBeNull()
  expect(await school.takenBack(id)).toMatchObject({
    state: 'taken_back',
    kept: 0,
    takeBackUntil: null,
    total: 5,
    done: 5,
  })
  expect(await school.members()).toEqual({})
  expect(await school.classes()).toEqual({})
  const { body } = await ground.ask({
    url: '/api/users/invites',
    query: { organization: school.name },
    as: school.owner,
  })
  expect((body['results'] as { state: string }[]).map(({ state }) => state)).toEqual(['revoked'])
  // And the same roster is as new.
  expect((await school.applied(parts)).counts.people.add).toBe(3)
  expect(await school.members()).toEqual({ amy: 'staff', bob: 'User' })
})

test('a second one taken back: who left is there, who changed is what they were, names and places are back', async () => {
  const school = await ground.school('backnext')
  await residents(school, 'cat', 'dan', 'eve')
  const first = await school.applied(
    bulk([of(school, 'cat', ['c1']), of(school, 'dan', ['c1', 'c2'])], { c1: 'Latin', c2: 'Greek' }),
  )
  const second = await school.applied(
    bulk([of(school, 'cat', ['c1'], 'teacher'), of(school, 'eve', ['c1'])], { c1: 'Latin II' }),
  )
  expect(await school.members()).toEqual({ cat: 'staff', eve: 'User' })
  expect((await school.takeBack(first.id)).body).toMatchObject({ error: 'roster_stale' })
  expect(await school.takenBack(second.id)).toMatchObject({ kept: 0 })
  expect(await school.members()).toEqual({ cat: 'User', dan: 'User' })
  expect(await school.classes()).toEqual({ Latin: ['cat', 'dan'], Greek: ['dan'] })
  // Then the first can be.
  await school.takenBack(first.id)
  expect(await school.members()).toEqual({})
  expect(await school.classes()).toEqual({})
})

test('what somebody changed by hand since stays, and is said', async () => {
  const school = await ground.school('backhand')
  const [fred] = await residents(school, 'fred', 'gil')
  await ground.member('backhand', 'hal')
  const { id } = await school.applied(
    bulk([of(school, 'fred', ['c1']), of(school, 'gil', ['c1'])], { c1: 'Dance', c2: 'Judo' }),
  )
  const query = { organization: school.name }
  const as = school.owner
  await ground.ask({
    method: 'PATCH',
    url: `/api/users/members/${fred?.uid}/role`,
    query,
    payload: { role: 'staff' },
    as,
  })
  const { body } = await ground.ask({ url: '/api/users/classes', query, as })
  const [dance] = (body['results'] as { id: string; name: string }[]).filter(({ name }) => name === 'Dance')
  await ground.ask({ method: 'PATCH', url: `/api/users/classes/${dance?.id}`, query, payload: { add: ['hal'] }, as })
  const taken = await school.takenBack(id)
  expect(taken.kept).toBe(2)
  expect((await school.lines(id, { kept: 'true' })).map(({ sourcedId, kept }) => [sourcedId, kept])).toEqual([
    ['c1', 'changed_since'],
    ['fred', 'changed_since'],
  ])
  expect(await school.members()).toEqual({ fred: 'staff', hal: 'User' })
  expect(await school.classes()).toEqual({ Dance: ['hal'] })
})

test('asked twice, done once: the same upload by its key, an apply, a taking back; a rehearsal that is stale is not applied', async () => {
  const school = await ground.school('backtwice')
  await residents(school, 'ines')
  const parts = bulk([of(school, 'ines')])
  const [one, other] = await Promise.all([0, 1].map(() => school.upload(parts, { key: 'one-key-for-a-roster' })))
  expect(one?.body['id']).toBe(other?.body['id'])
  const id = String(one?.body['id'])
  const stale = await school.rehearsed(parts)
  const rival = await school.rehearsed(bulk([of(school, 'ines')], { c9: 'Rival' }))
  const answers = await Promise.all([school.apply(id), school.apply(id), school.apply(rival.id)])
  // Which of the two rosters comes first is nobody's to say.
  const either = [
    [200, 200, 409],
    [409, 409, 200],
  ]
  expect(either).toContainEqual(answers.map(({ status }) => status))
  await Promise.all([ground.work(), ground.work()])
  expect(await school.members()).toEqual({ ines: 'User' })
  expect((await school.follow(stale.id)).stale).toBe(true)
  expect((await school.apply(stale.id)).body).toMatchObject({ error: 'roster_stale' })
  expect((await school.takeBack(stale.id)).body).toMatchObject({ error: 'roster_stale' })
  const { body: timeline } = await ground.ask({
    url: '/api/users/timeline',
    query: { organization: school.name },
    as: school.owner,
  })
  const told = (timeline['results'] as { action: string }[]).map(({ action }) => action)
  expect(told.filter((action) => action === 'roster.applied')).toHaveLength(1)
  expect(told.filter((action) => action === 'member.joined')).toEqual([])
})

test('while one is under way, another waits; one that is too old stays', async () => {
  const school = await ground.school('backbusy')
  const first = await school.rehearsed({ ...bulk([]), systemCode: 'one' })
  const second = await school.rehearsed({ ...bulk([]), systemCode: 'two' })
  await school.apply(first.id)
  expect((await school.apply(second.id)).body).toMatchObject({ error: 'roster_busy' })
  await ground.work()
  expect((await school.apply(second.id)).status).toBe(200)
  await ground.work()
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  await ground.database.db.update(rosters).set({ appliedAt: longAgo }).where(eq(rosters.id, first.id))
  expect((await school.takeBack(first.id)).body).toMatchObject({ error: 'roster_stale' })
})

test('another organization’s rosters are not there; what was not applied can be forgotten', async () => {
  const [school, other] = [await ground.school('backmine'), await ground.school('backtheirs')]
  const { id } = await school.rehearsed(bulk([]))
  expect([(await other.apply(id)).status, (await other.takeBack(id)).status]).toEqual([404, 404])
  expect(
    (await ground.ask({ url: `/api/users/rosters/${id}/lines`, query: { organization: other.name }, as: other.owner }))
      .status,
  ).toBe(404)
  const remove = (as: School) =>
    ground.ask({ method: 'DELETE', url: `/api/users/rosters/${id}`, query: { organization: as.name }, as: as.owner })
  expect([(await remove(other)).status, (await remove(school)).status, (await remove(school)).status]).toEqual([
    404, 204, 404,
  ])
})

test('whoever applied it and is an owner no more: nothing more is done', async () => {
  const school = await ground.school('backdemoted')
  const second = await ground.member('backdemoted', 'deputy', 'owner')
  await residents(school, 'jan')
  const { id } = await school.rehearsed(bulk([of(school, 'jan')]))
  await school.apply(id, {}, second)
  const url = `/api/users/members/${second.uid}/role`
  await ground.ask({
    method: 'PATCH',
    url,
    query: { organization: school.name },
    payload: { role: 'staff' },
    as: { ...school.owner, authTime: Math.floor(Date.now() / 1000) } as never,
  })
  await ground.work()
  expect(await school.lines(id, { action: 'refuse' })).toMatchObject([{ reason: { code: 'starter_no_owner' } }])
})
