/** Who accepts an invite is asked once more, behind the lock, whether they are signed in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'

let ground: DomainsFixture
beforeAll(async () => {
  ground = await domainsFixture()
})
afterAll(() => ground.close())

test('401 for whoever is signed out once the request was let in: nobody joins, and the invite is good', async () => {
  const owner = await ground.organization('evening')
  const query = { organization: 'evening' }
  const made = await ground.ask({ method: 'POST', url: '/api/users/invites', query, payload: {}, as: owner })
  const accept = async (name: string, isSignedOut: boolean) => {
    const as = await ground.resident(name, `${name}@evening.example`)
    if (isSignedOut) ground.signOut(as)
    return ground.ask({ method: 'POST', url: '/api/users/invites/success', payload: { token: made.body['token'] }, as })
  }
  expect(await accept('taken', true)).toMatchObject({ status: 401 })
  const members = await ground.ask({ url: '/api/users/members', query, as: owner })
  expect(members.body['totalResults']).toBe(1)
  expect(await accept('there', false)).toMatchObject({ status: 200 })
})
