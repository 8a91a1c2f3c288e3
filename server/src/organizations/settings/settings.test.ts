/** What an organization says of itself: who reads it, who changes it, and what becomes of two changes at once. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { type OrganizationsFixture, organizationsFixture } from '#testing/fixtures/organizations.ts'

let server: OrganizationsFixture
let [ada, berta, carl, dora]: Actor[] = []
beforeAll(async () => {
  server = await organizationsFixture()
  ;[ada, berta, carl, dora] = await Promise.all(['ada', 'berta', 'carl', 'dora'].map((name) => server.person(name)))
})
afterAll(() => server.close())

const url = '/api/iam/organizations'
let made = 0
/** Ada and Berta own it, Carl is staff, Dora a member. */
async function school(): Promise<{ id: string; at: string; name: string }> {
  const name = `settled${++made}`
  const id = await server.create(name, ada as Actor)
  await server.join(id, berta as Actor, 'owner')
  await server.join(id, carl as Actor, 'staff')
  await server.join(id, dora as Actor)
  return { id, at: `${url}/${name}`, name }
}
const save = (at: string, as: Actor | undefined, payload: object) =>
  server.ask({ method: 'PATCH', url: at, payload, ...(as && { as }) })

describe('GET /api/iam/organizations/{name}', () => {
  test('200 for owners and staff, with what it is and the version', async () => {
    const { id, at, name } = await school()
    for (const as of [ada, carl]) {
      expect(await server.ask({ url: at, as: as as Actor })).toEqual({
        status: 200,
        body: {
          id,
          name,
          displayName: 'A Fine School',
          time_zone: 'UTC',
          language: 'en',
          version: 1,
          branding: { logo_url: '/default-logo.svg', colors: { primary: '#0070f3', page_background: '#222' } },
          metadata: { company_email: 'ada@example.com' },
        },
      })
    }
  })

  test('401 signed out, 403 for a member, 404 for a stranger and where there is none', async () => {
    const { at } = await school()
    expect((await server.ask({ url: at })).status).toBe(401)
    expect((await server.ask({ url: at, as: dora as Actor })).status).toBe(403)
    const stranger = await server.person('stranger')
    expect((await server.ask({ url: at, as: stranger })).status).toBe(404)
    expect((await server.ask({ url: `${url}/nobodyshall`, as: ada as Actor })).status).toBe(404)
  })
})

describe('PATCH /api/iam/organizations/{name}', () => {
  test('200: changes what is given and nothing else, once; an entry of the timeline says what', async () => {
    const { id, at } = await school()
    const branding = { colors: { primary: '#aa0044' } }
    const change = { version: 1, displayName: 'Hall of Arches', branding, time_zone: 'Europe/Berlin', language: 'ar' }
    const { status, body } = await save(at, ada, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      displayName: 'Hall of Arches',
      time_zone: 'Europe/Berlin',
      language: 'ar',
      version: 2,
      branding: { logo_url: '/default-logo.svg', colors: { primary: '#aa0044', page_background: '#222' } },
    })
    expect((await server.ask({ url: at, as: carl as Actor })).body).toEqual(body)
    expect((await save(at, ada, { ...change, version: 2 })).body).toMatchObject({ version: 2 })
    const entries = await server.database.db.select().from(auditRecords).where(eq(auditRecords.organizationId, id))
    const changes = entries.filter(({ action }) => action === 'organization.settings_changed')
    expect(changes.map(({ actor, detail }) => ({ actor, detail }))).toEqual([
      { actor: 'ada', detail: { fields: 'displayName primary time_zone language', displayName: 'Hall of Arches' } },
    ])
    const found = await server.ask({ url: `${url}/membership`, query: { name: 'hall of' }, as: dora as Actor })
    expect(found.body).toMatchObject({ totalResults: 1 })
  })

  test('the company’s address is taken away by null', async () => {
    const { at } = await school()
    const { body } = await save(at, ada, { version: 1, metadata: { company_email: null } })
    expect(body).toMatchObject({ metadata: { company_email: null }, version: 2 })
  })

  test.each([
    ['staff', 'carl', 403],
    ['a member', 'dora', 403],
    ['somebody signed out', undefined, 401],
  ] as const)('%s changes nothing', async (_who, name, expected) => {
    const { at } = await school()
    const as = name && { carl, dora }[name]
    expect((await save(at, as, { version: 1, language: 'fr' })).status).toBe(expected)
    expect((await server.ask({ url: at, as: ada as Actor })).body).toMatchObject({ language: 'en', version: 1 })
  })

  test.each([
    [{ displayName: '<img src=x onerror=alert(1)>' }, 'displayName'],
    [{ displayName: 'Atrium Support' }, 'displayName'],
    [{ branding: { logo_url: 'javascript:alert(1)' } }, 'logo_url'],
    [{ branding: { colors: { primary: 'red;background:url(//evil)' } } }, 'primary'],
    [{ branding: { colors: { page_background: '#12' } } }, 'page_background'],
    [{ metadata: { company_email: 'no address' } }, 'company_email'],
    [{ time_zone: 'Europe/Atlantis' }, 'time_zone'],
    [{ time_zone: '+05:00' }, 'time_zone'],
    [{ language: 'klingon' }, 'language'],
    [{ name: 'another' }, ''],
    [{ members: 0 }, ''],
  ])('422 for %j, told of its field', async (change, field) => {
    const { at } = await school()
    const { status, body } = await save(at, ada, { version: 1, ...change })
    expect(status).toBe(422)
    if (field !== '')
      expect(
        Object.keys(body['errors'] as object)[0]
          ?.split('.')
          .at(-1),
      ).toBe(field)
  })

  test('409 for the second of two owners, who reads what the other changed and by whom; nothing is overwritten', async () => {
    const { at } = await school()
    expect((await save(at, ada, { version: 1, displayName: 'Arch School', time_zone: 'Asia/Kolkata' })).status).toBe(
      200,
    )
    const { status, body } = await save(at, berta, { version: 1, displayName: 'Other School' })
    expect([status, body['error']]).toEqual([409, 'settings_changed'])
    expect(Object.keys(body['errors'] as object).toSorted()).toEqual(['displayName', 'time_zone'])
    expect((body['errors'] as Record<string, string>)['displayName']).toMatch(/has changed this\.$/)
    expect((await server.ask({ url: at, as: berta as Actor })).body).toMatchObject({ displayName: 'Arch School' })
    expect((await save(at, berta, { version: 2, displayName: 'Other School' })).body).toMatchObject({
      displayName: 'Other School',
      time_zone: 'Asia/Kolkata',
      version: 3,
    })
  })

  test('whoever changed it and has no name is called by their address, and has not left', async () => {
    const id = await server.create('settlednameless', berta as Actor)
    const at = `${url}/settlednameless`
    const nameless = await server.person('namelessowner')
    await server.join(id, nameless, 'owner')
    await server.database.db.execute(sql`update users set display_name = '' where uid = ${nameless.uid}`)
    expect((await save(at, nameless, { version: 1, displayName: 'Arch School' })).status).toBe(200)
    const { body } = await save(at, berta, { version: 1, displayName: 'Other School' })
    expect(body['errors']).toEqual({ displayName: `${nameless.email} has changed this.` })
  })

  test('of 20 saved at once one is, and 19 get 409', async () => {
    const { at } = await school()
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, n) => (await save(at, ada, { version: 1, displayName: `School ${n}x` })).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })
})
