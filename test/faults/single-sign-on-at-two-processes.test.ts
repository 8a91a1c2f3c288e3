/**
 * Two servers on one PostgreSQL, and sign-ins by SAML that meet something else: the same answer or token at both, and
 * whatever ends a connection, takes a domain, or leaves one way in, while somebody is on the way.
 */
import { inflateRawSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  assertionOf,
  encoded,
  newCertificate,
  newKeys,
  responseOf,
  signed,
} from '../../server/src/testing/saml/provider.ts'
import { startPostgres, type Postgres } from '../postgres/start.ts'
import * as steps from '../support/account-client.ts'
import { type TwoServers, twoServers } from './support/two-servers.ts'

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

const ROUNDS = 8
const issuer = 'https://idp.test/metadata'
const keys = newKeys()
const certificate = newCertificate(keys, new Date())

const nameIdOf = (who: string) =>
  `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${who}</saml:NameID>`

type Body = Record<string, unknown>
type Which = 0 | 1
type Out = Record<'requestId' | 'relayState' | 'cookie', string>
type Finished = Record<'token' | 'problem', string | null>

describe.skipIf(reason !== '')(`two processes, one database ${reason}`, () => {
  let two: TwoServers
  let database: pg.Client
  let owner: steps.Session
  let school: string
  let id: string
  let side: { metadata_url: string; acs_url: string }

  beforeAll(async () => {
    const env = { LIMIT_SIGN_IN_STARTS: '1000000', LIMIT_SIGN_IN_TESTS: '1000000' }
    two = await twoServers('single-sign-on', env, postgres as Postgres)
    database = new pg.Client({ connectionString: two.postgres.databaseUrl })
    await database.connect()
    const person = steps.newPerson()
    owner = await steps.createAccount(two.originOf(0), person)
    school = steps.uniqueName('sso')
    const { organization } = await steps.makeOrganization(two.originOf(0), owner, school, 'School')
    await database.query(
      `insert into organization_domains (id, organization_id, domain, seed, proven_at)
        values (gen_random_uuid(), $1, $2, 'seed', now())`,
      [organization.id, domain()],
    )
  })
  afterAll(async () => {
    await database?.end()
    await two?.stop()
  })
  /** One connection, tried out and on. */
  beforeEach(async () => {
    for (const { id: old } of (await ask('GET', '')).body['results'] as { id: string }[]) await ask('DELETE', `/${old}`)
    await connect()
  })

  const domain = () => `${school}.org`
  const originOf = (server: Which) => two.originOf(server)
  const ask = async (method: string, path: string, payload?: object, server: Which = 0) => {
    const answer = await fetch(`${originOf(server)}/api/iam/organizations/${school}/single-sign-on${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.idToken}`, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
  }
  const switched = (on: boolean, server: Which = 0) => ask('POST', `/${id}/switch`, { on }, server)

  async function connect(): Promise<void> {
    const addresses = { redirect_url: 'https://idp.test/sso', post_url: null, metadata_url: null }
    const saml = { preset: 'other', issuer, ...addresses, certificates: [certificate], idp_initiated: false }
    const added = await ask('POST', '', { name: 'Ours', saml })
    expect(added).toMatchObject({ status: 201 })
    id = String(added.body['id'])
    side = added.body['our_side'] as typeof side
    const { search } = new URL(String((await ask('POST', `/${id}/test`)).body['address']))
    const out = await setOut(0, search)
    await post(0, out, answerOf(out, 'tester'))
    const { test: tried } = (await ask('GET', `/${id}`)).body
    expect(tried).toMatchObject({ failure: null, arrived: { refused: null } })
    expect(await switched(true)).toMatchObject({ status: 200 })
  }

  async function setOut(server: Which, query = ''): Promise<Out> {
    const answer = await fetch(`${originOf(server)}/sso/${id}/start${query}`, { redirect: 'manual' })
    const { searchParams } = new URL(answer.headers.get('location') ?? '', originOf(server))
    const request = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8')
    const cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const requestId = / ID="([^"]+)"/.exec(request)?.[1] ?? ''
    return { requestId, relayState: searchParams.get('RelayState') ?? '', cookie }
  }

  function answerOf({ requestId }: Out, who: string): string {
    const { metadata_url: audience, acs_url: recipient } = side
    const told = { issuer, audience, recipient, destination: recipient, inResponseTo: requestId }
    const said = {
      ...told,
      now: new Date(),
      assertionId: `_${crypto.randomUUID()}`,
      nameId: nameIdOf(who),
      attributes: { mail: [`${who}@${domain()}`], givenName: ['Ada'], sn: ['Lovelace'] },
    }
    return encoded(responseOf(said, signed(assertionOf(said), 'Assertion', { keys })))
  }

  /** Answers where the browser is sent. */
  async function post(server: Which, { relayState }: Out, SAMLResponse: string): Promise<string> {
    const answer = await fetch(`${originOf(server)}/sso/${id}/saml/acs`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://idp.test' },
      body: new URLSearchParams({ SAMLResponse, RelayState: relayState }),
    })
    expect(answer.status).toBeLessThan(500)
    return answer.headers.get('location') ?? ''
  }

  async function finish(server: Which, { cookie }: Out): Promise<Finished> {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${originOf(server)}/sso/finish`, { method: 'POST', body: '{}', headers })
    expect(answer.status).toBe(200)
    return answer.json() as Promise<Finished>
  }

  async function identity(server: Which, method: string, payload: object): Promise<Body> {
    const answer = await fetch(`${originOf(server)}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...payload, returnSecureToken: true }),
    })
    expect(answer.status).toBeLessThan(500)
    return answer.json() as Promise<Body>
  }
  const exchange = (server: Which, token: string | null) =>
    identity(server, 'signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: new URLSearchParams({ providerId: 'oidc.organization', id_token: token ?? '' }).toString(),
    })

  async function arrivedAs(who: string, server: Which = 0): Promise<Out> {
    const out = await setOut(server)
    expect(await post(server, out, answerOf(out, who))).not.toContain('problem')
    return out
  }
  /** All of the rest of the way, one server after the other. */
  async function goOn(out: Out): Promise<Body> {
    const { token } = await finish(1, out)
    return token === null ? {} : exchange(0, token)
  }
  const isOpen = async (server: Which, idToken: unknown) => {
    const headers = { authorization: `Bearer ${String(idToken)}` }
    return (await fetch(`${originOf(server)}/api/users/profile`, { headers })).status === 200
  }
  const count = async (text: string, ...values: unknown[]) =>
    Number((await database.query<{ n: string }>(`select count(*) as n ${text}`, values)).rows[0]?.n)
  const openSessions = () => count('from sessions where sso_connection_id = $1 and ended_at is null', id)
  const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  test('one answer, one browser and one token, each at both at once: one is heard', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const out = await setOut(round % 2 === 0 ? 0 : 1)
      const answer = answerOf(out, `twice${round}`)
      const sent = await Promise.all([post(0, out, answer), post(1, out, answer), post(0, out, answer)])
      expect(sent.filter((location) => !location.includes('problem'))).toHaveLength(1)
      const ended = await Promise.all([finish(0, out), finish(1, out), finish(1, out)])
      const [token = null, ...more] = ended.flatMap((one) => one.token ?? [])
      expect([token === null, more]).toEqual([false, []])
      const signedIn = await Promise.all([exchange(1, token), exchange(0, token), exchange(1, token)])
      expect(signedIn.filter(({ idToken }) => idToken !== undefined)).toHaveLength(1)
    }
  }, 120_000)

  test.each([
    ['somebody new', false],
    ['somebody whose account was there', true],
  ])(
    '%s arrives in two browsers at once, one at each: one account, both are signed in',
    async (whose, isThere) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const who = `${whose.slice(-3)}${round}`
        if (isThere) {
          const email = `${who}@${domain()}`
          await steps.createAccount(originOf(0), steps.newPerson({ email }))
          await database.query('update accounts set email_verified = true where email = $1', [email])
        }
        const outs = await Promise.all([arrivedAs(who, 0), arrivedAs(who, 1)])
        const ended = await Promise.all([finish(0, outs[0]), finish(1, outs[1])])
        expect(ended.map(({ problem }) => problem)).toEqual([null, null])
        const signedIn = await Promise.all(ended.map(({ token }, server) => exchange(server === 0 ? 0 : 1, token)))
        expect(new Set(signedIn.map(({ localId }) => localId)).size).toBe(1)
        expect(await count('from accounts where email = $1', `${who}@${domain()}`)).toBe(1)
      }
    },
    120_000,
  )

  const ends: [string, () => Promise<unknown>][] = [
    ['switched off', () => switched(false, 1)],
    ['deleted', () => ask('DELETE', `/${id}`, undefined, 1)],
    [
      'replaced',
      async () => {
        await switched(false, 1)
        const { version, saml } = (await ask('GET', `/${id}`)).body as { version: number; saml: Body }
        const { metadata_read: _, certificate_ends: __, ...settings } = saml
        const other = { ...settings, redirect_url: 'https://idp.test/other' }
        const changed = await ask('PATCH', `/${id}`, { version, saml: other }, 1)
        expect(changed.body['error']).toBeUndefined()
      },
    ],
  ]
  test.each(ends)(
    '%s while somebody is on the way: whoever got in first is out again',
    async (_, end) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const outs = await Promise.all([arrivedAs(`ends${round}`), arrivedAs(`also${round}`, 1)])
        const going = outs.map(async (out) => soon(round * 3).then(() => goOn(out)))
        const [, ...signedIn] = await Promise.all([soon(round).then(end), ...going])
        for (const { idToken } of signedIn) {
          if (idToken !== undefined) expect(await isOpen(0, idToken)).toBe(false)
        }
        expect(await openSessions()).toBe(0)
        expect(
          await count(`from one_time_secrets where consumed_at is null and detail ->> 'connectionId' = $1`, id),
        ).toBe(0)
        const late = outs[0]
        expect((await finish(0, late)).token).toBeNull()
        await ask('DELETE', `/${id}`)
        await connect()
      }
    },
    240_000,
  )

  const own = { delete: {}, update: { displayName: 'Ada Byron' } }
  test.each(Object.entries(own))(
    '%s by those who came by it while it is switched off: nobody is told to try again',
    async (method, to) => {
      for (let round = 0; round < 3; round += 1) {
        const who = Array.from({ length: 16 }, async (_, n) => goOn(await arrivedAs(`${method}${round}x${n}`)))
        const people = await Promise.all(who)
        const acts = people.map(({ idToken }, n) => identity(n < 8 ? 0 : 1, method, { idToken, ...to }))
        await Promise.all([soon(round * 15).then(() => switched(false, 1)), ...acts])
        expect(await switched(true)).toMatchObject({ status: 200 })
      }
    },
    240_000,
  )

  test('the domain is lost while somebody is on the way: nobody is let in behind it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = `lost${round}`
      const out = await arrivedAs(who)
      const lose = () =>
        database.query('update organization_domains set proven_at = null where domain = $1', [domain()])
      const [ended] = await Promise.all([soon(round * 2).then(() => finish(1, out)), soon(round).then(lose)])
      const isMade = (await count('from accounts where email = $1', `${who}@${domain()}`)) === 1
      expect([ended.problem, isMade]).toEqual(ended.token === null ? ['domain_not_proven', false] : [null, true])
      const late = await arrivedAs(who)
      expect((await finish(0, late)).token).toBeNull()
      await database.query('update organization_domains set proven_at = now() where domain = $1', [domain()])
    }
  }, 120_000)

  test('made the only way in while people sign in by password: nobody does behind it', async () => {
    const person = steps.newPerson({ email: `${steps.uniqueName('pw')}@${domain()}` })
    await steps.createAccount(originOf(0), person)
    await database.query('update accounts set email_verified = true where email = $1', [person.email])
    const byPassword = (server: Which) => identity(server, 'signInWithPassword', person)
    const [{ id: domainId }] = (await ask('GET', '')).body['domains'] as [{ id: string }]
    const only = (to: boolean) => ask('PATCH', `-domains/${domainId}`, { connection: id, only: to }, 1)
    for (let round = 0; round < 4; round += 1) {
      const under = Array.from({ length: 6 }, async (_, n) => soon(n * 20).then(() => byPassword(n % 2 === 0 ? 0 : 1)))
      const [changed, ...answers] = await Promise.all([soon(50).then(() => only(true)), ...under])
      expect(changed.status).toBe(200)
      for (const { idToken, error } of answers)
        expect([idToken === undefined, error === undefined]).not.toEqual([true, true])
      for (const server of [0, 1] as const) expect((await byPassword(server))['idToken']).toBeUndefined()
      expect((await only(false)).status).toBe(200)
      expect(typeof (await byPassword(0))['idToken']).toBe('string')
    }
  }, 120_000)
})
