/** Each call that makes something makes it once for one key, however often and however much at once it is asked for. */
import { endpoints } from '@atrium/contract/endpoints'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetSecrets } from '#secrets/forget-secrets.ts'
import { type LearnersFixture, learnersFixture } from '#testing/fixtures/learners/learners.ts'

type Body = Record<string, unknown>

interface Call {
  url: string
  body?: Body
  /** The same call about something else; absent where there is nothing else to ask for. */
  other?: { url?: string; body?: Body }
  /** What it makes, and how many rows that are. */
  makes: string
  rows?: number
  /** Whether the answer, or what is asked, is secret. */
  secret?: true
}

/** Their bodies are files and texts that have tests of their own: `rosters/`, `member-imports/`. */
const elsewhere = ['uploadRoster', 'startPeopleImport']

let the: LearnersFixture
let publisher: string
let member: string
let directory: string
let learner: string
let renewed: string
beforeAll(async () => {
  the = await learnersFixture()
  const { api, database } = the.server
  await database.db.execute(sql`update accounts set email_verified = true`)
  const make = async (url: string, payload: Body) => {
    const { status, body } = await api({ method: 'POST', url, payload })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  publisher = String((await make('/api/iam/authors', { name: 'Arch Press' }))['author_id'])
  const bearer = await the.member('acme', 'User')
  const [, claims = ''] = bearer.split('.')
  member = String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as Body)['sub'])
  await database.db.execute(sql`insert into author_members (id, uid, role, name_key, author_id)
    select id, ${member}, 'User', '', author_id from authors where author_id = ${publisher}`)
  const { connection } = await make('/api/iam/organizations/acme/connections', {
    directory: 'other',
    groups: 'off',
  })
  directory = String((connection as Body)['id'])
  learner = (await the.make(['alan']))[0]?.user_id ?? ''
  renewed = String((await make('/api/users/invites?organization=acme', { email: 'again@example.com' }))['id'])
}, 60_000)
afterAll(() => the.close())

const inAcme = '?organization=acme'
const calls = (): Record<string, Call> => ({
  createOrganization: {
    url: '/api/iam/organizations',
    body: { name: 'oncehall', displayName: 'Once' },
    other: { body: { name: 'othershall', displayName: 'Once' } },
    makes: 'organizations',
  },
  createAuthor: {
    url: '/api/iam/authors',
    body: { name: 'Once' },
    other: { body: { name: 'Other' } },
    makes: 'authors',
  },
  postAchievement: {
    url: `/api/users/achievements${inAcme}`,
    body: { user_id: member, points: 1 },
    other: { body: { user_id: member, points: 2 } },
    makes: 'achievements',
  },
  createInvite: {
    url: `/api/users/invites${inAcme}`,
    body: { email: 'once@example.com' },
    other: { body: { email: 'other@example.com' } },
    makes: 'invites',
    secret: true,
  },
  renewInvite: { url: `/api/users/invites/${renewed}/renew${inAcme}`, makes: 'invites', rows: 0, secret: true },
  createAuthorInvite: {
    url: '/api/iam/authors/invites',
    body: { author_id: publisher, email: 'press@example.com' },
    other: { body: { author_id: publisher } },
    makes: 'invites',
    secret: true,
  },
  createOwner: {
    url: `/api/users/owners${inAcme}`,
    body: { email: 'owner@example.com' },
    other: { body: { email: 'another@example.com' } },
    makes: 'invites',
    secret: true,
  },
  createLabel: {
    url: `/api/users/labels${inAcme}`,
    body: { name: 'Once' },
    other: { body: { name: 'Other' } },
    makes: 'labels',
  },
  createClass: {
    url: `/api/users/classes${inAcme}`,
    body: { name: 'Once' },
    other: { url: '/api/users/classes?organization=elsewhere' },
    makes: 'classes',
  },
  addDomain: {
    url: '/api/iam/organizations/acme/domains',
    body: { domain: 'once.example.org' },
    other: { body: { domain: 'other.example.org' } },
    makes: 'organization_domains',
  },
  addSignInConnection: {
    url: '/api/iam/organizations/acme/single-sign-on',
    body: { name: 'Ours', oidc: { ...oidc, client_secret: 'a-secret-of-the-client' } },
    other: { body: { name: 'Ours', oidc: { ...oidc, client_secret: 'another-of-the-client' } } },
    makes: 'sso_connections',
    secret: true,
  },
  addConnection: {
    url: '/api/iam/organizations/acme/connections',
    body: { directory: 'other', groups: 'off' },
    other: { url: '/api/iam/organizations/elsewhere/connections' },
    makes: 'scim_tokens',
    secret: true,
  },
  addConnectionToken: {
    url: `/api/iam/organizations/acme/connections/${directory}/tokens`,
    makes: 'scim_tokens',
    secret: true,
  },
  makeLearners: {
    url: `/api/users/learners${inAcme}`,
    body: { learners: [pupil('grace'), pupil('joan')], pictures: true },
    other: { body: { learners: [pupil('mary')] } },
    makes: 'learners',
    rows: 2,
    secret: true,
  },
  giveLearnerAddress: {
    url: `/api/users/learners/${learner}/address${inAcme}`,
    body: { email: 'alan@example.com' },
    other: { body: { email: 'turing@example.com' } },
    makes: 'learner_addresses',
  },
  createOwnershipOffer: {
    url: `/api/users/owners/hand-over${inAcme}`,
    body: { user_id: member },
    other: { body: { user_id: 'somebody' } },
    makes: 'hand_overs',
  },
  createAuthorOwnershipOffer: {
    url: `/api/iam/authors/${publisher}/owners/hand-over`,
    body: { user_id: member },
    other: { body: { user_id: 'somebody' } },
    makes: 'author_hand_overs',
  },
  askAccountExport: { url: '/api/users/account/export', makes: 'account_exports' },
  copyClasses: { url: '', makes: 'classes' },
})
const oidc = { preset: 'other', issuer: 'https://id.example', client_id: 'atrium' }
const pupil = (username: string) => ({ username, given_name: username, family_name: 'Byron' })
const ids = Object.keys(calls())

async function ask({ url, body }: Pick<Call, 'url' | 'body'>, key: string) {
  return the.server.api({ method: 'POST', url, headers: { 'idempotency-key': key }, ...(body && { payload: body }) })
}

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  return ((await the.server.database.db.execute(query)) as { rows: Row[] }).rows
}

async function count(from: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(sql.raw(`select count(*)::int as n from ${from}`))
  return row?.n ?? 0
}

/** Mails, what the timeline says, and attempts of limits; the mail about an export is of the job that makes it. */
const kept = async () => [
  await count(`mails where template <> 'export_ready'`),
  await count('audit_records'),
  (await rowsOf<{ n: number }>(sql`select coalesce(sum(count), 0)::int as n from limit_counts`))[0]?.n,
]

const keyOf = (id: string, what: string) => `${what}-of-${id}-long-enough`

test('all that say so are here, and no other', () => {
  const flagged = endpoints.filter(({ idempotent }) => idempotent).map(({ id }) => id)
  expect(flagged.filter((id) => !elsewhere.includes(id)).sort()).toEqual([...ids].sort())
})

describe.each(ids.filter((id) => id !== 'copyClasses'))('%s', (id) => {
  test('is done once: at once, again, and by nobody for something else', async () => {
    const call = calls()[id] as Call
    const [key, before] = [keyOf(id, 'one'), await count(call.makes)]
    const [first, second] = await Promise.all([ask(call, key), ask(call, key)])
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
    expect(second).toEqual(first)
    expect(await count(call.makes)).toBe(before + (call.rows ?? 1))

    const then = await kept()
    expect(await ask(call, key)).toEqual(first)
    expect(await kept()).toEqual(then)
    expect(await count(call.makes)).toBe(before + (call.rows ?? 1))
    if (call.other) {
      const { status, body } = await ask({ ...call, ...call.other }, key)
      expect([status, body['error']]).toEqual([409, 'idempotency_key_reused'])
    }
    const rows = await rowsOf(sql`select answer ? 'sealed' as sealed from idempotency_records where key = ${key}`)
    expect(rows).toMatchObject([{ sealed: call.secret ?? false }])
  })
})

test('classes that are copied are copied once', async () => {
  const { body } = await ask(
    { url: `/api/users/classes${inAcme}`, body: { name: 'To copy' } },
    keyOf('class', 'to-copy'),
  )
  const copies = [{ id: body['id'], name: 'A copy' }]
  const call = { url: `/api/users/classes/copy${inAcme}`, body: { copies, people: false, archive: false } }
  const before = await count('classes')
  const key = keyOf('copyClasses', 'one')
  const first = await ask(call, key)
  expect(first.status, JSON.stringify(first.body)).toBe(201)
  expect(await ask(call, key)).toEqual(first)
  expect(await count('classes')).toBe(before + 1)
})

test.each(['learnerChange', 'learnerMake'])('of what is asked twice at once, one is counted: %s', async (limit) => {
  const url = `/api/users/learners${inAcme}`
  const call =
    limit === 'learnerMake'
      ? { url, body: { learners: [pupil('counted')] } }
      : { url: url.replace('?', `/${learner}/address?`), body: { email: 'counted@example.com' } }
  const counted = async () =>
    (await rowsOf<{ n: number }>(sql`select count as n from limit_counts where key like ${`${limit}:%`}`))[0]?.n ?? 0
  const before = await counted()
  const key = keyOf(limit, 'counted')
  const [first, second] = await Promise.all([ask(call, key), ask(call, key)])
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(second).toEqual(first)
  expect((await counted()) - before).toBe(1)
})

test('what was refused may be tried again by the same key', async () => {
  const list = { url: `/api/users/learners${inAcme}`, body: { learners: [pupil('taken'), pupil('free')] } }
  await the.make(['taken'])
  const key = keyOf('makeLearners', 'refused')
  expect((await ask(list, key)).body).toMatchObject({ made: [], refused: [{ line: 1 }] })
  await the.server.database.db.execute(
    sql`update learners set username = 'gone', username_key = 'gone' where username = 'taken'`,
  )
  await the.server.database.db.execute(
    sql`update users set username = 'gone', username_key = 'gone' where username = 'taken'`,
  )
  expect((await ask(list, key)).body).toMatchObject({ made: [{ username: 'taken' }, { username: 'free' }] })

  const label = { url: `/api/users/labels${inAcme}`, body: { name: 'Twice' } }
  const [one, other] = [keyOf('createLabel', 'first'), keyOf('createLabel', 'second')]
  const { body } = await ask(label, one)
  expect((await ask(label, other)).body['error']).toBe('name_taken')
  await the.server.api({ method: 'DELETE', url: `/api/users/labels/${String(body['id'])}${inAcme}` })
  expect((await ask(label, other)).status).toBe(201)
})

test('an answer that no key opens any more is refused, and nothing is made twice', async () => {
  const call = { url: `/api/users/invites${inAcme}`, body: { email: 'lost@example.com' } }
  const key = keyOf('createInvite', 'lost')
  expect((await ask(call, key)).status).toBe(201)
  await forgetSecrets(the.server.database.db)
  const before = await count('invites')
  const { status, body } = await ask(call, key)
  expect([status, body['error']]).toEqual([409, 'answer_lost'])
  expect(await count('invites')).toBe(before)
})
