/** Steps that throw: no other organization's roster waits for them, and their own comes to an end. */
import { rosters, rosterSteps } from '#db/schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, type RostersFixture, rostersFixture } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

const change = (id: string, sourcedId: string, changes: Partial<typeof rosterSteps.$inferInsert>) =>
  ground.database.db
    .update(rosterSteps)
    .set(changes)
    .where(
      and(eq(rosterSteps.rosterId, id), eq(rosterSteps.sourcedId, sourcedId), sql`${rosterSteps.kind} <> 'places'`),
    )
/** As a step that nobody had thought of. */
const broken = 5 as unknown

async function failAgain(times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await expect(ground.work()).rejects.toThrow('roster failed')
    await ground.database.db.update(rosters).set({ leasedUntil: null })
  }
}

test('a class and a person that cannot be done are refused in the end; all else is done, and can be taken back', async () => {
  const [school, other] = [await ground.school('failing'), await ground.school('waiting')]
  for (const id of ['una', 'vic']) await ground.resident(id, `${id}@failing.org`)
  const people = ['una', 'vic'].map((id) => ({ id, email: `${id}@failing.org`, classes: ['c1', 'c2'] }))
  const { id } = await school.rehearsed(bulk(people, { c1: 'Bad', c2: 'Good' }))
  await change(id, 'c1', { data: { names: broken as string[] } })
  await change(id, 'una', { data: { email: broken as string } })
  await school.apply(id)
  const { id: otherId } = await other.rehearsed(bulk([], { c1: 'Theirs' }))
  await other.apply(otherId)

  await failAgain(1)
  expect(await other.follow(otherId)).toMatchObject({ state: 'applied' })
  expect(await school.follow(id)).toMatchObject({ state: 'applying', done: 0 })
  await failAgain(3)
  expect(await school.follow(id)).toMatchObject({ state: 'applied', total: 6, done: 6 })
  expect((await school.lines(id, { action: 'refuse' })).map(({ sourcedId, reason }) => [sourcedId, reason])).toEqual([
    ['c1', { code: 'unreadable' }],
    ['una', { code: 'unreadable' }],
  ])
  expect(await school.classes()).toEqual({ Good: ['vic'] })
  expect(await school.members()).toEqual({ vic: 'User' })
  expect(await school.takenBack(id)).toMatchObject({ state: 'taken_back', kept: 0 })
  // Who was refused is tried again.
  await school.applied(bulk(people, { c1: 'Bad', c2: 'Good' }))
  expect(await school.classes()).toEqual({ Bad: ['una', 'vic'], Good: ['una', 'vic'] })
})

test('what cannot be taken back stays, and is said; then the next roster is possible', async () => {
  const school = await ground.school('stuckback')
  const { id } = await school.applied(bulk([], { c1: 'Bad', c2: 'Good' }))
  await change(id, 'c1', { undo: { classId: 'of nothing', made: true } })
  await school.takeBack(id)
  await failAgain(4)
  expect(await school.follow(id)).toMatchObject({ state: 'taken_back', kept: 1 })
  expect(await school.lines(id, { kept: 'true' })).toMatchObject([{ sourcedId: 'c1', kept: 'changed_since' }])
  expect(await school.applied(bulk([], { c2: 'Good' }))).toMatchObject({ state: 'applied' })
})

test('a lease from before the clock was set back keeps no roster waiting for as long', async () => {
  const school = await ground.school('setback')
  const { id } = await school.rehearsed(bulk([], { c1: 'Good' }))
  await school.apply(id)
  const leaseIt = (seconds: number) =>
    ground.database.db
      .update(rosters)
      .set({ leasedUntil: sql`now() + make_interval(secs => ${seconds})` })
      .where(eq(rosters.id, id))
  await leaseIt(5)
  await ground.work()
  expect(await school.follow(id)).toMatchObject({ state: 'applying' })
  await leaseIt(3_600)
  await ground.work()
  expect(await school.follow(id)).toMatchObject({ state: 'applied' })
})
