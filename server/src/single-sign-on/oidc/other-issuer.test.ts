/** A document that names another issuer than the connection has: its owner is told which, whoever signs in is not. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteInside } from '#single-sign-on/outgoing/inside.ts'
import { reasonOf } from '#single-sign-on/under-way/reason-of.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'
import { createIssuers } from './issuer.ts'
import { OtherIssuerError } from './other-issuer.ts'

let the: SingleSignOn
let school: School
beforeAll(async () => {
  the = await singleSignOn()
  school = await the.school('other')
}, 60_000)
afterAll(() => the.close())

/** Another client, so that what was published before is not gone on with. */
async function configured(more: object = {}): Promise<void> {
  const path = `single-sign-on/${school.connectionId}`
  await school.ask('POST', `${path}/switch`, { on: false })
  const { version, oidc } = (await school.ask('GET', path)).body as { version: number; oidc: object }
  const anew = { ...oidc, ...more, client_id: crypto.randomUUID(), client_secret: 'secretofthetests' }
  expect((await school.ask('PATCH', path, { version, oidc: anew })).status).toBe(200)
}

async function tested() {
  const path = `single-sign-on/${school.connectionId}`
  const { body } = await school.ask('POST', `${path}/test`)
  await the.setOut(school, new URL(String(body['address'])).search)
  return (await school.ask('GET', path)).body['test']
}

const long = `https://id.example/${'x'.repeat(5_000)}`

test.each([
  ['over https', (issuer: string) => issuer.replace('http:', 'https:')],
  ['a path', (issuer: string) => `${issuer}/realms/school`],
  ['a slash at the end of a path', (issuer: string) => `${issuer}/realms/school/`],
  ['another host', () => 'https://accounts.google.com'],
  ['no address', () => 'accounts.google.com'],
  ['markup', () => '<b>"school"</b>\u202e'],
  ['a very long one', () => long],
])('an owner is told which one is named: %s', async (_what, naming) => {
  const issuer = naming(school.issuer.issuer)
  await configured()
  school.issuer.wrong = { discovery: { issuer } }
  expect(await tested()).toMatchObject({ failure: 'other_issuer', detail: issuer.slice(0, 300), arrived: null })
})

test('a slash at the end of a bare host makes no other one, and what says none at all names none', async () => {
  await configured()
  school.issuer.wrong = { discovery: { issuer: `${school.issuer.issuer}/` } }
  expect(await tested()).toBeNull()
  await configured()
  school.issuer.wrong = { discovery: { issuer: undefined } }
  expect(await tested()).toMatchObject({ failure: 'unreachable' })
})

test('whoever signs in is told what they can do: to come later', async () => {
  await configured()
  school.issuer.wrong = { discovery: { issuer: 'https://accounts.google.com' } }
  // As it is where a provider that people sign in by has changed its name.
  await the.server.database.db.execute(sql`update sso_connections set state = 'on' where id = ${school.connectionId}`)
  expect((await the.setOut(school)).location).toBe(`${singleSignOnReturn}&problem=unreachable`)
})

const client = { clientId: 'atrium', clientSecret: 'secret', redirectUri: 'https://accounts.example.com/' }
const underWay = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }

/** What setting out to `configuredIssuer` ends in, where its document names `named`. */
function setOut(configuredIssuer: string, named: string, isInside = false): Promise<unknown> {
  const at = 'https://id.example'
  const endpoints = { authorization_endpoint: `${at}/auth`, token_endpoint: `${at}/token`, jwks_uri: `${at}/keys` }
  const issuers = createIssuers(() => {
    if (isInside) noteInside(0)()
    return Promise.resolve(Response.json({ issuer: named, ...endpoints }))
  })
  return issuers.authorizationUrl({ ...client, issuer: configuredIssuer }, underWay, null).then(
    () => 'set out',
    (error: unknown) => error,
  )
}

test.each([
  [
    'of a tenant of Entra ID, by its first version',
    'https://login.microsoftonline.com/t',
    'https://sts.windows.net/t/',
  ],
  ['of Entra ID B2C', 'https://a.b2clogin.com/t/p/v2.0', 'https://login.example/t/v2.0/'],
  ['behind its very address', 'https://id.example/.well-known/openid-configuration', 'https://elsewhere.example'],
])('a document %s: one of another origin could never arrive', async (_what, is, named) => {
  const error = await setOut(is, named)
  expect(error).toBeInstanceOf(OtherIssuerError)
  expect(reasonOf(error)).toBe(named)
})

test('a tenant of Entra ID calls itself otherwise at its own origin', async () => {
  const at = 'https://login.microsoftonline.com'
  expect(await setOut(`${at}/organizations/v2.0`, `${at}/{tenantid}/v2.0`)).toBe('set out')
})

test('nothing of it is told where the address may lead inside', async () => {
  const error = await setOut('https://id.school.internal', 'https://payroll.school.internal', true)
  expect(error).not.toBeInstanceOf(OtherIssuerError)
  expect(reasonOf(error)).toBe('no provider answered there; the log of the server says more')
})
