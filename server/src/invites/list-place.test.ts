/** The place that a list of invites goes on from: what a list has answered, and nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
let owner: Actor
beforeAll(async () => {
  ground = await invitesFixture()
  owner = await ground.organization('listing')
})
afterAll(() => ground.close())

const id = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'
const list = (before: string) =>
  ground.ask({ url: '/api/users/invites', query: { organization: 'listing', before }, as: owner })

test.each(['0001-01-01T00:00:00.000Z', '2026-01-01T12:30:00.007Z', '9999-12-31T23:59:59.999Z'])(
  'a moment as lists write it, %s, is one',
  async (moment) => expect((await list(`${moment}_${id}`)).status).toBe(200),
)

test.each([
  ...['yesterday', '2026-01-01', '2026-01-01_no-id', `_${id}`],
  ...['+275760-09-13T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'].map(
    (moment) => `${moment}_${id}`,
  ),
  ...[`0000-01-01T00:00:00.000Z_${id}`, `99999_${id}`, `10000-01-01T00:00:00.000Z_${id}`, `Jan 1 2026_${id}`],
  ...[`2026-02-30T00:00:00.000Z_${id}`, `2026-01-01T00:00:00Z_${id}`, `2026-01-01T00:00:00.000+00:00_${id}`],
  `2026-01-01T00:00:00.000Z_${id.toUpperCase()}`,
  ...[`2026-01-01T00:00:00.000Z_${id}_`, `2026-01-01T00:00:00.000Z_${id} `, `2026-01-01T00:00:00.000z_${id}`],
])('422 for a place that no list answered: %s', async (before) => expect((await list(before)).status).toBe(422))
