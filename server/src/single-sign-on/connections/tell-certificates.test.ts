/** Owners are told of certificates that end soon: in time, once for each, and of connections that are on. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, ssoConnections } from '#db/schema.ts'
import { serveDomains } from '#domains/routes.ts'
import type { Actor } from '#http/actor.ts'
import { create } from '#organizations/create.ts'
import { serveSingleSignOn } from '#single-sign-on/routes.ts'
import { certificateOf } from '#testing/saml/certificate.ts'
import { newCertificate, newKeys } from '#testing/saml/provider.ts'
import { organizationAreas } from '#testing/fixtures/organization-areas.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { generateKeyPairSync } from 'node:crypto'
import { tellOfCertificates } from './tell-certificates.ts'

const now = new Date()
const keys = newKeys()
const endingIn = (days: number) => newCertificate(keys, now, { days, name: `in ${days} days` })
const day = (count: number) => new Date(now.getTime() + count * 86_400_000)

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await testServer([...organizationAreas, serveDomains, serveSingleSignOn])
  owner = await server.person('owner')
  await create({ db: server.database.db }, { actor: owner, name: 'acme', displayName: 'School acme' })
})
afterAll(() => server.close())

const saml = {
  preset: 'other',
  issuer: 'https://idp.test',
  redirect_url: 'https://idp.test/sso',
  post_url: null,
  metadata_url: null,
  idp_initiated: false,
}
const add = (certificates: string[]) =>
  server.ask({
    method: 'POST',
    url: '/api/iam/organizations/acme/single-sign-on',
    as: owner,
    payload: { name: 'Keycloak', saml: { ...saml, certificates } },
  })
const told = async () =>
  (await server.database.db.select().from(mails).where(eq(mails.template, 'certificate_ending'))).map(
    ({ recipient, subject }) => [recipient, subject],
  )

test('certificates are kept in one way of writing; of a key that nothing is verified with, 422', async () => {
  const pem = endingIn(100)
  const { status, body } = await add([pem.replace(/-----.*-----|\n/g, '')])
  expect([status, body['saml']]).toMatchObject([
    201,
    { certificates: [pem.trim()], certificate_ends: [expect.any(String)] },
  ])
  const elliptic = certificateOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }), day(-1), day(100))
  for (const given of [elliptic, 'x', pem.slice(0, -100)]) {
    const refused = await add([given])
    expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([422, ['certificates']])
  }
  await server.database.db.delete(ssoConnections)
})

test('30 days before, once, however many look; again for the next; of one that is off nothing', async () => {
  const { body } = await add([endingIn(20), endingIn(60)])
  const round = (at: Date) => tellOfCertificates(server.context, at)
  await round(day(0))
  expect(await told(), 'nobody signs in by it').toEqual([])
  await server.database.db.execute(sql`update sso_connections set state = 'on' where id = ${String(body['id'])}`)
  await round(day(-11))
  expect(await told(), '31 days before').toEqual([])
  await Promise.all([round(day(0)), round(day(0)), round(day(0))])
  await round(day(5))
  expect(await told()).toEqual([['owner@example.com', expect.stringContaining('School acme')]])
  await round(day(31))
  expect(await told()).toHaveLength(2)
  await round(day(90))
  expect(await told()).toHaveLength(2)
})
