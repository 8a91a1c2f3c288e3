/** A roster of an organization that has as many classes as it can have. */
import { maxClasses } from '@atrium/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillClasses } from '#testing/fixtures/many-classes.ts'
import { bulk, type RostersFixture, rostersFixture } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

const count = async (where: string): Promise<number> => {
  const answer: unknown = await ground.database.db.execute(`select count(*)::int as n from classes where ${where}`)
  return (answer as { rows: { n: number }[] }).rows[0]?.n ?? 0
}

test('a class without room is refused in its line, the others come; with room again, the next roster brings it', async () => {
  const school = await ground.school('fullroster')
  await ground.resident('ada', 'ada@fullroster.org')
  await fillClasses(ground.database.db, 'fullroster', maxClasses.current - 1, 'null')
  const parts = bulk([{ id: 'ada', email: 'ada@fullroster.org', classes: ['c1', 'c2'] }], { c1: 'Art', c2: 'Biology' })
  const { id } = await school.applied(parts)
  const lines = await school.lines(id, { kind: 'class' })
  expect(lines.map(({ name, done, reason }) => [name, done, reason])).toEqual(
    expect.arrayContaining([
      ['Art', true, null],
      ['Biology', false, { code: 'class_limit' }],
    ]),
  )
  expect(await school.members()).toEqual({ ada: 'User' })
  await ground.database.db.execute(`delete from classes where name = 'kept 1'`)
  expect((await school.applied(parts)).counts.classes.add).toBe(1)
  expect(await count(`name in ('Art', 'Biology')`)).toBe(2)
})

test('a class leaves once there is room in the archive; taken back, it stays there while there is none of now', async () => {
  const school = await ground.school('fullarchive')
  await ground.resident('bea', 'bea@fullarchive.org')
  const of = (...classes: string[]) => [{ id: 'bea', email: 'bea@fullarchive.org', classes }]
  await school.applied(bulk(of('c1', 'c2'), { c1: 'Chess', c2: 'Drama' }))
  await fillClasses(ground.database.db, 'fullarchive', maxClasses.archived, 'now()')
  const next = bulk(of('c1'), { c1: 'Chess' })
  const refused = await school.lines((await school.applied(next)).id, { action: 'refuse' })
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([['Drama', { code: 'class_limit' }]])
  expect(await count(`name = 'Drama' and archived_at is null`)).toBe(1)
  await ground.database.db.execute(`delete from classes where archived_at is not null`)
  const { id } = await school.applied(next)
  expect(await count(`name = 'Drama' and archived_at is null`)).toBe(0)
  await fillClasses(ground.database.db, 'fullarchive', maxClasses.current - 1, 'null')
  await school.takenBack(id)
  const kept = await school.lines(id, { kept: 'true' })
  expect(kept.map(({ name, kept: why }) => [name, why])).toEqual([['Drama', 'class_limit']])
})
