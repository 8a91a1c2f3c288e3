/** A link that a member opens: used up by what it gives them, and by nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
beforeAll(async () => {
  ground = await invitesFixture()
})
afterAll(() => ground.close())

const url = '/api/users/invites'
const query = { organization: 'opening' }

async function link(as: Actor, payload: object = {}): Promise<unknown> {
  return (await ground.ask({ method: 'POST', url, query, payload, as })).body['token']
}
const accepting = (token: unknown, as: Actor) =>
  ground.ask({ method: 'POST', url: `${url}/success`, payload: { token }, as })
async function states(as: Actor): Promise<string[]> {
  const { body } = await ground.ask({ url, query, as })
  return (body['results'] as { uses: number; state: string }[]).map(({ uses, state }) => `${uses} ${state}`)
}

test('what gives a member nothing is not used up by them; a higher role, and a label, is something', async () => {
  const owner = await ground.organization('opening')
  const label = await ground.ask({
    method: 'POST',
    url: '/api/users/labels',
    query,
    payload: { name: 'Choir' },
    as: owner,
  })
  const labelled = await link(owner, { labels: [label.body['id']] })
  const staff = await link(owner, { role: 'staff' })
  const plain = await link(owner)
  for (const as of [owner, owner])
    expect((await accepting(plain, as)).body).toMatchObject({ role: 'owner', already: true })
  expect(await states(owner)).toEqual(['0 open', '0 open', '0 open'])
  const guest = await ground.person('opener')
  expect((await accepting(plain, guest)).body).toMatchObject({ role: 'User', already: false })
  expect(await states(owner)).toEqual(['1 used_up', '0 open', '0 open'])
  for (const token of [labelled, staff]) expect((await accepting(token, guest)).status).toBe(200)
  expect(await states(owner)).toEqual(['1 used_up', '1 used_up', '1 used_up'])
})
