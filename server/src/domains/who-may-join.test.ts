/** Whom a domain lets in, and as what: what owners may set, and how they save it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domainsFixture, type DomainsFixture } from '#testing/fixtures/domains.ts'

let ground: DomainsFixture
beforeAll(async () => {
  ground = await domainsFixture()
})
afterAll(() => ground.close())

test('409: what is not proven lets nobody in', async () => {
  const as = await ground.organization('unproven')
  const { id } = await ground.add('unproven', 'unproven.org')
  const url = `/api/iam/organizations/unproven/domains/${id}`
  const opened = await ground.ask({ method: 'PATCH', url, payload: { version: 1, joining: 'join' }, as })
  expect(opened).toMatchObject({ status: 409, body: { error: 'domain_not_proven' } })
})

test('422: nobody becomes an owner by a domain', async () => {
  const as = await ground.organization('noowner')
  const { id } = await ground.proven('noowner', 'noowner.org')
  const url = `/api/iam/organizations/noowner/domains/${id}`
  const change = (payload: object) => ground.ask({ method: 'PATCH', url, payload: { version: 1, ...payload }, as })
  expect((await change({ role: 'owner' })).status).toBe(422)
  expect((await change({ provenAt: 'now' })).status).toBe(422)
  expect((await change({ role: 'staff' })).status).toBe(200)
})

test('409: of two owners who have read the same, one changes who may join; a look for the record is no change', async () => {
  const as = await ground.organization('bothsave')
  const domain = await ground.proven('bothsave', 'bothsave.org')
  const url = `/api/iam/organizations/bothsave/domains/${domain.id}`
  const change = (joining: string, read = domain.version) =>
    ground.ask({ method: 'PATCH', url, payload: { version: read, joining }, as })
  const answers = await Promise.all([change('join'), change('ask')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['error']).toBe('changed_meanwhile')
  const now = await ground.check('bothsave', domain)
  expect(now.joining).toBe(answers.find(({ status }) => status === 200)?.body['joining'])
  expect((await change('off', now.version)).body).toMatchObject({ joining: 'off', version: now.version + 1 })
})

test('200 for a program that knows of no version, on top of whatever is there', async () => {
  const as = await ground.organization('noversion')
  const { id } = await ground.proven('noversion', 'noversion.org')
  const url = `/api/iam/organizations/noversion/domains/${id}`
  for (const [joining, version] of [
    ['join', 2],
    ['ask', 3],
  ])
    expect(await ground.ask({ method: 'PATCH', url, payload: { joining }, as })).toMatchObject({
      status: 200,
      body: { joining, version },
    })
})
