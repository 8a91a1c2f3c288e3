/**
 * A learner without an address does nothing outside of their organization: every endpoint of the contract, every call of
 * the identity protocol that takes an ID token, and every site, tried with one's token.
 */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { learnerClaim } from '@atrium/contract/identity/learner-claim'
import type { LearnerCard } from '@atrium/contract/people/learner'
import { mayLearnersCall } from '@atrium/contract/rules/learners/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byCard, learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'

let the: LearnersFixture
let card: LearnerCard
let bearer: string
beforeAll(async () => {
  the = await learnersFixture({
    APP_LEARNER_URL: 'https://{name}.learn.example',
    APP_TEACHER_URL: 'https://{name}.teach.example',
    AUTHORIZED_ORIGINS: 'https://elsewhere.example',
    LIMIT_SIGN_UPS: '1000',
  })
  const [made] = await the.make(['ada'])
  if (!made) throw new Error('nobody was made')
  card = made
  bearer = await the.bearer(card)
}, 60_000)
afterAll(() => the.close())

const forCallers = (endpoints as readonly Endpoint[]).filter(({ access }) => access !== 'anyone')
const allowed = forCallers.filter(({ id }) => mayLearnersCall(id))
const refused = forCallers.filter(({ id }) => !mayLearnersCall(id))

function ask({ method, path }: Endpoint, { organization, id }: { organization: string; id: string }) {
  const url = path.replace('organizations/:name', `organizations/${organization}`).replace(/:\w+/g, id)
  return the.server.api({ method, url, query: { organization } }, bearer)
}

test('what learners may call is little, and each of it there is', () => {
  expect(allowed.map(({ id }) => id).sort()).toMatchInlineSnapshot(`
    [
      "customToken",
      "endOtherSessions",
      "endSession",
      "getMember",
      "getProfile",
      "highlightedCounts",
      "listOrganizations",
      "listOwnClasses",
      "listSessions",
      "logOut",
      "organizationMembership",
      "ownMembership",
      "signOutEverywhere",
      "topClassTrophies",
      "topFiveRank",
    ]
  `)
  expect(refused.length).toBeGreaterThan(100)
})

test('their tokens say what they are, and nobody else’s do', () => {
  const claims = (of: string) => JSON.parse(Buffer.from(of.split('.')[1] ?? '', 'base64url').toString()) as object
  expect(claims(bearer)).toMatchObject({ [learnerClaim]: true })
  expect(claims(the.owner)).not.toHaveProperty(learnerClaim)
})

test.each(refused)('$id: 403 learner_not_allowed, in their own organization too', async (endpoint) => {
  for (const organization of ['acme', 'elsewhere']) {
    const { status, body } = await ask(endpoint, { organization, id: card.user_id })
    expect([status, body['error']]).toEqual([403, 'learner_not_allowed'])
  }
})

// In the order in which they leave the session as it is.
const kept = allowed.filter(({ id }) => !['logOut', 'signOutEverywhere', 'endSession', 'customToken'].includes(id))
test.each(kept)('$id: allowed, and in no organization but theirs', async (endpoint) => {
  const own = await ask(endpoint, { organization: 'acme', id: card.user_id })
  expect(own.body['error']).not.toBe('learner_not_allowed')
  if (typeof endpoint.access === 'string') return
  const elsewhere = await ask(endpoint, { organization: 'elsewhere', id: card.user_id })
  expect(elsewhere.status).toBe(endpoint.id === 'getMember' ? own.status : 404)
})

test('404 for another organization even where a membership there had come to be', async () => {
  const { db } = the.server.database
  await db.execute(sql`
    insert into organization_members (organization_id, uid, role)
    select id, ${card.user_id}, 'User' from organizations where name = 'elsewhere'`)
  try {
    const { status } = await the.server.api(
      { url: '/api/users/members/me', query: { organization: 'elsewhere' } },
      bearer,
    )
    expect(status).toBe(404)
    expect((await mint({ organization: 'elsewhere' })).status).toBe(403)
  } finally {
    await db.execute(sql`
      delete from organization_members where uid = ${card.user_id}
        and organization_id = (select id from organizations where name = 'elsewhere')`)
  }
})

describe('the identity protocol', () => {
  const email = 'ada.learner@example.com'
  const password = 'a fine password'
  const google = {
    requestUri: 'http://localhost',
    postBody: 'providerId=google.com&id_token=x',
    returnSecureToken: true,
  }
  test.each<[string, object]>([
    ['update', { password }],
    ['update', { displayName: 'Eve' }],
    ['update', { email }],
    ['update', { deleteProvider: ['password'] }],
    ['delete', {}],
    ['sendOobCode', { requestType: 'VERIFY_EMAIL' }],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: email }],
    ['signUp', { email, password }],
    ['signInWithEmailLink', { email, oobCode: 'x' }],
    ['signInWithIdp', google],
  ])('%s %j is refused, and nothing is changed', async (method, body) => {
    const answer = await the.server.identity(method, { idToken: bearer.replace('Bearer ', ''), ...body })
    expect(answer).toHaveProperty('error')
    const looked = await the.server.identity('lookup', { idToken: bearer.replace('Bearer ', '') })
    expect(looked['users']).toMatchObject([{ localId: card.user_id, displayName: 'ada Byron' }])
    expect((looked['users'] as object[])[0]).not.toHaveProperty('email')
  })

  test.each(['mfaEnrollment:start', 'mfaEnrollment:finalize', 'mfaEnrollment:withdraw'])(
    '%s is refused',
    async (name) => {
      const { statusCode } = await the.server.app.inject({
        method: 'POST',
        url: `/identitytoolkit.googleapis.com/v2/accounts/${name}?key=any`,
        payload: { idToken: bearer.replace('Bearer ', ''), totpEnrollmentInfo: {}, mfaEnrollmentId: 'x' },
      })
      expect(statusCode).toBe(400)
    },
  )
})

function mint(body: object) {
  return the.server.api(
    { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: card.user_id, ...body } },
    bearer,
  )
}

describe('handed on', () => {
  test.each([
    { organization: 'acme' },
    { origin: 'http://acme.localhost:8080' },
    { origin: 'https://acme.learn.example' },
  ])('201 to their own organization’s site and its learner app: %j', async (body) => {
    const { status, body: minted } = await mint(body)
    expect(status).toBe(201)
    const tokens = await the.server.identity(
      'signInWithCustomToken',
      { token: minted['customToken'] },
      'origin' in body ? body.origin : undefined,
    )
    expect(tokens).toHaveProperty('idToken')
    const { status: inside } = await the.server.api(
      { url: '/api/users/top-five-rank', query: { organization: 'acme' } },
      `Bearer ${String(tokens['idToken'])}`,
    )
    expect(inside).toBe(200)
  })

  test.each([
    {},
    { organization: 'elsewhere' },
    { organization: 'nosuchschool' },
    { origin: 'http://elsewhere.localhost:8080' },
    { origin: 'http://elsewhere.localhost:8080', organization: 'acme' },
    { origin: 'http://localhost:8080', organization: 'acme' },
    { origin: 'http://studio.localhost:8080', organization: 'acme' },
    { origin: 'https://acme.teach.example' },
    { origin: 'https://elsewhere.example', organization: 'acme' },
    { origin: 'https://elsewhere.learn.example' },
  ])('403 to anywhere else: %j', async (body) => {
    expect((await mint(body)).status).toBe(403)
  })

  test.each(['http://elsewhere.localhost:8080', 'http://localhost:8080', 'http://studio.localhost:8080'])(
    'a token for their own site is not exchanged at %s',
    async (origin) => {
      const { body } = await mint({ organization: 'acme' })
      const answer = await the.server.identity('signInWithCustomToken', { token: body['customToken'] }, origin)
      expect(answer).toMatchObject({ error: { message: 'INVALID_CUSTOM_TOKEN' } })
    },
  )
})

test('what the organization asks of sign-ins: its ways and a second step are not asked of learners, its hours are', async () => {
  const { db } = the.server.database
  const setRules = (rules: object | null) =>
    db.execute(
      sql`update organizations set rules = ${rules === null ? null : JSON.stringify(rules)}::jsonb where name = 'acme'`,
    )
  const inside = () => the.server.api({ url: '/api/users/members/me', query: { organization: 'acme' } }, bearer)
  try {
    await setRules({ ways: ['google'], secondStep: { since: '2020-01-01T00:00:00.000Z', graceDays: 0 } })
    expect((await inside()).status).toBe(200)
    await setRules({ freshHours: 1 })
    await db.execute(sql`update sessions set started_at = now() - interval '2 hours' where uid = ${card.user_id}`)
    expect(await inside()).toMatchObject({ status: 403, body: { error: 'sign_in_too_old' } })
    const again = await the.bearer(card)
    const { status } = await the.server.api({ url: '/api/users/members/me', query: { organization: 'acme' } }, again)
    expect(status).toBe(200)
  } finally {
    await setRules(null)
  }
})

test('200 for a refresh, and none once they are removed', async () => {
  const [other] = await the.make(['grace'])
  if (!other) throw new Error('nobody was made')
  const tokens = await the.exchange((await the.signIn(byCard(other))).body['token'])
  const refresh = async (refreshToken: unknown) => {
    const response = await the.server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=any',
      payload: { grant_type: 'refresh_token', refresh_token: refreshToken },
    })
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
  }
  const first = await refresh(tokens['refreshToken'])
  expect(first.status).toBe(200)
  await the.server.database.db.execute(sql`
    update organization_members set removed_at = now(), removed_by = 'x' where uid = ${other.user_id}`)
  expect(await refresh(first.body['refresh_token'])).toMatchObject({
    status: 400,
    body: { error: { message: 'TOKEN_EXPIRED' } },
  })
})
