/** An organization that is deleted while a roster is applied, or taken back: what is left waits for it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, type RostersFixture, rostersFixture } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

async function whileDeleted(name: string): Promise<void> {
  const set = (at: 'now()' | 'null') =>
    ground.database.db.execute(sql`update organizations set deleted_at = ${sql.raw(at)} where name = ${name}`)
  await set('now()')
  await ground.work()
  await set('null')
}

test('it goes on once the organization is restored, both ways', async () => {
  const school = await ground.school('closed')
  await ground.resident('kim', 'kim@closed.org')
  const { id } = await school.rehearsed(bulk([{ id: 'kim', email: 'kim@closed.org', classes: ['c1'] }], { c1: '5B' }))
  await school.apply(id)
  await whileDeleted('closed')
  expect(await school.follow(id)).toMatchObject({ state: 'applying', done: 0 })
  await ground.work()
  expect(await school.follow(id)).toMatchObject({ state: 'applied' })
  expect(await school.classes()).toEqual({ '5B': ['kim'] })

  expect((await school.takeBack(id)).status).toBe(200)
  await whileDeleted('closed')
  expect(await school.follow(id)).toMatchObject({ state: 'taking_back' })
  await ground.work()
  expect(await school.follow(id)).toMatchObject({ state: 'taken_back' })
  expect(await school.members()).toEqual({})
})
