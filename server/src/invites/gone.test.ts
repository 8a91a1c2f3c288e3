/** What is said of an invite that somebody else has ended meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
beforeAll(async () => void (ground = await invitesFixture()))
afterAll(() => ground.close())

test('of several who end one, the others are told; of one that never was, nothing is said', async () => {
  const as = await ground.organization('faster')
  const call = { query: { organization: 'faster' }, as }
  const url = '/api/users/invites'
  const made = await ground.ask({ method: 'POST', url, payload: {}, ...call })
  const end = (id: string) => ground.ask({ method: 'DELETE', url: `${url}/${id}`, ...call })
  const id = String(made.body['id'])
  const answers = await Promise.all([end(id), end(id), end(id)])
  const told = answers.map(({ status, body }) => (status === 204 ? '204' : String(body['error'])))
  expect(told.toSorted()).toEqual(['204', 'done_meanwhile', 'done_meanwhile'])
  const renewed = await ground.ask({ method: 'POST', url: `${url}/${id}/renew`, ...call })
  expect([renewed.status, renewed.body['error']]).toEqual([404, 'done_meanwhile'])
  const elsewhere = await ground.organization('elsewhere')
  const other = { query: { organization: 'elsewhere' }, as: elsewhere }
  for (const stray of [crypto.randomUUID(), 'no-id']) expect((await end(stray)).body['error']).toBe('not_found')
  const foreign = await ground.ask({ method: 'DELETE', url: `${url}/${id}`, ...other })
  expect(foreign.body['error']).toBe('not_found')
})

test('the same of a publisher', async () => {
  const { as, authorId: author_id } = await ground.author('fasterprinter', 'Faster Press')
  const made = await ground.ask({ method: 'POST', url: '/api/iam/authors/invites', payload: { author_id }, as })
  const end = (id: string) => ground.ask({ method: 'DELETE', url: `/api/iam/authors/${author_id}/invites/${id}`, as })
  expect((await end(String(made.body['id']))).status).toBe(204)
  expect((await end(String(made.body['id']))).body['error']).toBe('done_meanwhile')
  expect((await end(crypto.randomUUID())).body['error']).toBe('not_found')
})
