/** Inviting to a publisher, by status and by attack. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
beforeAll(async () => {
  ground = await invitesFixture()
})
afterAll(() => ground.close())

const invites = '/api/users/invites'
const authorInvites = '/api/iam/authors/invites'

test('by its owners, accepted at its own address alone', async () => {
  const { as, authorId } = await ground.author('presser', 'Fine Press')
  const payload = { author_id: authorId }
  const stranger = await ground.person('pressstranger')
  const refused = await ground.ask({ method: 'POST', url: authorInvites, payload, as: stranger })
  expect(refused.status).toBe(404)
  const { status, body } = await ground.ask({ method: 'POST', url: authorInvites, payload, as })
  expect([status, body['url']]).toEqual([201, `http://atrium.example/signin?authorInvite=${String(body['token'])}`])
  const accepted = await ground.ask({
    method: 'POST',
    url: `${invites}/success`,
    payload: { token: body['token'] },
    as: stranger,
  })
  expect(accepted.body['error']).toBe('invite_invalid')
  const joined = await ground.ask({
    method: 'POST',
    url: `${authorInvites}/success`,
    payload: { token: body['token'] },
    as: stranger,
  })
  expect(joined).toEqual({
    status: 200,
    body: { author_id: authorId, name: 'Fine Press', role: 'User', already: false },
  })
  expect((await ground.ask({ method: 'POST', url: authorInvites, payload, as: stranger })).status).toBe(403)
})

test('an organization’s token opens no publisher', async () => {
  const owner = await ground.organization('lasting')
  const { body } = await ground.ask({
    method: 'POST',
    url: invites,
    query: { organization: 'lasting' },
    payload: {},
    as: owner,
  })
  const as = await ground.person('crossing')
  const answer = await ground.ask({
    method: 'POST',
    url: `${authorInvites}/success`,
    payload: { token: body['token'] },
    as,
  })
  expect(answer.body['error']).toBe('invite_invalid')
})

test('whoever belongs to it gets a higher role and keeps their own from a lower one: the answer says what they are', async () => {
  const { as, authorId } = await ground.author('raiser', 'Raised Press')
  const member = await ground.person('raised')
  const accept = async (role: string, who = member) => {
    const payload = { author_id: authorId, role }
    const { body } = await ground.ask({ method: 'POST', url: authorInvites, payload, as })
    const accepting = { method: 'POST', url: `${authorInvites}/success`, payload: { token: body['token'] } } as const
    const answers = [await ground.ask({ ...accepting, as: who }), await ground.ask({ ...accepting, as: who })]
    return answers.map(({ body: answer }) => answer['role'])
  }
  expect(await accept('User')).toEqual(['User', 'User'])
  expect(await accept('staff')).toEqual(['staff', 'staff'])
  expect(await accept('User')).toEqual(['staff', 'staff'])
  expect(await accept('User', as)).toEqual(['owner', 'owner'])
})
