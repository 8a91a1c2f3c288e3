/** The way of a sign-in by SAML, from our start to our page and back: whose it is, once, and what a test of it tells. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { singleSignOn, type School, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'
import { type SamlWay, samlWay } from '#testing/fixtures/sign-in/saml-way.ts'
import { newCertificate, newKeys, persistent, type Said } from '#testing/saml/provider.ts'

const keys = newKeys()
const issuer = 'https://idp.test/metadata'
const certificate = newCertificate(keys, new Date())
const saml = {
  preset: 'other',
  issuer,
  redirect_url: 'https://idp.test/sso',
  post_url: 'https://idp.test/post',
  certificates: [certificate],
  metadata_url: null,
  idp_initiated: false,
}

let the: SingleSignOn
let acme: School
let id: string
let { setOut, answer, post, tryOut } = {} as SamlWay
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
  await the.school('evil')
  id = String((await acme.ask('POST', 'single-sign-on', { name: 'By SAML', saml })).body['id'])
  ;({ setOut, answer, post, tryOut } = samlWay(the, { school: acme, id, provider: { issuer, keys } }))
}, 60_000)
afterAll(() => the.close())

test('a test of it tells what arrived, or the very reason why nothing did; then it can be switched on', async () => {
  expect(await tryOut({ audience: 'https://other.test' })).toMatchObject({
    state: 'draft',
    test: { failure: 'invalid', detail: expect.stringMatching(/^audience: /), arrived: null },
  })
  expect(
    await tryOut({ status: '<samlp:Status><samlp:StatusCode Value="x:Responder"/></samlp:Status>' }),
  ).toMatchObject({
    test: { failure: 'denied', detail: expect.stringContaining('Responder') },
  })
  const read = { email: 'ada@acme.org', given_name: 'Ada', family_name: 'Lovelace', role: 'User' }
  expect(await tryOut()).toMatchObject({
    state: 'tested',
    test: { failure: null, arrived: { issuer, subject: 'ada', read } },
  })
  expect((await acme.ask('POST', `single-sign-on/${id}/switch`, { on: true })).status).toBe(200)
})

test('our side: metadata for the provider; none for OpenID Connect, or for no connection', async () => {
  const at = (one: string) => the.server.app.inject({ url: `/sso/${one}/saml/metadata` })
  const ours = await at(id)
  expect([ours.statusCode, ours.headers['content-type']]).toEqual([200, 'application/samlmetadata+xml'])
  expect(ours.body).toContain(`/sso/${id}/saml/acs"`)
  expect([(await at(acme.connectionId)).statusCode, (await at(crypto.randomUUID())).statusCode]).toEqual([404, 404])
})

describe('who arrives', () => {
  test('somebody is signed in, in the browser that set out', async () => {
    const { requestId, relayState, cookie } = await setOut()
    const posted = await post({ SAMLResponse: await answer(requestId), RelayState: relayState })
    expect([posted.status, posted.location]).toEqual([303, '/actions?mode=organization'])
    const stolen = await setOut()
    expect((await the.finish(stolen.cookie)).body, 'in another browser').toMatchObject({
      token: null,
      problem: 'expired',
    })
    const { token, problem } = (await the.finish(cookie)).body
    expect(problem).toBeNull()
    expect(await the.signIn(token)).toMatchObject({ email: 'ada@acme.org', emailVerified: true })
  })

  test('the same answer again is none, nor the answer to another request, nor at another connection', async () => {
    const first = await setOut()
    const response = await answer(first.requestId)
    const other = await setOut()
    const expired = '/actions?mode=organization&problem=expired'
    expect((await post({ SAMLResponse: response, RelayState: first.relayState }, acme.connectionId)).location).toBe(
      expired,
    )
    expect((await post({ SAMLResponse: response, RelayState: other.relayState })).location).toContain('problem=invalid')
    expect((await post({ SAMLResponse: response, RelayState: first.relayState })).location).toBe(
      '/actions?mode=organization',
    )
    const again = await Promise.all(
      Array.from({ length: 5 }, () => post({ SAMLResponse: response, RelayState: first.relayState })),
    )
    expect(again.map(({ location }) => location)).toEqual(Array(5).fill(expired))
  })

  test.each(['ceo@bank.example', 'ada@mail.acme.org', 'owner@evil.org'])(
    'with %s, an address of a domain that the organization has not proven: nobody',
    async (address) => {
      const { requestId, relayState, cookie } = await setOut()
      const said = { nameId: persistent(address), attributes: { mail: [address] } }
      await post({ SAMLResponse: await answer(requestId, said), RelayState: relayState })
      expect((await the.finish(cookie)).body).toMatchObject({ token: null, problem: 'domain_not_proven' })
    },
  )

  test('of many posts of one answer at once one counts', async () => {
    const { requestId, relayState } = await setOut()
    const response = await answer(requestId)
    const posts = Array.from({ length: 10 }, () => post({ SAMLResponse: response, RelayState: relayState }))
    const arrived = (await Promise.all(posts)).filter(({ location }) => location === '/actions?mode=organization')
    expect(arrived).toHaveLength(1)
  })

  test.each([
    ['nothing', {}],
    ['no answer', { RelayState: 'x' }],
    ['no state', { SAMLResponse: 'x' }],
    ['a state with a character that none is', { SAMLResponse: 'x', RelayState: '\0' }],
    ['far too much', { SAMLResponse: 'A'.repeat(600_000), RelayState: 'x' }],
  ])('%s posted: no 500', async (_what, fields) => {
    expect((await post(fields)).status).toBeLessThan(500)
  })

  test('one that is off takes nobody, and who began by it is over', async () => {
    const { requestId, relayState } = await setOut()
    await acme.ask('POST', `single-sign-on/${id}/switch`, { on: false })
    const posted = await post({ SAMLResponse: await answer(requestId), RelayState: relayState })
    expect(posted.location).toContain('problem=expired')
    await acme.ask('POST', `single-sign-on/${id}/switch`, { on: true })
  })
})

describe('the provider begins', () => {
  const begin = async (change?: Partial<Said>) =>
    (await post({ SAMLResponse: await answer(null, change), RelayState: 'https://evil.test' })).location

  test('nobody is heard where that is not switched on', async () => {
    expect(await begin()).toBe('/actions?mode=organization&problem=expired')
  })

  test('switched on, the browser sets out with a request of ours, and is signed in by none but that one', async () => {
    await the.server.database.db.execute(
      sql`update sso_connections set settings = settings || '{"idp_initiated": true}' where id = ${id}`,
    )
    expect(await begin()).toMatch(new RegExp(`/sso/${id}/start$`))
    expect(await begin({ audience: 'https://other.test' })).toBe('/actions?mode=organization&problem=invalid')
    const answered = await post({ SAMLResponse: await answer('_of-others'), RelayState: '' })
    expect(answered.location).toBe('/actions?mode=organization&problem=invalid')
  })

  test('its answer again, and again in another browser, signs nobody in: each sets out anew', async () => {
    const response = await answer(null)
    const visitor = await setOut()
    for (const relayState of ['', 'x', visitor.relayState]) {
      await post({ SAMLResponse: response, RelayState: relayState })
      expect((await the.finish(visitor.cookie)).body).toMatchObject({ token: null, problem: 'expired' })
    }
    expect((await post({ SAMLResponse: response, RelayState: '' })).location).toMatch(/\/start$/)
  })

  test('good ones count for nothing, so that a school comes by its tile at eight; bad ones do', async () => {
    const counted = async () => {
      const { rows } = (await the.server.database.db.execute(
        sql`select coalesce(sum(count), 0)::int as count from limit_counts where key like 'accountLookup:%'`,
      )) as { rows: { count: number }[] }
      return rows[0]?.count ?? 0
    }
    const before = await counted()
    await begin()
    expect(await counted()).toBe(before)
    await begin({ audience: 'https://other.test' })
    expect(await counted()).toBe(before + 1)
  })
})

test('a provider without an address for redirects is posted to, by a page that may do nothing else', async () => {
  await the.server.database.db.execute(
    sql`update sso_connections set settings = settings || '{"redirect_url": null}' where id = ${id}`,
  )
  const response = await the.server.app.inject({ url: `/sso/${id}/start` })
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; frame-ancestors/,
  )
  expect(response.body).toMatch(
    /<form method="post" action="https:&#47;|<form method="post" action="https:\/\/idp.test\/post"/,
  )
  expect(response.body).toContain('name="SAMLRequest"')
})

describe('metadata that an owner names', () => {
  const ask = (payload: object) => acme.ask('POST', 'single-sign-on-metadata', payload)

  test('pasted: what it says; or what is wrong with it', async () => {
    const key = `<KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate.replace(/-----.*-----|\n/g, '')}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`
    const service =
      '<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.test/post"/>'
    const xml = (inside: string) =>
      `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}"><IDPSSODescriptor>${inside}</IDPSSODescriptor></EntityDescriptor>`
    const { status, body } = await ask({ xml: xml(key + service) })
    expect([status, body]).toMatchObject([
      200,
      {
        problem: null,
        provider: { issuer, redirect_url: null, post_url: 'https://idp.test/post', metadata_url: null },
      },
    ])
    const problems = [xml(service), xml(key), '<html/>', xml(key + service.replace('https:', 'javascript:'))]
    const told = await Promise.all(problems.map(async (one) => (await ask({ xml: one })).body['problem']))
    expect(told).toEqual(['no_key', 'not_metadata', 'not_metadata', 'not_metadata'])
  })

  test('by address: nothing private is asked, and exactly one of the two is given', async () => {
    expect((await ask({})).status).toBe(422)
    expect((await ask({ xml: 'x', address: 'https://idp.test' })).status).toBe(422)
    expect((await ask({ address: 'file:///etc/passwd' })).status).toBe(422)
    expect((await ask({ address: 'https://10.0.0.1/metadata' })).body).toEqual({
      provider: null,
      problem: 'unreachable',
    })
  })
})
