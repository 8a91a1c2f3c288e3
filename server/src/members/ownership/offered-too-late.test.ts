/** What is said to an owner who hands over to somebody whom another has removed meanwhile. */
import { expect, test } from 'vitest'
import { peopleFixture } from '#testing/fixtures/people.ts'

test('who was a member is gone meanwhile; who never was does not exist', async () => {
  const ground = await peopleFixture()
  try {
    const as = await ground.organization('toolate')
    await ground.member('toolate', 'heir')
    await ground.person('stranger')
    const query = { organization: 'toolate' }
    const offer = async (user_id: string) =>
      (await ground.ask({ method: 'POST', url: '/api/users/owners/hand-over', query, payload: { user_id }, as })).body
    await ground.ask({ method: 'DELETE', url: '/api/users/members/heir', query, as })
    expect(await offer('heir')).toMatchObject({ code: 404, error: 'done_meanwhile' })
    expect(await offer('stranger')).toMatchObject({ code: 404, error: 'not_found' })
    expect(await offer('nobody')).toMatchObject({ code: 404, error: 'not_found' })
    expect(await offer(as.uid)).toMatchObject({ code: 404, error: 'not_found' })
  } finally {
    await ground.close()
  }
})
