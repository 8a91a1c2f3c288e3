/** Connections of an organization's own sign-in: who makes them, what is kept of them, and when they are another. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxSignInConnections } from '@atrium/contract/limits'
import { ssoConnections } from '#db/schema.ts'
import type { AreaContext } from '#area-context.ts'
import type { Actor } from '#http/actor.ts'
import { organizationAreas } from '#testing/fixtures/organization-areas.ts'
import { serveDomains } from '#domains/routes.ts'
import { create } from '#organizations/create.ts'
import { serveSingleSignOn } from '#single-sign-on/routes.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer([...organizationAreas, serveDomains, serveSingleSignOn])
})
afterAll(() => server.close())

const oidc = { preset: 'keycloak', issuer: 'https://id.example/realms/a', client_id: 'atrium' }
const client_secret = 'a secret of the other side'
let bad = 0

async function organization(name: string): Promise<Actor> {
  const actor = await server.person(`${name}owner`)
  await create({ db: server.database.db }, { actor, name, displayName: `School ${name}`.slice(0, 20) })
  return actor
}
const at = (name: string, rest = '') => `/api/iam/organizations/${name}/single-sign-on${rest}`
const ask = (as: Actor, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  server.ask({ method, url, as, ...(payload && { payload }) })
const add = (as: Actor, name: string, more: object = {}) =>
  ask(as, 'POST', at(name), { name: 'Ours', oidc: { ...oidc, client_secret }, ...more })

describe('making one', () => {
  test('201: a draft with our address; its secret is wrapped, and told to nobody again', async () => {
    const owner = await organization('making')
    const before = (await ask(owner, 'GET', at('making'))).body['next']
    const { status, body } = await add(owner, 'making')
    expect(status).toBe(201)
    const id = String(body['id'])
    expect(before, 'told before it was made').toMatchObject({
      redirect_uri: `http://atrium.example/sso/${id}/callback`,
    })
    expect(body).toMatchObject({
      kind: 'oidc',
      state: 'draft',
      oidc,
      saml: null,
      test: null,
      people: 0,
      our_side: { redirect_uri: `http://atrium.example/sso/${id}/callback` },
    })
    const kept = JSON.stringify(await server.database.db.select().from(ssoConnections).where(eq(ssoConnections.id, id)))
    const listed = await ask(owner, 'GET', at('making'))
    expect(listed.body).toMatchObject({ offered: true, domains: [], results: [{ id }] })
    for (const shown of [kept, JSON.stringify(listed.body), JSON.stringify(body)]) {
      expect(shown).not.toContain(client_secret)
    }
  })

  test.each([
    ['plain http', 'http://id.example'],
    ['plain http to this machine, of an installation that others reach', 'http://127.0.0.1:8080'],
    ['a name and a password', 'https://ada:secret@id.example'],
    ['a fragment', 'https://id.example/#a'],
    ['a query', 'https://id.example/?tenant=a'],
    ['another scheme', 'file:///etc/passwd'],
    ['no address', 'id.example'],
  ])('422 for an issuer with %s', async (_what, issuer) => {
    const name = `bad${++bad}`
    const owner = await organization(name)
    const { status, body } = await add(owner, name, { oidc: { ...oidc, issuer, client_secret } })
    expect([status, Object.keys((body['errors'] as object | undefined) ?? {})]).toEqual([422, ['issuer']])
  })

  test('422 for both kinds and for none; 404 for labels of elsewhere', async () => {
    const owner = await organization('kinds')
    const neither = await ask(owner, 'POST', at('kinds'), { name: 'Ours' })
    const rule = { claim: 'groups', value: 'a', role: null, labels: [crypto.randomUUID()] }
    const rules = { email: null, given_name: null, family_name: null, role: 'User', rules: [rule] }
    expect([neither.status, (await add(owner, 'kinds', { rules })).status]).toEqual([422, 404])
  })

  test('404 where a hosted provider keeps the accounts: none can be made, and the list says so', async () => {
    const provider = {} as AreaContext['provider']
    const hosted = await testServer([...organizationAreas, serveDomains, serveSingleSignOn], () => ({ provider }))
    const as = await hosted.person('owner')
    await create({ db: hosted.database.db }, { actor: as, name: 'hosted', displayName: 'School' })
    const payload = { name: 'Ours', oidc: { ...oidc, client_secret } }
    const { status, body } = await hosted.ask({ method: 'POST', url: at('hosted'), as, payload })
    expect([status, body['error']]).toEqual([404, 'sso_not_offered'])
    const listed = await hosted.ask({ method: 'GET', url: at('hosted'), as })
    expect(listed.body).toMatchObject({ offered: false, results: [] })
    await hosted.close()
  })

  test(`403 beyond ${maxSignInConnections}, of any number at once`, async () => {
    const owner = await organization('many')
    const made = await Promise.all(Array.from({ length: maxSignInConnections + 2 }, () => add(owner, 'many')))
    const refused = made.filter(({ status }) => status === 403)
    expect([refused.length, refused[0]?.body['error']]).toEqual([2, 'provisioning_limit'])
    expect((await ask(owner, 'GET', at('many'))).body['next']).toBeNull()
  })

  test('the address of one that was deleted is the organization’s own again, and never another’s', async () => {
    const owner = await organization('again')
    const first = String((await add(owner, 'again')).body['id'])
    await ask(owner, 'DELETE', `${at('again')}/${first}`)
    expect((await add(owner, 'again')).body['id']).toBe(first)
    expect((await add(owner, 'again')).body['id']).not.toBe(first)
    const other = await organization('elsewhere')
    expect((await add(other, 'elsewhere')).body['id']).not.toBe(first)
  })
})

describe('changing one', () => {
  test('another side takes the secret anew: nobody has the old one sent elsewhere', async () => {
    const owner = await organization('moving')
    const { body } = await add(owner, 'moving')
    const change = (payload: object) => ask(owner, 'PATCH', at('moving', `/${String(body['id'])}`), payload)
    const elsewhere = { ...oidc, issuer: 'https://evil.example' }
    const without = await change({ version: 1, oidc: elsewhere })
    expect([without.status, without.body['errors']]).toMatchObject([422, { client_secret: expect.any(String) }])
    expect((await change({ version: 1, name: 'Theirs' })).body).toMatchObject({ name: 'Theirs', version: 2 })
    expect((await change({ version: 1, name: 'Late' })).body['error']).toBe('changed_meanwhile')
    expect((await change({ version: 2, oidc: { ...elsewhere, client_secret } })).body).toMatchObject({
      state: 'draft',
      version: 3,
      oidc: elsewhere,
    })
  })

  test('409 on for one that nobody arrived by; 404 for one of another organization', async () => {
    const [owner, other] = [await organization('untested'), await organization('others')]
    const { body } = await add(owner, 'untested')
    const id = String(body['id'])
    const on = await ask(owner, 'POST', at('untested', `/${id}/switch`), { on: true })
    expect([on.status, on.body['error']]).toEqual([409, 'sso_not_tested'])
    const statuses = [
      await ask(other, 'GET', at('others', `/${id}`)),
      await ask(other, 'PATCH', at('others', `/${id}`), { version: 1, name: 'Mine' }),
      await ask(other, 'DELETE', at('others', `/${id}`)),
      await ask(other, 'POST', at('others', `/${id}/test`)),
      await ask(other, 'POST', at('others', `/${id}/switch`), { on: false }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect((await ask(owner, 'DELETE', at('untested', `/${id}`))).status).toBe(204)
    expect((await ask(owner, 'GET', at('untested', `/${id}`))).status).toBe(404)
  })
})
