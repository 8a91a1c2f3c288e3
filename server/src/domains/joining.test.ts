/** Whoever has a confirmed address of a proven domain joins by themselves, where its organization lets them; nobody else does. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'

let ground: DomainsFixture
beforeAll(async () => {
  ground = await domainsFixture()
})
afterAll(() => ground.close())

const post = (url: string, as: Actor, payload?: object) =>
  ground.ask({ method: 'POST', url, as, ...(payload && { payload }) })
const join = (organization: string, as: Actor) => post(`/api/iam/organizations/${organization}/join`, as)
const offers = async (as: Actor) =>
  (await ground.ask({ url: '/api/iam/organizations/joinable', as })).body['results'] as Record<string, unknown>[]
const remove = (organization: string, ids: string[], as: Actor) =>
  ground.ask({ method: 'POST', url: '/api/users/members/delete', query: { organization }, payload: { ids }, as })
async function people(organization: string, as: Actor) {
  const { body } = await ground.ask({ url: '/api/users/members', query: { organization, limit: '100' }, as })
  return body['results'] as { user_id: string; role: string; labels: { name: string }[] }[]
}

describe('joining by an address', () => {
  test('200: with the role and the labels of the domain, and the timeline says how; asked again it is the same', async () => {
    const owner = await ground.organization('joining')
    const { body: label } = await ground.ask({
      method: 'POST',
      url: '/api/users/labels',
      query: { organization: 'joining' },
      payload: { name: 'Newcomer' },
      as: owner,
    })
    await ground.proven('joining', 'joining.org', { joining: 'join', role: 'staff', labels: [label['id']] })
    const ada = await ground.resident('jada', 'Ada@JOINING.org')
    expect(await offers(ada)).toEqual([
      { name: 'joining', displayName: 'School joining', branding: expect.anything(), offer: 'join', request: null },
    ])
    const expected = { status: 200, body: { name: 'joining', displayName: 'School joining', role: 'staff' } }
    expect(await join('joining', ada)).toEqual(expected)
    expect(await join('joining', ada)).toEqual(expected)
    expect(await offers(ada)).toEqual([])
    const row = (await people('joining', owner)).find(({ user_id }) => user_id === 'jada')
    expect(row).toMatchObject({ role: 'staff', labels: [{ name: 'Newcomer' }] })
    const { body } = await ground.ask({ url: '/api/users/timeline', query: { organization: 'joining' }, as: owner })
    const joined = (body['results'] as { action: string; detail: object }[]).filter(
      (one) => one.action === 'member.joined',
    )
    expect(joined).toMatchObject([{ detail: { role: 'staff', how: 'domain' } }])
  })

  test('60 at once: one member, one line of the timeline', async () => {
    const owner = await ground.organization('rushing')
    await ground.proven('rushing', 'rushing.org', { joining: 'join' })
    const ada = await ground.resident('rada', 'ada@rushing.org')
    const answers = await Promise.all(Array.from({ length: 60 }, () => join('rushing', ada)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await ground.ask({ url: '/api/users/timeline', query: { organization: 'rushing' }, as: owner })
    expect((body['results'] as { action: string }[]).filter(({ action }) => action === 'member.joined')).toHaveLength(1)
    expect(await people('rushing', owner)).toHaveLength(2)
  })

  test.each(['join', 'requests'] as const)(
    '401 for whoever is signed out once the request was let in (%s), and nothing comes of it',
    async (call) => {
      const name = `late${call}`
      const owner = await ground.organization(name)
      await ground.proven(name, `${name}.org`, { joining: call === 'join' ? 'join' : 'ask' })
      const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
      ground.signOut(ada)
      expect(await post(`/api/iam/organizations/${name}/${call}`, ada)).toMatchObject({ status: 401 })
      expect(await people(name, owner)).toHaveLength(1)
      expect(await offers(ada)).toMatchObject([{ request: null }])
    },
  )

  test('403 email_not_verified, for whatever organization, and nothing is told of any', async () => {
    await ground.organization('secretive')
    await ground.proven('secretive', 'secretive.org', { joining: 'join' })
    const ada = await ground.resident('sada', 'ada@secretive.org', false)
    expect(await offers(ada)).toEqual([])
    for (const name of ['secretive', 'nobodys']) {
      expect(await join(name, ada)).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
      const asked = await post(`/api/iam/organizations/${name}/requests`, ada)
      expect(asked).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
    }
  })

  test.each([
    ['a subdomain', 'ada@mail.outside.org'],
    ['a domain that ends alike', 'ada@notoutside.org'],
    ['the domain in a local part', '"ada@outside.org"@evil.org'],
    ['the domain before another', 'ada@outside.org@evil.org'],
    ['a letter that looks alike', 'ada@оutside.org'],
    ['another domain', 'outside.org@example.com'],
  ])('404 to an address of %s', async (_what, email) => {
    const uid = `outsider${email.length}`
    const organization = `outside${email.length}`
    await ground.organization(organization)
    await ground.proven(organization, 'outside.org', { joining: 'join' }).catch(() => undefined)
    const stranger = await ground.resident(uid, email)
    expect(await offers(stranger)).toEqual([])
    for (const name of [organization, 'nobodys']) expect(await join(name, stranger)).toMatchObject({ status: 404 })
  })

  test('404 where the domain is closed, and 403 join_by_request where one asks', async () => {
    const owner = await ground.organization('closing')
    const { id, version } = await ground.proven('closing', 'closing.org')
    const ada = await ground.resident('cada', 'ada@closing.org')
    expect(await join('closing', ada)).toMatchObject({ status: 404 })
    expect(await offers(ada)).toEqual([])
    const url = `/api/iam/organizations/closing/domains/${id}`
    await ground.ask({ method: 'PATCH', url, payload: { version, joining: 'ask' }, as: owner })
    expect(await offers(ada)).toMatchObject([{ name: 'closing', offer: 'ask' }])
    expect(await join('closing', ada)).toMatchObject({ status: 403, body: { error: 'join_by_request' } })
  })

  test('404 to whoever’s address changed between look and join', async () => {
    await ground.organization('moving')
    await ground.proven('moving', 'moving.org', { joining: 'join' })
    const ada = await ground.resident('mada', 'ada@moving.org')
    expect(await offers(ada)).toHaveLength(1)
    await ground.move(ada, 'ada@elsewhere.org')
    expect(await join('moving', ada)).toMatchObject({ status: 404 })
    expect(await offers(ada)).toEqual([])
    // What the token said when it was made is not asked.
    await ground.move(ada, 'ada@moving.org', false)
    Object.assign(ada, { emailVerified: true })
    expect(await join('moving', ada)).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
  })

  test('200: a member stays what they are, whatever the domain would make them', async () => {
    const owner = await ground.organization('staying')
    await ground.proven('staying', 'staying.org', { joining: 'join', role: 'staff' })
    const ada = await ground.resident('stada', 'ada@staying.org')
    await ground.member('staying', 'stada', 'User')
    await ground.move(ada, 'ada@staying.org')
    expect(await join('staying', ada)).toMatchObject({ status: 200, body: { role: 'User' } })
    expect((await people('staying', owner)).find(({ user_id }) => user_id === 'stada')).toMatchObject({ role: 'User' })
  })

  test('whoever was removed is not let in by themselves, not after the removal is forgotten either; whoever left is', async () => {
    const owner = await ground.organization('strict')
    await ground.proven('strict', 'strict.org', { joining: 'join' })
    const [bad, gone] = [
      await ground.resident('bad', 'bad@strict.org'),
      await ground.resident('gone', 'gone@strict.org'),
    ]
    for (const one of [bad, gone]) expect((await join('strict', one)).status).toBe(200)
    await remove('strict', ['bad'], owner)
    await remove('strict', ['gone'], gone)
    expect((await join('strict', gone)).status).toBe(200)
    expect(await join('strict', bad)).toMatchObject({ status: 403, body: { error: 'join_by_request' } })
    expect(await offers(bad)).toMatchObject([{ offer: 'ask' }])
    await ground.database.db.execute(sql`delete from organization_members where uid = 'bad'`)
    expect(await join('strict', bad)).toMatchObject({ status: 403, body: { error: 'join_by_request' } })
    const { body } = await ground.ask({
      method: 'POST',
      url: '/api/users/invites',
      query: { organization: 'strict' },
      payload: {},
      as: owner,
    })
    expect((await post('/api/users/invites/success', bad, { token: body['token'] })).status).toBe(200)
    await remove('strict', ['bad'], bad)
    expect((await join('strict', bad)).status).toBe(200)
  })

  test('whoever was removed is no newcomer by another account of the same mailbox, for as long as the removal is shown', async () => {
    const owner = await ground.organization('twofold')
    await ground.proven('twofold', 'twofold.org', { joining: 'join' })
    const [bad, gone] = [
      await ground.resident('tbad', 'Bad@twofold.org'),
      await ground.resident('tgone', 'gone@twofold.org'),
    ]
    for (const one of [bad, gone]) expect((await join('twofold', one)).status).toBe(200)
    await remove('twofold', ['tbad'], owner)
    await remove('twofold', ['tgone'], gone)
    await ground.move(bad, 'bad@elsewhere.org')
    await ground.move(gone, 'gone@elsewhere.org')

    const asks = { status: 403, body: { error: 'join_by_request' } }
    const anew = await ground.resident('tanew', 'bad@twofold.org')
    const plus = await ground.resident('tplus', 'bad+2@twofold.org')
    for (const one of [anew, plus]) {
      expect(await join('twofold', one)).toMatchObject(asks)
      expect(await offers(one)).toMatchObject([{ offer: 'ask' }])
    }
    expect((await post('/api/iam/organizations/twofold/requests', plus)).status).toBe(201)
    // Nobody else is taken for them; nor is whoever left by themselves.
    for (const [uid, email] of Object.entries({
      tbadger: 'badger@twofold.org',
      tb: 'b@twofold.org',
      tg: 'gone@twofold.org',
    }))
      expect((await join('twofold', await ground.resident(uid, email))).status, email).toBe(200)

    // Let in by somebody's hand, and gone by their own: that is the last word on them.
    await ground.member('twofold', 'tanew')
    Object.assign(anew, { email: 'bad@twofold.org', emailVerified: true })
    await remove('twofold', ['tanew'], anew)
    expect((await join('twofold', anew)).status).toBe(200)
    // The removal is taken back.
    await ground.ask({
      method: 'POST',
      url: '/api/users/members/restore',
      query: { organization: 'twofold' },
      payload: { ids: ['tbad'] },
      as: owner,
    })
    expect((await join('twofold', plus)).status).toBe(200)
  })

  test('404 once the organization is deleted', async () => {
    const owner = await ground.organization('deleted')
    await ground.proven('deleted', 'deleted.org', { joining: 'join' })
    const ada = await ground.resident('dada', 'ada@deleted.org')
    const { body } = await ground.ask({ url: '/api/iam/organizations', as: owner })
    const [{ id } = { id: '' }] = body['results'] as { id: string }[]
    await ground.ask({ method: 'DELETE', url: `/api/iam/organizations/${id}`, as: owner })
    expect(await offers(ada)).toEqual([])
    expect((await join('deleted', ada)).status).toBe(404)
  })
})
