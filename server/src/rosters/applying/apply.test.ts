/** Rosters applied: who comes, who changes, who leaves, and what the next one of a source is compared with. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, type RostersFixture, rostersFixture, type School } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

/** Somebody with a confirmed address of a school. */
const resident = (school: School, name: string) => ground.resident(name, `${name}@${school.name}.org`)
const of = (school: School, id: string, classes: string[] = [], role?: string) => ({
  id,
  email: `${id}@${school.name}.org`,
  classes,
  ...(role !== undefined && { role }),
})

test('a confirmed address of a proven domain comes in at once, others are invited; classes are made and filled', async () => {
  const school = await ground.school('firstroster')
  await resident(school, 'tina')
  await resident(school, 'stu')
  await ground.resident('liar', 'unsaid@firstroster.org', false)
  await ground.resident('guest', 'guest@elsewhere.org')
  const parts = bulk(
    [
      ...[of(school, 'tina', ['c1'], 'teacher'), of(school, 'stu', ['c1', 'c2']), of(school, 'unsaid', ['c1'])],
      { id: 'guest', email: 'guest@elsewhere.org', classes: ['c1'] },
    ],
    { c1: '7A', c2: 'Maths' },
  )
  const rehearsal = await school.rehearsed(parts)
  expect(rehearsal).toMatchObject({
    counts: { people: { add: 4 }, classes: { add: 2 }, places: { add: 5 }, refused: 0 },
    brake: null,
  })
  expect(await school.members()).toEqual({})
  const hows = (await school.lines(rehearsal.id, { kind: 'person' })).map(({ sourcedId, note }) => [
    sourcedId,
    note?.code === 'person' ? note.how : null,
  ])
  expect(Object.fromEntries(hows)).toEqual({ tina: 'joins', stu: 'joins', unsaid: 'invited', guest: 'invited' })

  expect((await school.apply(rehearsal.id)).status).toBe(200)
  await ground.work()
  expect(await school.follow(rehearsal.id)).toMatchObject({ state: 'applied', total: 8, done: 8 })
  expect(await school.members()).toEqual({ tina: 'staff', stu: 'User' })
  expect(await school.classes()).toEqual({ '7A': ['stu', 'tina'], Maths: ['stu'] })
  expect(await ground.mailsTo('guest@elsewhere.org')).toEqual(['invite'])
  expect(await ground.mailsTo('stu@firstroster.org')).toEqual([])

  // The same again is nothing.
  const again = await school.rehearsed(parts)
  expect(again.counts).toMatchObject({ people: { add: 0, change: 0, leave: 0, same: 4 }, places: { add: 0, leave: 0 } })

  // Who waited comes in, with their classes, once they have confirmed their address.
  await ground.resident('liar', 'unsaid@firstroster.org')
  await ground.linkWaiting()
  expect(await school.classes()).toMatchObject({ '7A': ['liar', 'stu', 'tina'] })
})

test('the next roster is a difference: who is gone leaves as by a last day, and comes back with what they had', async () => {
  const school = await ground.school('nextroster')
  for (const name of ['ann', 'ben', 'cem']) await resident(school, name)
  const all = [of(school, 'ann', ['c1'], 'teacher'), of(school, 'ben', ['c1']), of(school, 'cem', ['c1'])]
  await school.applied(bulk(all, { c1: 'Biology' }))
  const roster = await school.rehearsed(
    bulk([...all.slice(0, 1), of(school, 'ben', ['c2'])], { c1: 'Biology 2', c2: 'Art' }),
  )
  expect(roster).toMatchObject({
    brake: 1,
    counts: { people: { leave: 1, same: 2 }, classes: { add: 1, change: 1 }, places: { add: 1, leave: 1 } },
  })
  expect((await school.apply(roster.id)).body).toMatchObject({ error: 'roster_brake' })
  expect((await school.apply(roster.id, { leaving: 2 })).status).toBe(409)
  expect((await school.apply(roster.id, { leaving: 1 })).status).toBe(200)
  await ground.work()
  expect(await school.members()).toEqual({ ann: 'staff', ben: 'User' })
  expect(await school.classes()).toEqual({ Art: ['ben'], 'Biology 2': ['ann'] })

  await school.applied(bulk([...all.slice(0, 2), of(school, 'cem', ['c2'])], { c1: 'Biology 2', c2: 'Art' }))
  expect(await school.members()).toEqual({ ann: 'staff', ben: 'User', cem: 'User' })
  expect(await school.classes()).toEqual({ Art: ['cem'], 'Biology 2': ['ann', 'ben'] })
})

test('what somebody did by hand stays until the source itself says otherwise', async () => {
  const school = await ground.school('handroster')
  for (const name of ['dora', 'emil']) await resident(school, name)
  const people = (role: string) => [of(school, 'dora', ['c1'], role), of(school, 'emil', ['c1'])]
  await school.applied(bulk(people('student'), { c1: 'Chess' }))
  const url = '/api/users/members/dora/role'
  await ground.ask({
    method: 'PATCH',
    url,
    query: { organization: school.name },
    payload: { role: 'staff' },
    as: school.owner,
  })
  const same = await school.rehearsed(bulk(people('student'), { c1: 'Chess' }))
  expect(same.counts.people).toMatchObject({ change: 0, same: 2 })
  await school.applied(
    bulk(
      people('parent').map((one) => ({ ...one, more: { preferredGivenName: 'Dodo' } })),
      { c1: 'Chess' },
    ),
  )
  expect(await school.members()).toEqual({ dora: 'staff', emil: 'User' })
})

test('a delta adds, changes and takes away what it names; all else stays', async () => {
  const school = await ground.school('deltaroster')
  for (const name of ['fay', 'gus', 'hana']) await resident(school, name)
  await school.applied(bulk([of(school, 'fay', ['c1']), of(school, 'gus', ['c1'])], { c1: 'Drama' }))
  const active = { status: 'active', dateLastModified: '2026-11-23T00:00:00Z' }
  const gone = { status: 'tobedeleted', dateLastModified: '2026-11-23T00:00:00Z' }
  const hana = { sourcedId: 'hana', givenName: 'Hana', familyName: 'H', email: 'hana@deltaroster.org', ...active }
  const enrolled = { sourcedId: 'c1-hana', classSourcedId: 'c1', userSourcedId: 'hana', role: 'student', ...active }
  const roster = await school.applied({
    mode: 'delta',
    files: {
      'users.csv': [hana, { sourcedId: 'gus', ...gone }],
      'enrollments.csv': [enrolled, { sourcedId: 'c1-gus', ...gone }],
    },
  })
  expect(roster.counts).toMatchObject({ people: { add: 1, leave: 1, same: 1 }, places: { add: 1 } })
  expect(await school.members()).toEqual({ fay: 'User', hana: 'User' })
  expect(await school.classes()).toEqual({ Drama: ['fay', 'hana'] })
})

test('owners are neither made, nor demoted, nor ended; who left by themselves is not fetched back', async () => {
  const school = await ground.school('ownerroster')
  await ground.move(school.owner, 'head@ownerroster.org')
  const leaver = await resident(school, 'ida')
  const jo = await resident(school, 'jo')
  const roles = ['systemAdministrator', 'student', 'guardian']
  const people = ['head', 'ida', 'jo'].map((id, index) => of(school, id, [], roles[index]))
  await school.applied(bulk(people))
  expect(await school.members()).toEqual({ ida: 'User', jo: 'User' })
  await ground.ask({
    method: 'DELETE',
    url: `/api/users/members/${leaver.uid}`,
    query: { organization: school.name },
    as: leaver,
  })
  const without = await school.applied(bulk([people[2] ?? { id: '' }]))
  expect(without.counts.refused).toBe(1)
  expect(await school.lines(without.id, { action: 'refuse' })).toMatchObject([
    { sourcedId: 'head', reason: { code: 'owner_by_hand' } },
  ])
  const back = await school.applied(bulk(people))
  expect(await school.lines(back.id, { action: 'refuse' })).toMatchObject([
    { sourcedId: 'ida', reason: { code: 'left_by_themselves' } },
  ])
  expect(await school.members()).toEqual({ [jo.uid]: 'User' })
})

test('a member who only claims an address is nobody of the roster', async () => {
  const school = await ground.school('claimroster')
  const mallory = await ground.member('claimroster', 'mallory')
  await ground.move(mallory, 'principal@claimroster.org', false)
  await school.applied(bulk([of(school, 'principal', ['c1'], 'principal')], { c1: 'Staff room' }))
  expect(await school.members()).toEqual({ mallory: 'User' })
  expect(await school.classes()).toEqual({ 'Staff room': [] })
})

test('classes that are called alike say more; one that is there is taken over and stays; one that is over is archived', async () => {
  const school = await ground.school('alikeroster')
  await resident(school, 'kim')
  const query = { organization: school.name }
  await ground.ask({ method: 'POST', url: '/api/users/classes', query, payload: { name: 'Choir' }, as: school.owner })
  const parts = bulk([of(school, 'kim', ['c1', 'c2', 'c3'])], { c1: 'Maths', c2: 'maths', c3: 'Choir' })
  await school.applied(parts)
  const names = Object.keys(await school.classes())
  expect(names.filter((name) => /^maths/i.test(name))).toHaveLength(2)
  expect(await school.classes()).toMatchObject({ Choir: ['kim'] })
  await school.applied(bulk([of(school, 'kim')]))
  expect(await school.classes()).toEqual({ Choir: ['kim'] })
  expect(Object.keys(await school.classes(true))).toHaveLength(2)
})
