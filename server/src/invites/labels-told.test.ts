/** What an invite gives to whoever was a member before is read in the timeline. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
beforeAll(async () => {
  ground = await invitesFixture()
})
afterAll(() => ground.close())

const query = { organization: 'relabelled' }
const post = (path: string, as: Actor, payload: object) =>
  ground.ask({ method: 'POST', url: `/api/users/${path}`, query: path.endsWith('success') ? {} : query, payload, as })

test('labels that are new to a member: once, as their own doing', async () => {
  const owner = await ground.organization('relabelled')
  const label = await post('labels', owner, { name: 'New' })
  const invites = [
    await post('invites', owner, { labels: [label.body['id']] }),
    await post('invites', owner, { labels: [label.body['id']] }),
  ]
  for (const { body } of invites) {
    const accepted = await post('invites/success', owner, { token: body['token'] })
    expect(accepted).toMatchObject({ status: 200, body: { already: true } })
  }
  const { body } = await ground.ask({ url: '/api/users/timeline', query: { ...query, kind: 'labels' }, as: owner })
  const given = (body['results'] as { action: string }[]).filter(({ action }) => action === 'labels.given')
  expect(given).toMatchObject([{ actor: { user_id: owner.uid }, subject: owner.uid, detail: { labels: 1 } }])
})
