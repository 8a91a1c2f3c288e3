/** Two servers on one PostgreSQL, and sign-ins by OpenID Connect: one way back, one code and one token, each at both. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issuerStandIn, type IssuerStandIn } from '../../server/src/testing/stand-ins/issuer-stand-in.ts'
import { startPostgres, type Postgres } from '../postgres/start.ts'
import * as steps from '../support/account-client.ts'
import { type TwoServers, twoServers } from './support/two-servers.ts'

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

const ROUNDS = 8
const client = { id: 'client', secret: 'secretofthisclient' }

type Body = Record<string, unknown>
interface Out {
  back: URL
  cookie: string
}

describe.skipIf(reason !== '')(`two processes, one database ${reason}`, () => {
  let two: TwoServers
  let database: pg.Client
  let owner: steps.Session
  let provider: IssuerStandIn
  let school: string
  let id: string

  beforeAll(async () => {
    provider = await issuerStandIn(client)
    const env = { LIMIT_SIGN_IN_STARTS: '1000000' }
    two = await twoServers('oidc', env, postgres as Postgres)
    database = new pg.Client({ connectionString: two.postgres.databaseUrl })
    await database.connect()
    owner = await steps.createAccount(two.originOf(0), steps.newPerson())
    school = steps.uniqueName('oidc')
    const { organization } = await steps.makeOrganization(two.originOf(0), owner, school, 'School')
    await database.query(
      `insert into organization_domains (id, organization_id, domain, seed, proven_at)
        values (gen_random_uuid(), $1, $2, 'seed', now())`,
      [organization.id, `${school}.org`],
    )
    const oidc = { preset: 'other', issuer: provider.issuer, client_id: client.id, client_secret: client.secret }
    id = String((await ask('POST', '', { name: 'Ours', oidc })).body['id'])
    const { search } = new URL(String((await ask('POST', `/${id}/test`)).body['address']))
    await comeBack(0, await setOut(0, 'tester', search))
    expect(await switched(true)).toMatchObject({ status: 200 })
  })
  afterAll(async () => {
    await database?.end()
    await provider?.close()
    await two?.stop()
  })

  const originOf = (server: number) => two.originOf(server)
  async function send(server: number, path: string, init: RequestInit) {
    const answer = await fetch(`${originOf(server)}${path}`, { redirect: 'manual', ...init })
    expect(answer.status).toBeLessThan(500)
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : {}) as Body }
  }
  const posted = (payload: object, headers: Record<string, string> = {}) => ({
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const ask = (method: string, path: string, payload: object = {}, server = 0) =>
    send(server, `/api/iam/organizations/${school}/single-sign-on${path}`, {
      ...posted(payload, { authorization: `Bearer ${owner.idToken}` }),
      method,
    })
  const switched = (on: boolean, server = 0) => ask('POST', `/${id}/switch`, { on }, server)

  /** Somebody says yes at the provider, and is about to be sent back. */
  async function setOut(server: number, who: string, query = ''): Promise<Out> {
    const said = { given_name: 'Ada', family_name: 'Lovelace', email_verified: true }
    provider.says = { sub: who, email: `${who}@${school}.org`, ...said }
    const { headers } = await send(server, `/sso/${id}/start${query}`, {})
    const cookie = headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    return { back: provider.consent(headers.get('location') ?? ''), cookie }
  }
  const comeBack = (server: number, { back, cookie }: Out) =>
    send(server, back.pathname + back.search, { headers: { cookie } })
  const finish = (server: number, { cookie }: Out) => send(server, '/sso/finish', posted({}, { cookie }))
  const exchange = (server: number, token: unknown) =>
    send(
      server,
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=test',
      posted({
        requestUri: 'http://localhost',
        returnSecureToken: true,
        postBody: new URLSearchParams({ providerId: 'oidc.organization', id_token: String(token) }).toString(),
      }),
    )
  const atBoth = <T>(work: (server: number) => Promise<T>) => Promise.all([0, 1, 2, 3].map(work))
  const exchanged = () => provider.asked.filter((path) => path === '/token').length

  test('one way back, one browser and one token, each at both at once: one is heard', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const out = await setOut(round, `twice${round}`)
      const before = exchanged()
      const came = await atBoth((server) => comeBack(server, out))
      expect(came.filter(({ headers }) => !headers.get('location')?.includes('problem'))).toHaveLength(1)
      expect(exchanged() - before).toBe(1)
      const ended = await atBoth((server) => finish(server, out))
      const [token, ...more] = ended.flatMap(({ body }) => body['token'] ?? [])
      expect([typeof token, more]).toEqual(['string', []])
      const signedIn = await atBoth((server) => exchange(server, token))
      expect(signedIn.filter(({ body }) => body['idToken'] !== undefined)).toHaveLength(1)
    }
  }, 120_000)

  test('somebody new arrives in two browsers, one at each: one account, both are signed in', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const outs = [await setOut(0, `new${round}`), await setOut(1, `new${round}`)]
      await Promise.all(outs.map((out, server) => comeBack(server, out)))
      const ended = await Promise.all(outs.map((out, server) => finish(server, out)))
      const signedIn = await Promise.all(ended.map(({ body }, server) => exchange(server, body['token'])))
      const [one, other] = signedIn.map(({ body }) => body['localId'])
      expect([typeof one, other]).toEqual(['string', one])
    }
  }, 120_000)

  test('switched off at one while the other asks about the code: nobody is let in', async () => {
    const out = await setOut(0, 'late')
    const answered = Promise.withResolvers<void>()
    provider.wrong.waits = answered.promise
    const before = exchanged()
    const coming = comeBack(0, out)
    await expect.poll(exchanged).toBe(before + 1)
    expect(await switched(false, 1)).toMatchObject({ status: 200 })
    answered.resolve()
    await coming
    expect((await finish(1, out)).body).toMatchObject({ token: null })
  }, 30_000)
})
