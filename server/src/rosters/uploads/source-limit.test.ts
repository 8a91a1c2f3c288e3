/** How many sources' rosters an organization takes, however many are uploaded at once. */
import { maxRosterSources } from '@atrium/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, rostersFixture, type RostersFixture } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => void (ground = await rostersFixture()))
afterAll(() => ground.close())

test('of several new ones at once as many as there is room for; those that are there go on', async () => {
  const school = await ground.school('sourced')
  await ground.database.db.execute(sql`
    insert into roster_sources (id, organization_id, key, name)
    select gen_random_uuid(), o.id, 'name:kept' || n, 'kept' || n
    from organizations o, generate_series(1, ${maxRosterSources - 2}) n where o.name = 'sourced'`)
  const upload = (systemCode: string, source: string) => {
    const archive = { ...bulk([{ id: 'p1', email: 'p1@sourced.org' }]), systemCode }
    return school.upload(archive, { source })
  }
  const answers = await Promise.all([upload('one', 'One'), upload('two', 'Two'), upload('', 'Three')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403])
  expect(answers.find(({ status }) => status === 403)?.body['error']).toBe('roster_source_limit')
  expect((await upload('', 'KEPT7')).status).toBe(201)
})
