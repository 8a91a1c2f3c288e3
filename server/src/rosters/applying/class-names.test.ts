/** What classes of a roster are called where many have one title, and ids that begin alike. */
import { classNameMaxLength } from '@atrium/contract/limits'
import { classes } from '#db/schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, type RostersFixture, rostersFixture } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

test('sixty classes of one title, whose ids are addresses that begin alike, each have a name, and it stays theirs', async () => {
  const school = await ground.school('homerooms')
  const ids = Array.from({ length: 60 }, (_, index) => `https://sis.example/oneroster/v1p2/classes/${index}`)
  const titled = (title: string) => bulk([], Object.fromEntries(ids.map((id) => [id, title])))
  expect(await school.applied(titled('Homeroom'))).toMatchObject({ state: 'applied', total: 60, done: 60 })
  const names = async () =>
    (await ground.database.db.select({ name: classes.name }).from(classes)).map(({ name }) => name)
  expect(new Set(await names()).size).toBe(60)
  // As long as it may be, and of characters that are two units each.
  expect(await school.applied(titled('𝔥'.repeat(classNameMaxLength / 2)))).toMatchObject({ state: 'applied' })
  expect(new Set(await names()).size).toBe(60)
  for (const name of await names()) {
    expect(name.length).toBeLessThanOrEqual(classNameMaxLength)
    expect(name.isWellFormed()).toBe(true)
  }
})

test('the same ids in two sources: the second one’s classes are numbered', async () => {
  const school = await ground.school('twosources')
  const parts = bulk([], { c1: 'Homeroom', c2: 'Homeroom' })
  for (const systemCode of ['one', 'two', 'three']) {
    expect(await school.applied({ ...parts, systemCode })).toMatchObject({ state: 'applied' })
  }
  expect(Object.keys(await school.classes())).toHaveLength(6)
})
