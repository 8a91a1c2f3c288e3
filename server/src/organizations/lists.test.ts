/** Lists of organizations: one’s own, with what is needed to change them, and by e-mail. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type OrganizationsFixture, organizationsFixture } from '#testing/fixtures/organizations.ts'

let server: OrganizationsFixture
let owner: Actor
beforeAll(async () => {
  server = await organizationsFixture()
  owner = await server.person('owner')
  for (const name of ['beta', 'alpha', 'gamma']) await server.create(name, owner, `${name} School`)
})
afterAll(() => server.close())

const url = '/api/iam/organizations'
const names = ({ body }: { body: Record<string, unknown> }) =>
  (body['results'] as { name: string }[]).map(({ name }) => name)

describe('GET /api/iam/organizations', () => {
  test('401 without a bearer; 422 for what it does not know', async () => {
    expect((await server.ask({ url })).status).toBe(401)
    for (const query of [{ sortBy: 'displayName:asce' }, { limit: '101' }, { page: '0' }, { uid: 'owner' }]) {
      expect((await server.ask({ url, query, as: owner })).status).toBe(422)
    }
  })

  test('200 with the id, the branding and the caller’s role', async () => {
    const staff = await server.person('staff')
    const id = await server.create('shared', await server.person('sharer'), 'Shared School')
    await server.join(id, staff, 'staff')
    const colors = { primary: '#0070f3', page_background: '#222' }
    const branding = { logo_url: '/default-logo.svg', colors }
    expect((await server.ask({ url, as: staff })).body).toEqual({
      page: 1,
      limit: 10,
      totalPages: 1,
      totalResults: 1,
      results: [
        { id, name: 'shared', displayName: 'Shared School', branding, role: 'staff', startsOn: null, endsOn: null },
      ],
    })
  })

  test('sorts, pages and filters one’s own alone', async () => {
    expect(names(await server.ask({ url, as: owner }))).toEqual(['alpha', 'beta', 'gamma'])
    const second = { page: '2', limit: '2', sortBy: 'name:desc' }
    expect(names(await server.ask({ url, query: second, as: owner }))).toEqual(['alpha'])
    expect(names(await server.ask({ url, query: { name: 'GAMMA s' }, as: owner }))).toEqual(['gamma'])
  })
})

describe('GET /api/iam/organizations/by-mail', () => {
  const byMail = (email: string, as = owner) => server.ask({ url: `${url}/by-mail`, query: { email }, as })

  test('401 without a bearer; 422 for no address', async () => {
    expect((await server.ask({ url: `${url}/by-mail?email=owner@example.com` })).status).toBe(401)
    expect((await byMail('owner')).body['errors']).toEqual({ email: 'Invalid email' })
  })

  test('403 for another’s address, whether it has an account or not', async () => {
    await server.person('somebody')
    for (const email of ['somebody@example.com', 'nobody@example.com']) {
      const { status, body } = await byMail(email)
      expect([status, body['error']]).toEqual([403, 'forbidden'])
    }
  })

  test('200 for one’s own, however it is written', async () => {
    expect(names(await byMail(' Owner@Example.COM '))).toEqual(['alpha', 'beta', 'gamma'])
  })
})

describe('a filter', () => {
  const found = async (name: string) => {
    const { body } = await server.ask({ url: `${url}/membership`, query: { name }, as: owner })
    expect((body['results'] as unknown[]).length).toBe(body['totalResults'])
    return (body['results'] as { name: string }[]).map(({ name }) => name)
  }

  test.each(['%', '_', '\\', '％', '＿', '＼', '﹪', 'alphaalpha', 'delta'])('%s finds nothing', async (name) => {
    expect(await found(name)).toEqual([])
  })

  test.each([' alpha', 'alpha\u00a0', 'ＡＬＰＨＡ'])('%s finds alpha', async (name) => {
    for (const list of [url, `${url}/membership`])
      expect(names(await server.ask({ url: list, query: { name }, as: owner }))).toEqual(['alpha'])
  })

  test('looks into the name and the display name, one letter is enough', async () => {
    expect(await found('a')).toEqual(['alpha', 'beta', 'gamma'])
    expect(await found('eta Sch')).toEqual(['beta'])
    expect(await found('alpha')).toEqual(['alpha'])
  })
})
