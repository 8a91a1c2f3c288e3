/** Answers of a SAML provider that was replaced, or of a certificate that was taken out, while they were on their way. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ssoConnections } from '#db/schema.ts'
import { settleMetadata } from '#single-sign-on/saml/metadata/follow/settle-metadata.ts'
import { type SamlProviderStandIn, type SamlSetOut, type SamlWay, samlWay } from '#testing/fixtures/sign-in/saml-way.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'
import { newCertificate, newKeys } from '#testing/saml/provider.ts'

const first: SamlProviderStandIn = { issuer: 'https://first.test/metadata', keys: newKeys() }
const second: SamlProviderStandIn = { issuer: 'https://second.test/metadata', keys: newKeys() }
const certificates = new Map([first, second].map((one) => [one, newCertificate(one.keys, new Date())]))
const expired = `${singleSignOnReturn}&problem=expired`

let the: SingleSignOn
let acme: School
let path: string
let way: SamlWay
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
}, 60_000)
afterAll(() => the.close())
/** A connection to the first, tried out and switched on. */
beforeEach(async () => {
  if (path) await acme.ask('DELETE', path)
  const saml = settingsOf(first)
  const id = String((await acme.ask('POST', 'single-sign-on', { name: 'By SAML', saml })).body['id'])
  path = `single-sign-on/${id}`
  way = samlWay(the, { school: acme, id, provider: first })
  expect(await way.tryOut()).toMatchObject({ state: 'tested' })
  await switched(true)
})

const switched = (on: boolean) => acme.ask('POST', `${path}/switch`, { on })

function settingsOf(provider: SamlProviderStandIn, more: object = {}) {
  return {
    preset: 'other',
    issuer: provider.issuer,
    redirect_url: 'https://idp.test/sso',
    post_url: null,
    certificates: [certificates.get(provider)],
    metadata_url: null,
    idp_initiated: true,
    ...more,
  }
}

async function change(saml: object): Promise<void> {
  const { version } = (await acme.ask('GET', path)).body as { version: number }
  const { status, body } = await acme.ask('PATCH', path, { version, saml })
  expect([status, body['error']]).toEqual([200, undefined])
}

/** To the second, tried out, and switched on. */
async function replaced(): Promise<void> {
  await switched(false)
  await change(settingsOf(second))
  expect(await way.tryOut({}, second)).toMatchObject({ state: 'tested' })
  expect((await switched(true)).status).toBe(200)
}

async function answered({ requestId, relayState }: SamlSetOut): Promise<string | undefined> {
  return (await way.post({ SAMLResponse: await way.answer(requestId), RelayState: relayState })).location
}

async function setOutAndBack(): Promise<string> {
  const out = await way.setOut()
  expect(await answered(out)).toBe(singleSignOnReturn)
  return out.cookie
}

const ended = async (cookie: string) => (await the.finish(cookie)).body

describe('the provider is replaced', () => {
  test('behind what arrived: the page is told to begin again', async () => {
    const cookie = await setOutAndBack()
    await the.underWayBehind(replaced)
    expect(await ended(cookie)).toMatchObject({ token: null, problem: 'expired' })
  })

  test('behind the way there: its answer is none of the new one', async () => {
    const out = await way.setOut()
    await the.underWayBehind(replaced)
    expect(await answered(out)).toBe(expired)
  })

  test('by itself at another address: what it answered before is none', async () => {
    const out = await way.setOut()
    await the.underWayBehind(async () => {
      await switched(false)
      await change(settingsOf(first, { redirect_url: 'https://idp.test/other' }))
      await way.tryOut()
      await switched(true)
    })
    expect(await answered(out)).toBe(expired)
  })

  test('where the provider began: neither what it began nor a beginning of its own leads in', async () => {
    const begin = async () => (await way.post({ SAMLResponse: await way.answer(null), RelayState: '' })).location
    expect(await begin()).toMatch(/\/start$/)
    const out = await way.setOut()
    await the.underWayBehind(replaced)
    expect(await answered(out)).toBe(expired)
    expect(await begin()).toBe(`${singleSignOnReturn}&problem=invalid`)
  })

  test('behind a test of it: the new one stays a draft of which nothing is told', async () => {
    const { body } = await acme.ask('POST', `${path}/test`)
    const out = await way.setOut(new URL(String(body['address'])).search)
    await the.underWayBehind(async () => {
      await switched(false)
      await change(settingsOf(first, { redirect_url: 'https://idp.test/other' }))
    })
    expect(await answered(out), 'the page of a test').toBeUndefined()
    expect((await acme.ask('GET', path)).body).toMatchObject({ state: 'draft', test: null })
  })
})

describe('certificates', () => {
  const both = [certificates.get(first), certificates.get(second)]

  test('one that an owner takes out: what it had verified by then is not believed', async () => {
    await change(settingsOf(first, { certificates: both }))
    const cookie = await setOutAndBack()
    await the.underWayBehind(() => change(settingsOf(first, { certificates: both.slice(1) })))
    expect(await ended(cookie)).toMatchObject({ token: null, problem: 'expired' })
  })

  test('one that its metadata has no more, which is followed: likewise; who is on the way there begins again', async () => {
    await change(settingsOf(first, { certificates: both }))
    const cookie = await setOutAndBack()
    await the.underWayBehind(() => followed([certificates.get(second) ?? '']))
    expect(await ended(cookie)).toMatchObject({ token: null, problem: 'expired' })
  })

  test('one that its metadata has besides: who is under way arrives', async () => {
    const cookie = await setOutAndBack()
    await followed([certificates.get(first) ?? '', certificates.get(second) ?? ''])
    expect(await ended(cookie)).toMatchObject({ problem: null })
  })

  /** The connection's metadata was read by itself, and has these. */
  async function followed(offered: string[]): Promise<void> {
    const { db } = the.server.database
    const at = sql`id = ${path.split('/').at(-1) ?? ''}`
    await db.execute(sql`update sso_connections set follow_metadata = true where ${at}`)
    const [row] = await db.select().from(ssoConnections).where(at)
    if (row?.kind !== 'saml' || !('post_url' in row.settings)) throw new Error('no connection by SAML')
    const { issuer, redirect_url, post_url } = row.settings
    const context = {
      db,
      settings: { publicOrigin: 'http://localhost:8080' },
      outbox: { local: true, queue: () => Promise.resolve() },
    }
    const provider = { issuer, redirect_url, post_url, certificates: offered, wantsSignedRequests: false }
    await settleMetadata(context, { ...row, kind: row.kind, settings: row.settings }, { provider }, new Date())
  }

  test('one that is added: who is under way arrives', async () => {
    const cookie = await setOutAndBack()
    await change(settingsOf(first, { certificates: both }))
    expect(await ended(cookie)).toMatchObject({ problem: null })
  })
})
