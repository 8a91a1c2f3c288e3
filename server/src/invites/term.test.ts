/** Invites to memberships with a first and a last day, by status. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { inDays, termsFixture, type TermsFixture } from '#testing/fixtures/terms.ts'
import { brokenRules } from '#testing/model/invariants.ts'

let ground: TermsFixture
beforeAll(async () => {
  ground = await termsFixture()
})
afterAll(async () => {
  expect(await brokenRules(ground.database.db)).toEqual([])
  await ground.close()
})

interface Listed {
  user_id: string
  term: string
  startsOn: string | null
  endsOn: string | null
}
async function listed(organization: string) {
  const as = await ground.person(`${organization}owner`)
  const { body } = await ground.get(organization, 'members', as)
  return new Map((body['results'] as Listed[]).map((one) => [one.user_id, one]))
}

describe('invites', () => {
  const url = '/api/users/invites'
  const accept = (token: unknown, person: string) =>
    ground.person(person).then((as) => ground.ask({ method: 'POST', url: `${url}/success`, payload: { token }, as }))
  const invite = (organization: string, payload: object) =>
    ground
      .person(`${organization}owner`)
      .then((as) => ground.ask({ method: 'POST', url, query: { organization }, payload, as }))

  test('whoever accepts gets the days; who is there keeps the longer ones', async () => {
    await ground.organization('inviting')
    const days = { startsOn: inDays(5), endsOn: inDays(50) }
    const { status, body } = await invite('inviting', { ...days, uses: 5 })
    expect(status).toBe(201)
    await ground.member('inviting', 'therelonger', 'User', { endsOn: inDays(70) })
    await ground.member('inviting', 'thereforgood', 'User')
    for (const who of ['newcomer', 'therelonger', 'thereforgood']) {
      expect((await accept(body['token'], who)).status, who).toBe(200)
    }
    const people = await listed('inviting')
    expect(people.get('newcomer')).toMatchObject({ ...days, term: 'waiting' })
    expect(people.get('therelonger')).toMatchObject({ startsOn: null, endsOn: inDays(70) })
    expect(people.get('thereforgood')).toMatchObject({ startsOn: null, endsOn: null })
    const preview = await ground.ask({ method: 'POST', url: `${url}/preview`, payload: { token: body['token'] } })
    expect(preview.body).toMatchObject(days)
  })

  test('422 for days that are past or in no order; an invite ends with the last day of what it leads to', async () => {
    await ground.organization('shortinvite')
    expect((await invite('shortinvite', { endsOn: inDays(-1) })).status).toBe(422)
    expect((await invite('shortinvite', { startsOn: inDays(3), endsOn: inDays(2) })).status).toBe(422)
    const { body } = await invite('shortinvite', { endsOn: inDays(3) })
    expect(String(body['expiresAt']).slice(0, 10)).toBe(inDays(4))
  })

  test('an invite whose membership is over makes nobody a member, whatever its own end says', async () => {
    const owner = await ground.organization('overinvite')
    const { body } = await invite('overinvite', { endsOn: inDays(1) })
    await ground.database.db.execute(sql`update invites set ends_on = current_date - 1 where id = ${body['id']}`)
    const { status, body: refusal } = await accept(body['token'], 'toolate')
    expect([status, refusal['error']]).toEqual([400, 'invite_expired'])
    const renewing = { method: 'POST', url: `${url}/${String(body['id'])}/renew`, as: owner } as const
    expect((await ground.ask({ ...renewing, query: { organization: 'overinvite' } })).status).toBe(422)
  })
})
