/** Requests to join: made by whoever has a confirmed address of a domain, answered by owners and staff, told once. */
import { joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { JoinRequest } from '@atrium/contract/organizations/joining'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { limitDefaults } from '#limits/rates.ts'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'
import { sweepRequests } from './end-requests.ts'

let ground: DomainsFixture
beforeAll(async () => {
  ground = await domainsFixture()
})
afterAll(() => ground.close())

const at = (organization: string) => `/api/iam/organizations/${organization}/requests`
const ask = (organization: string, as: Actor) => ground.ask({ method: 'POST', url: at(organization), as })
const withdraw = (organization: string, as: Actor) =>
  ground.ask({ method: 'DELETE', url: `${at(organization)}/own`, as })
async function waiting(organization: string, as: Actor): Promise<JoinRequest[]> {
  return (await ground.ask({ url: at(organization), query: { limit: '100' }, as })).body['results'] as JoinRequest[]
}
const answer = (organization: string, as: Actor, ids: string[], accept: boolean) =>
  ground.ask({ method: 'POST', url: `${at(organization)}/answer`, payload: { ids, accept }, as })
const count = async (organization: string, as: Actor) =>
  (
    (await ground.ask({ url: '/api/users/members/me', query: { organization }, as })).body['counts'] as {
      requests: number
    }
  ).requests
async function actions(organization: string, as: Actor) {
  const { body } = await ground.ask({ url: '/api/users/timeline', query: { organization }, as })
  return (body['results'] as { action: string; detail: object }[]).map(({ action, detail }) => ({ action, detail }))
}

/** An organization that is asked by people of `{name}.org`, its staff, and people of it. */
async function asked(name: string, ...names: string[]) {
  const owner = await ground.organization(name)
  const staff = await ground.member(name, `${name}staff`, 'staff')
  const domain = await ground.proven(name, `${name}.org`, { joining: 'ask' })
  const residents: Actor[] = []
  for (const one of names) residents.push(await ground.resident(`${name}${one}`, `${one}@${name}.org`))
  return { owner, staff, domain, residents }
}

describe('asking', () => {
  test('201: owners and staff see it, and how many wait; asked again it is the same one', async () => {
    const { owner, staff, residents } = await asked('asking', 'ada')
    const [ada] = residents as [Actor]
    const first = await ask('asking', ada)
    expect(first).toMatchObject({ status: 201, body: { name: 'asking', offer: 'ask', request: { declined: false } } })
    expect(await ask('asking', ada)).toEqual(first)
    const found = await waiting('asking', staff)
    expect(found).toMatchObject([{ user_id: 'askingada', email: 'ada@asking.org', domain: 'asking.org', role: 'User' }])
    expect(found[0]).toMatchObject({ wasRemoved: false })
    expect(await count('asking', owner)).toBe(1)
    expect(await count('asking', await ground.member('asking', 'askingplain'))).toBeNull()
    expect(await withdraw('asking', ada)).toMatchObject({ status: 204 })
    expect(await withdraw('asking', ada)).toMatchObject({ status: 404 })
    expect(await waiting('asking', owner)).toEqual([])
  })

  test(`200 at once: one request, and no more than ${limitDefaults.joinRequest.max} answers of 201`, async () => {
    const { owner, residents } = await asked('flooding', 'ada')
    const [ada] = residents as [Actor]
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('flooding', ada)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limitDefaults.joinRequest.max)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - limitDefaults.joinRequest.max)
    expect(await waiting('flooding', owner)).toHaveLength(1)
  })

  test('409 for a member, 404 for whoever is of another domain or moved there', async () => {
    const { residents, owner } = await asked('askers', 'ada', 'eve')
    const [ada, eve] = residents as [Actor, Actor]
    await ground.member('askers', 'askersada')
    await ground.move(ada, 'ada@askers.org')
    expect(await ask('askers', ada)).toMatchObject({ status: 409, body: { error: 'already_member' } })
    await ask('askers', eve)
    await ground.move(eve, 'eve@elsewhere.org')
    expect((await ask('askers', eve)).status).toBe(404)
    expect(await waiting('askers', owner)).toEqual([])
    expect(await count('askers', owner)).toBe(0)
  })
})

describe('answering', () => {
  test('200: many at once become members, each told once; a second answer finds them gone', async () => {
    const { owner, staff, residents } = await asked('many', 'ada', 'bea', 'cy')
    for (const one of residents) await ask('many', one)
    const ids = (await waiting('many', owner)).map(({ id }) => id)
    expect(await answer('many', staff, ids.slice(0, 2), true)).toEqual({ status: 200, body: { answered: 2, left: [] } })
    const again = await answer('many', owner, ids, true)
    expect(again.body).toEqual({ answered: 1, left: ids.slice(0, 2).map((id) => ({ id, reason: 'gone' })) })
    for (const one of ['ada', 'bea', 'cy']) expect(await ground.mailsTo(`${one}@many.org`)).toEqual(['join_accepted'])
    expect(await actions('many', owner)).toEqual(
      expect.arrayContaining([
        { action: 'requests.accepted', detail: { people: 2 } },
        { action: 'member.joined', detail: { role: 'User', how: 'request' } },
      ]),
    )
    expect((await answer('many', owner, ids, true)).status).toBe(404)
  })

  test('404 for requests to another organization: they wait there, and nobody comes in here', async () => {
    const { owner: stranger } = await asked('beside')
    const { owner, residents } = await asked('askedthere', 'ada')
    for (const one of residents) await ask('askedthere', one)
    const ids = (await waiting('askedthere', owner)).map(({ id }) => id)
    for (const accept of [true, false]) expect((await answer('beside', stranger, ids, accept)).status).toBe(404)
    expect((await waiting('askedthere', owner)).map(({ id }) => id)).toEqual(ids)
    expect(await actions('beside', stranger)).not.toContainEqual(expect.objectContaining({ action: 'member.joined' }))
  })

  test('20 at once, by two people, of which some decline: each is answered once', async () => {
    const { owner, staff, residents } = await asked('both', 'ada', 'bea')
    for (const one of residents) await ask('both', one)
    const ids = (await waiting('both', owner)).map(({ id }) => id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer('both', index % 2 ? owner : staff, ids, index % 3 !== 0)),
    )
    const done = answers.map(({ body }) => Number(body['answered'] ?? 0)).reduce((sum, each) => sum + each, 0)
    expect(done).toBe(2)
    for (const one of ['ada', 'bea']) expect(await ground.mailsTo(`${one}@both.org`)).toHaveLength(1)
  })

  test(`a declined one is told, and asks again after ${joinRequestRestDays} days, not sooner`, async () => {
    const { owner, staff, residents } = await asked('declining', 'ada')
    const [ada] = residents as [Actor]
    await ask('declining', ada)
    const [{ id } = { id: '' }] = await waiting('declining', owner)
    expect(await answer('declining', staff, [id], false)).toMatchObject({ body: { answered: 1 } })
    expect(await ground.mailsTo('ada@declining.org')).toEqual(['join_declined'])
    expect(await ask('declining', ada)).toMatchObject({ status: 429, body: { error: 'asked_too_soon' } })
    expect((await withdraw('declining', ada)).status).toBe(404)
    const { body } = await ground.ask({ url: '/api/iam/organizations/joinable', as: ada })
    expect(body['results']).toMatchObject([{ request: { declined: true, againFrom: expect.any(String) as string } }])
    await ground.database.db.execute(
      sql`update join_requests set declined_at = declined_at - make_interval(days => ${joinRequestRestDays}) where id = ${id}`,
    )
    expect((await ask('declining', ada)).status).toBe(201)
    expect(await waiting('declining', owner)).toHaveLength(1)
  })

  test('whose address changed, and whose domain is proven no more, is not let in', async () => {
    const { owner, residents, domain } = await asked('late', 'ada', 'bea')
    const [ada, bea] = residents as [Actor, Actor]
    await ask('late', ada)
    await ask('late', bea)
    const [a, b] = (await waiting('late', owner)).map(({ id }) => id) as [string, string]
    // Known to the account alone: their record hears of it a moment later.
    await ground.move(ada, 'ada@late.org', false)
    expect((await answer('late', owner, [a], true)).body).toEqual({
      answered: 0,
      left: [{ id: a, reason: 'address_changed' }],
    })
    await ground.database.db.execute(
      sql`update organization_domains set proven_at = null, lost_at = now() where id = ${domain.id}`,
    )
    expect((await answer('late', owner, [b], true)).body).toEqual({
      answered: 0,
      left: [{ id: b, reason: 'domain_not_proven' }],
    })
    expect(await waiting('late', owner)).toEqual([])
    expect(await ground.mailsTo('bea@late.org')).toEqual([])
  })

  test('whoever came by an invite meanwhile is no request any more, and stays what they are', async () => {
    const { owner, residents } = await asked('invited', 'ada')
    const [ada] = residents as [Actor]
    await ask('invited', ada)
    const [{ id } = { id: '' }] = await waiting('invited', owner)
    await ground.member('invited', 'invitedada', 'staff')
    await ground.move(ada, 'ada@invited.org')
    expect(await waiting('invited', owner)).toEqual([])
    expect((await answer('invited', owner, [id], true)).status).toBe(404)
  })

  const people = (organization: string, as: Actor, what: 'delete' | 'restore' | 'renew', ids: string[]) =>
    ground.ask({
      method: 'POST',
      url: `/api/users/members/${what}`,
      query: { organization },
      payload: { ids },
      as,
    })
  async function invited(organization: string, owner: Actor, as: Actor) {
    const url = '/api/users/invites'
    const { body } = await ground.ask({ method: 'POST', url, query: { organization }, payload: {}, as: owner })
    return ground.ask({ method: 'POST', url: `${url}/success`, payload: { token: body['token'] }, as })
  }
  type Doing = (organization: string, owner: Actor, ada: Actor) => Promise<unknown>
  const removed: Doing = async (organization, owner, ada) => {
    await invited(organization, owner, ada)
    await people(organization, owner, 'delete', [ada.uid])
  }
  const lastDayOver: Doing = async (organization, owner, ada) => {
    await invited(organization, owner, ada)
    await ground.database.db.execute(
      sql`update organization_members set removed_at = now(), ended_by_term = true where uid = ${ada.uid}`,
    )
  }
  const ways: [string, Doing, Doing][] = [
    ['joined', () => Promise.resolve(), invited],
    ['restored', removed, (organization, owner, ada) => people(organization, owner, 'restore', [ada.uid])],
    ['renewed', lastDayOver, (organization, owner, ada) => people(organization, owner, 'renew', [ada.uid])],
  ]

  test.each(ways)(
    'whoever is %s meanwhile and taken out again asks anew: what they had asked is over',
    async (name, before, letIn) => {
      const { owner, residents } = await asked(name, 'ada')
      const [ada] = residents as [Actor]
      await before(name, owner, ada)
      expect((await ask(name, ada)).status).toBe(201)
      const [{ id } = { id: '' }] = await waiting(name, owner)
      expect(await letIn(name, owner, ada)).toMatchObject({ status: 200 })
      expect((await people(name, owner, 'delete', [ada.uid])).status).toBe(200)
      expect(await waiting(name, owner)).toEqual([])
      const { body } = await ground.ask({ url: '/api/iam/organizations/joinable', as: ada })
      expect(body['results']).toMatchObject([{ name, request: null }])
      expect((await answer(name, owner, [id], true)).status).toBe(404)
      expect((await ask(name, ada)).status).toBe(201)
      expect(await waiting(name, owner)).toMatchObject([{ user_id: ada.uid, wasRemoved: true }])
    },
  )

  test('whoever was removed may ask, and whoever answers sees it', async () => {
    const { owner, residents, domain } = await asked('again', 'ada')
    const [ada] = residents as [Actor]
    const url = `/api/iam/organizations/again/domains/${domain.id}`
    await ground.ask({ method: 'PATCH', url, payload: { version: domain.version, joining: 'join' }, as: owner })
    await ground.ask({ method: 'POST', url: '/api/iam/organizations/again/join', as: ada })
    const query = { organization: 'again' }
    await ground.ask({
      method: 'POST',
      url: '/api/users/members/delete',
      query,
      payload: { ids: ['againada'] },
      as: owner,
    })
    expect((await ask('again', ada)).status).toBe(201)
    const [request] = await waiting('again', owner)
    expect(request).toMatchObject({ wasRemoved: true })
    expect(await answer('again', owner, [request?.id ?? ''], true)).toMatchObject({ body: { answered: 1 } })
  })
})

describe('ending', () => {
  test(`what nobody answers for ${joinRequestDays} days ends, and its person is told once`, async () => {
    const { owner, residents } = await asked('ending', 'ada', 'bea')
    const [ada, bea] = residents as [Actor, Actor]
    await ask('ending', ada)
    await ask('ending', bea)
    const [{ id } = { id: '' }] = await waiting('ending', owner)
    await ground.member('ending', 'endingbea')
    await ground.move(bea, 'bea@ending.org')
    const old = (days: number) => new Date(Date.now() + days * DAY_MS)
    await sweepRequests(ground.context, old(joinRequestDays - 1))
    expect(await waiting('ending', owner)).toHaveLength(1)
    await Promise.all([1, 2, 3].map((days) => sweepRequests(ground.context, old(joinRequestDays + days))))
    expect(await waiting('ending', owner)).toEqual([])
    expect(await ground.mailsTo('ada@ending.org')).toEqual(['join_ended'])
    expect(await ground.mailsTo('bea@ending.org')).toEqual([])
    expect((await answer('ending', owner, [id], true)).status).toBe(404)
  })

  test('with its domain, and its people are told', async () => {
    const { owner, residents, domain } = await asked('closed', 'ada')
    await ask('closed', residents[0] as Actor)
    const url = `/api/iam/organizations/closed/domains/${domain.id}`
    expect((await ground.ask({ method: 'DELETE', url, as: owner })).status).toBe(204)
    expect(await ground.mailsTo('ada@closed.org')).toEqual(['join_ended'])
    expect(await count('closed', owner)).toBe(0)
  })
})
