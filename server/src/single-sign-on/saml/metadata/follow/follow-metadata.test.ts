/** Metadata that is read by itself: what it changes of a connection, what it never does, and who is told. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { samlMetadataMaxLength } from '@atrium/contract/limits'
import { auditRecords, mails, ssoConnections } from '#db/schema.ts'
import { serveDomains } from '#domains/routes.ts'
import type { Actor } from '#http/actor.ts'
import { create } from '#organizations/create.ts'
import { createGuardedFetch, type GuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { serveSingleSignOn } from '#single-sign-on/routes.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import { organizationAreas } from '#testing/fixtures/organization-areas.ts'
import { newCertificate, newKeys } from '#testing/saml/provider.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { followDue } from './follow-metadata.ts'

const start = new Date()
const after = (days: number) => new Date(start.getTime() + days * 86_400_000)
const keys = newKeys()
const certificate = (name: string, days = 365) => newCertificate(keys, start, { name, days }).trim()
const [first, second, third] = [certificate('first'), certificate('second'), certificate('third')]
const issuer = 'https://idp.test/metadata'
const metadata_url = 'https://idp.test/metadata.xml'
const saml = {
  preset: 'other',
  issuer,
  redirect_url: 'https://idp.test/sso',
  post_url: null,
  metadata_url,
  follow_metadata: true,
  idp_initiated: false,
  certificates: [first],
}

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await testServer([...organizationAreas, serveDomains, serveSingleSignOn])
  owner = await server.person('owner')
  await create({ db: server.database.db }, { actor: owner, name: 'acme', displayName: 'School acme' })
})
afterAll(() => server.close())

let idp: Server
let answer: RequestListener
let asked = 0
let id: string
beforeEach(async () => {
  asked = 0
  idp = createServer((request, response) => {
    asked++
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(idp, 'listening')
  id = await add(saml)
})
afterEach(async () => {
  idp.closeAllConnections()
  idp.close()
  await server.database.db.delete(ssoConnections)
  await server.database.db.delete(mails)
  await server.database.db.delete(auditRecords).where(sql`${auditRecords.action} like 'sign_in.%'`)
})

const path = '/api/iam/organizations/acme/single-sign-on'
/** As one that somebody arrived by: a draft is not read. */
async function add(settings: object, state = 'on'): Promise<string> {
  const { status, body } = await server.ask({
    method: 'POST',
    url: path,
    as: owner,
    payload: { name: 'School account', saml: settings },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  await server.database.db.execute(
    sql`update sso_connections set state = ${state}, metadata_due_at = case when follow_metadata then ${start.toISOString()}::timestamptz end where id = ${String(body['id'])}`,
  )
  return String(body['id'])
}
const change = (settings: object, version: unknown) =>
  server.ask({ method: 'PATCH', url: `${path}/${id}`, as: owner, payload: { version, saml: settings } })

type Shown = { version: number; state: string; saml: typeof saml & { metadata_read: { problem: string } | null } }
const shown = async () => (await server.ask({ url: `${path}/${id}`, as: owner })).body as unknown as Shown
const row = async () => (await server.database.db.select().from(ssoConnections).where(eq(ssoConnections.id, id)))[0]
const told = async () =>
  (await server.database.db.select().from(mails).orderBy(mails.createdAt)).map(({ template }) => template)
const happened = async () =>
  server.database.db
    .select({ actor: auditRecords.actor, detail: auditRecords.detail })
    .from(auditRecords)
    .where(eq(auditRecords.action, 'sign_in.certificates_followed'))

/** What stands at `metadata_url` is at a server of this machine. */
const onLoopback = createGuardedFetch({ loopback: true, ssoNetworks: [] })
const ask: GuardedFetch = (address, init) =>
  onLoopback(
    String(address).replace('https://idp.test', `http://127.0.0.1:${(idp.address() as AddressInfo).port}`),
    init,
  )
const round = (at: Date, fetch = ask) => followDue({ ...server.context, fetch, log: server.app.log }, () => at)

const metadata = (certificates: readonly string[], { of = issuer, at = 'https://idp.test/sso', before = '' } = {}) =>
  `${before}<md:EntityDescriptor xmlns:md="${ns.metadata}" entityID="${of}"><md:IDPSSODescriptor protocolSupportEnumeration="${ns.protocol}">${certificates
    .map(
      (pem) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${ns.signature}"><ds:X509Data><ds:X509Certificate>${pem.replace(/-----.*-----|\n/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )
    .join(
      '',
    )}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${at}"/></md:IDPSSODescriptor></md:EntityDescriptor>`
const publish = (xml: string) => {
  answer = (_request, response) => response.end(xml)
}

test('a change-over: the next certificate comes beside, then the first goes; each is told and recorded once', async () => {
  publish(metadata([first, second]))
  await round(after(0))
  expect(await shown()).toMatchObject({
    version: 2,
    state: 'on',
    saml: { certificates: [first, second], metadata_read: { at: after(0).toISOString(), problem: null } },
  })
  await round(after(0.5))
  expect(asked, 'about once a day').toBe(1)
  await round(after(1.2))
  expect([asked, (await shown()).version, await told()]).toEqual([2, 2, ['certificates_followed']])
  publish(metadata([second]))
  await round(after(2.4))
  expect((await shown()).saml.certificates).toEqual([second])
  expect(await happened()).toEqual([
    { actor: '', detail: { added: 1, removed: 0 } },
    { actor: '', detail: { added: 0, removed: 1 } },
  ])
  expect(await told()).toEqual(Array(2).fill('certificates_followed'))
})

test('all at once: those that were there stay until it is read again', async () => {
  publish(metadata([second, third]))
  await round(after(0))
  expect((await shown()).saml.certificates).toEqual([second, third, first])
  await round(after(1.2))
  expect((await shown()).saml.certificates).toEqual([second, third])
})

test('never more than four, and none that has ended', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => certificate(name))
  publish(metadata([certificate('ended', -0.5), ...many, first]))
  await round(after(0))
  expect((await shown()).saml.certificates).toEqual([first, ...many.slice(0, 3)])
})

test.each([
  ['another entity ID', 'other_issuer', { of: 'https://idp.test/another' }, [first]],
  ['another address', 'other_addresses', { at: 'https://idp.test/another' }, [first, second]],
] as const)(
  'of %s owners are told, once; it stays as an owner gave it',
  async (_what, problem, other, certificates) => {
    publish(metadata([first, second], other))
    await round(after(0))
    await round(after(1.2))
    expect((await shown()).saml).toMatchObject({
      issuer,
      redirect_url: saml.redirect_url,
      certificates,
      metadata_read: { problem, good_at: null },
    })
    expect((await told()).filter((template) => template !== 'certificates_followed')).toEqual(['metadata_differs'])
    publish(metadata([first, second]))
    await round(after(2.4))
    publish(metadata([first, second], other))
    await round(after(3.6))
    expect(
      (await told()).filter((template) => template === 'metadata_differs'),
      'again',
    ).toHaveLength(2)
  },
)

const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
test.each<[string, string, RequestListener]>([
  ['that is gone', 'unreachable', (_request, response) => response.writeHead(404).end()],
  ['behind a redirect', 'unreachable', (_, response) => response.writeHead(302, { location: metadata_url }).end()],
  [
    'that is huge',
    'unreachable',
    (_, response) => response.end(metadata([second]) + ' '.repeat(samlMetadataMaxLength)),
  ],
  ['that is a page', 'not_metadata', (_, response) => response.end('<!doctype html><p>Signed out</p>')],
  ['with a document type', 'not_metadata', (_, response) => response.end(metadata([second], { before: entities }))],
  ['without a good certificate', 'certificates_ended', (_, it) => it.end(metadata([certificate('ended', -0.5)]))],
])('metadata %s changes nothing', async (_what, problem, answers) => {
  answer = answers
  await round(after(0))
  expect(await shown()).toMatchObject({ version: 1, saml: { certificates: [first], metadata_read: { problem } } })
  expect(await told()).toEqual([])
})

test('metadata that does not come to its end is given up', async () => {
  answer = (_request, response) => void response.write('<md:EntityDescriptor')
  const hurried: GuardedFetch = (address) => ask(address, { signal: AbortSignal.timeout(100) })
  await round(after(0), hurried)
  expect((await shown()).saml.metadata_read).toMatchObject({ problem: 'unreachable' })
})

test('an address that leads inside is not asked, whenever it came to lead there', async () => {
  const guarded = createGuardedFetch({ loopback: false, ssoNetworks: [] })
  await round(after(0), () => guarded('https://127.0.0.1/metadata.xml'))
  expect([asked, (await shown()).saml.metadata_read]).toMatchObject([0, { problem: 'unreachable' }])
})

test('what cannot be read is tried after an hour, two, four, up to a day; after three days owners are told, once', async () => {
  answer = (_request, response) => response.writeHead(500).end()
  const waits: number[] = []
  let at = start
  for (let count = 0; count < 9; count++) {
    await round(at)
    const due = (await row())?.metadataDueAt ?? start
    waits.push((due.getTime() - at.getTime()) / 3_600_000)
    at = due
    if (count === 5) expect(await told()).toEqual([])
  }
  for (const [index, hours] of [1, 2, 4, 8, 16, 24, 24, 24, 24].entries()) {
    expect(Math.abs((waits[index] ?? 0) - hours)).toBeLessThanOrEqual(hours / 10)
  }
  expect(await told()).toEqual(['metadata_unread'])
  publish(metadata([first]))
  await round(at)
  expect((await shown()).saml.metadata_read).toEqual({ at: at.toISOString(), good_at: at.toISOString(), problem: null })
})

test('two processes at once read it once', async () => {
  publish(metadata([first, second]))
  await Promise.all(Array.from({ length: 5 }, () => round(after(0))))
  expect([asked, (await told()).length, (await shown()).version]).toEqual([1, 1, 2])
})

test('nothing is read of a draft, of one that nobody switched it on for, and of one whose organization is closed', async () => {
  publish(metadata([second]))
  await server.database.db.execute(sql`update sso_connections set state = 'draft'`)
  await add({ ...saml, follow_metadata: false })
  await round(after(0))
  await server.database.db.execute(sql`update sso_connections set state = 'on'`)
  await server.database.db.execute(sql`update organizations set deleted_at = now()`)
  await round(after(0))
  await server.database.db.execute(sql`update organizations set deleted_at = null`)
  expect(asked).toBe(0)
})

test.each([
  ['another address', { metadata_url: 'https://idp.test/other.xml' }],
  ['certificates alone', {}],
])('what an owner changes while it is read is not written over, and it is read again: %s', async (_what, other) => {
  answer = (_request, response) =>
    void change({ ...saml, ...other, certificates: [third] }, 1).then(() => response.end(metadata([first, second])))
  await round(after(0))
  expect(await shown()).toMatchObject({ version: 2, saml: { certificates: [third], metadata_read: null } })
  publish(metadata([third]))
  await round(after(0.1))
  expect([asked, (await shown()).saml.metadata_read?.problem]).toEqual([2, null])
})

test.each([
  ['others', [second]],
  ['the same', [first]],
])('whoever is held up past the end of their turn writes nothing: %s were read since', async (_what, read) => {
  const heldUp: GuardedFetch = async (address, init) => {
    publish(metadata([first, third]))
    const former = await (await ask(address, init)).text()
    publish(metadata(read))
    await round(after(0.1))
    await round(after(1.3))
    return new Response(former)
  }
  await round(after(0), heldUp)
  expect(asked).toBe(3)
  const { certificates, metadata_read } = (await shown()).saml
  expect([certificates, metadata_read]).toMatchObject([read, { at: after(1.3).toISOString(), problem: null }])
})

test('whoever has the form open is told of certificates that came meanwhile: they are not written over', async () => {
  publish(metadata([first, second]))
  await round(after(0))
  const { status, body } = await change(saml, 1)
  expect([status, body['error']]).toEqual([409, 'changed_meanwhile'])
})

test('422 without an address; left out it stays; without an address any more it is off', async () => {
  const without = await change({ ...saml, metadata_url: null }, 1)
  expect([without.status, Object.keys(without.body['errors'] as object)]).toEqual([422, ['metadata_url']])
  const { follow_metadata: _, ...rest } = saml
  expect((await change(rest, 1)).body['saml']).toMatchObject({ follow_metadata: true })
  expect((await change({ ...rest, metadata_url: null }, 2)).body['saml']).toMatchObject({ follow_metadata: false })
  expect((await change(rest, 3)).body['saml']).toMatchObject({ follow_metadata: false, metadata_read: null })
})
