/** How much one person can have achieved, however fast it is posted. */
import { maxAchievements } from '@atrium/contract/limits'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { peopleFixture } from '#testing/fixtures/people.ts'

test('of many at once as many as there is room for, of that person alone', async () => {
  const ground = await peopleFixture()
  try {
    const as = await ground.organization('achieving')
    await ground.member('achieving', 'pupil')
    await ground.member('achieving', 'other')
    await ground.database.db.execute(sql`
      insert into achievements (id, organization_id, uid, points, posted_by)
      select gen_random_uuid(), o.id, 'pupil', 1, 'ada'
      from organizations o, generate_series(1, ${maxAchievements - 5}) where o.name = 'achieving'`)
    const url = '/api/users/achievements'
    const post = (user_id: string) =>
      ground.ask({ method: 'POST', url, query: { organization: 'achieving' }, payload: { user_id, points: 1 }, as })
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('pupil')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status, body }) => status === 403 && body['error'] === 'achievement_limit')
    expect(refused).toHaveLength(45)
    expect((await post('other')).status).toBe(201)
  } finally {
    await ground.close()
  }
})
