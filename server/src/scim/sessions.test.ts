/** On the whole server: whoever a directory deactivates is out of the organization at once, and in their account still. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, organizationDomains, sessions } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

test('the session at its site ends with the membership; the person’s own goes on', async () => {
  const { db } = server.database
  await server.api({
    method: 'POST',
    url: '/api/iam/organizations',
    payload: { name: 'school', displayName: 'A School' },
  })
  const school = '/api/iam/organizations/school'
  await server.api({ method: 'POST', url: `${school}/domains`, payload: { domain: 'school.org' } })
  await db.update(organizationDomains).set({ provenAt: new Date() })
  const connected = await server.api({
    method: 'POST',
    url: `${school}/connections`,
    payload: { directory: 'okta', groups: 'labels' },
  })
  const scim = `Bearer ${String(connected.body['token'])}`
  const account = await server.identity('signUp', {
    email: 'bea@school.org',
    password: 'correct horse',
    returnSecureToken: true,
  })
  const [uid, bearer] = [String(account['localId']), `Bearer ${String(account['idToken'])}`]
  await db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uid))
  const ask = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    server.api({ method, url: `/scim/v2/school${url}`, payload }, scim)
  const { status, body } = await ask('POST', '/Users', { userName: 'bea@school.org' })
  expect(status).toBe(201)

  const inside = () => server.api({ url: '/api/users/members/me?organization=school' }, bearer)
  expect((await inside()).status).toBe(200)
  const origin = 'http://school.localhost:8080'
  async function mint(): Promise<unknown> {
    const payload = { uid, origin }
    const minted = await server.api({ method: 'POST', url: '/api/iam/auth/customToken', payload }, bearer)
    expect(minted.status).toBe(201)
    return minted.body['customToken']
  }
  const exchange = (token: unknown) =>
    server.identity('signInWithCustomToken', { token, returnSecureToken: true }, origin)
  await exchange(await mint())
  const waiting = await mint()
  const atSite = () => db.select().from(sessions).where(eq(sessions.uid, uid))
  expect(
    (await atSite()).filter(({ organizationId, endedAt }) => organizationId !== null && endedAt === null),
  ).toHaveLength(1)

  const off = { Operations: [{ op: 'replace', value: { active: false } }] }
  expect((await ask('PATCH', `/Users/${String(body['id'])}`, off)).status).toBe(200)
  expect((await inside()).status).toBe(404)
  expect(await exchange(waiting)).toMatchObject({ error: { message: 'INVALID_CUSTOM_TOKEN' } })
  const left = await atSite()
  expect(left.map(({ organizationId, endedAt }) => [organizationId !== null, endedAt !== null]).toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
  expect((await server.api({ url: '/api/users/profile' }, bearer)).status).toBe(200)
})
