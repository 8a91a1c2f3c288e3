/** What an organization asks of sign-ins, at every door: two servers on one database, and the real identity provider. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredRules } from '#db/schema.ts'
import {
  type Body,
  rulesUrl,
  type School,
  schoolOnTwoServers,
  secondStep,
  site,
} from '#testing/fixtures/security-rules.ts'

let the: School
beforeAll(async () => void (the = await schoolOnTwoServers()), 60_000)
afterAll(() => the.close())
beforeEach(async () => {
  await the.setRules(null)
  await the.signedInAgo(the.member, 0)
})

describe('where an organization is entered', () => {
  test.each<[string, StoredRules, number]>([
    ['second_step_required', secondStep, 0],
    ['sign_in_way_not_allowed', { ways: ['google', 'passkey', 'mail'] }, 0],
    ['sign_in_too_old', { freshHours: 1 }, 60 * 60 * 1_000],
  ])('403 %s: no token for its site, no call inside it; the rest is as it was', async (code, rules, agoMs) => {
    await the.setRules(rules)
    await the.signedInAgo(the.member, agoMs)
    for (const server of [the.one, the.two]) expect(await the.inside(the.member, server)).toEqual([403, code])
    for (const body of [{ origin: site }, { organization: 'acme' }, { origin: site, organization: 'elsewhere' }]) {
      expect(await the.mint(the.member, body)).toMatchObject({ status: 403, body: { error: code } })
    }
    expect(await the.outside(the.member)).toEqual([200, undefined])
    expect(await the.inside(the.member, the.one, 'elsewhere')).toEqual([200, undefined])
    expect((await the.mint(the.member, { origin: 'http://elsewhere.localhost:8080' })).status).toBe(201)
    expect((await the.mint(the.member, {})).status, 'for nobody’s site').toBe(201)
  })

  test('whoever is no member learns nothing of its rules: 404', async () => {
    await the.setRules({ ways: ['google'] })
    const { status } = await the.one.api({ url: '/api/users/top-five-rank?organization=acme' })
    expect(status).toBe(404)
  })

  test('a token that was made before a rule is not exchanged after it, nor one for nobody’s site at its site', async () => {
    const tokens = [
      (await the.mint(the.member)).body['customToken'],
      (await the.mint(the.member, {})).body['customToken'],
    ]
    await the.setRules(secondStep)
    for (const token of tokens) {
      const { status, body } = await the.exchange(token)
      expect([status, (body['error'] as Body)['message']]).toEqual([400, 'INVALID_CUSTOM_TOKEN'])
    }
    expect((await the.exchange(tokens[1], 'http://elsewhere.localhost:8080')).status).toBe(200)
  })

  test('a second step that was taken counts, here and where the session is handed on to', async () => {
    await the.setRules(secondStep)
    expect(await the.inside(the.owner)).toEqual([200, undefined])
    expect(await the.inside(await the.arrive(the.owner), the.two)).toEqual([200, undefined])
  })

  test('days of grace: until their last moment, from the rule or from joining, whichever is later', async () => {
    const ago = (ms: number) => ({ secondStep: { since: new Date(Date.now() - ms).toISOString(), graceDays: 2 } })
    await the.setRules(ago(2 * DAY_MS - 60_000))
    expect(await the.inside(the.member)).toEqual([200, undefined])
    await the.one.database.db.execute(
      sql`update organization_members set created_at = now() - interval '10 days' where uid = ${the.member.uid} and organization_id = ${the.acme}`,
    )
    await the.setRules(ago(2 * DAY_MS))
    expect(await the.inside(the.member)).toEqual([403, 'second_step_required'])
    const theirs = sql`where uid = ${the.member.uid} and organization_id = ${the.acme}`
    await the.one.database.db.execute(sql`update organization_members set created_at = now() ${theirs}`)
    // As if they had not been there before.
    await the.one.database.db.execute(sql`update organization_members set first_inside_at = null ${theirs}`)
    expect(await the.inside(the.member)).toEqual([200, undefined])
    expect((await the.mint(the.member)).status).toBe(201)
  })
})

describe('sessions on its site already', () => {
  test('a rule that is switched on at one server ends them at the other, at once; it switched off, they go on', async () => {
    const there = await the.arrive(the.member)
    const elsewhere = await the.arrive(the.member, 'http://elsewhere.localhost:8080')
    expect(await the.outside(there, the.two)).toEqual([200, undefined])
    const { status } = await the.changeRules(the.owner, { second_step: { grace_days: 0 } })
    expect(status).toBe(200)
    for (const server of [the.two, the.one]) {
      expect(await the.outside(there, server)).toEqual([403, 'second_step_required'])
      expect(await the.inside(there, server, 'elsewhere')).toEqual([403, 'second_step_required'])
      const { body } = await the.protocol(server, 'v1/accounts:lookup', { idToken: there.idToken })
      expect((body['error'] as Body)['message']).toBe('TOKEN_EXPIRED')
      const refused = await the.refresh(there.refreshToken, server)
      expect((refused.body['error'] as Body)['message']).toBe('TOKEN_EXPIRED')
    }
    for (const session of [elsewhere, the.member]) expect(await the.outside(session, the.two)).toEqual([200, undefined])
    expect((await the.refresh(elsewhere.refreshToken, the.two)).status).toBe(200)

    expect((await the.changeRules(the.owner, { second_step: null })).status).toBe(200)
    expect(await the.outside(there, the.two)).toEqual([200, undefined])
    expect((await the.refresh(there.refreshToken, the.two)).status).toBe(200)
  })

  test('one that does not meet them hands nobody on, by what it made before: not to ours, nor to another organization’s', async () => {
    const there = await the.arrive(the.member)
    const elsewhere = 'http://elsewhere.localhost:8080'
    const [ours, theirs] = [await the.mint(there, {}), await the.mint(there, { origin: elsewhere })]
    await the.setRules(secondStep)
    for (const [{ body }, at] of [
      [ours, 'http://localhost:8080'],
      [theirs, elsewhere],
    ] as const) {
      const refused = await the.exchange(body['customToken'], at)
      expect([refused.status, refused.body['error']], at).toMatchObject([400, { message: 'INVALID_CUSTOM_TOKEN' }])
    }
  })

  test('one that does not meet them can be logged out, with what it handed on', async () => {
    const there = await the.arrive(the.member)
    const handedOn = await the.arrive(there, 'http://elsewhere.localhost:8080')
    await the.setRules(secondStep)
    const logOut = { method: 'POST', url: '/api/iam/auth/logout' } as const
    expect((await the.one.api(logOut, `Bearer ${there.idToken}`)).status).toBe(204)
    await the.setRules(null)
    for (const session of [there, handedOn]) expect((await the.outside(session, the.two))[0]).toBe(401)
    expect((await the.refresh(there.refreshToken)).status).toBe(400)
  })

  test('one that meets the rules is carried on', async () => {
    await the.setRules({ ...secondStep, ways: ['password'] })
    const there = await the.arrive(the.owner)
    expect(await the.outside(there, the.two)).toEqual([200, undefined])
    expect((await the.refresh(there.refreshToken, the.two)).status).toBe(200)
  })

  test('handing a session on, and on again, makes it no fresher and no other way', async () => {
    await the.signedInAgo(the.member, 3 * DAY_MS)
    const there = await the.arrive(await the.arrive(the.member), 'http://elsewhere.localhost:8080')
    await the.setRules({ freshHours: 71 })
    expect(await the.inside(there)).toEqual([403, 'sign_in_too_old'])
    await the.setRules({ freshHours: 73, ways: ['password'] })
    expect(await the.inside(there)).toEqual([200, undefined])
    await the.setRules({ ways: ['passkey'] })
    expect(await the.inside(there)).toEqual([403, 'sign_in_way_not_allowed'])
  })
})

test('everybody is told what is asked of them, also who is not let in: by their own organizations alone', async () => {
  await the.setRules({ ...secondStep, ways: ['password'], freshHours: 8 })
  const url = '/api/iam/organizations/own-rules'
  const { body } = await the.one.api({ url }, `Bearer ${the.member.idToken}`)
  expect(body['results']).toEqual([
    {
      name: 'acme',
      displayName: 'A Fine School',
      refused: 'second_step_required',
      second_step: { taken: false, due: expect.any(String) },
      ways: ['password'],
      fresh_hours: 8,
    },
  ])
  expect((await the.one.api({ url: `${url}?name=elsewhere` }, `Bearer ${the.member.idToken}`)).body['results']).toEqual(
    [],
  )
  expect((await the.one.api({ url })).body['results'], 'a stranger').toEqual([])
})

test('an owner without their second step has a way back: setting one up again, outside of the organization', async () => {
  const lost = await the.signUp('lost@example.com')
  await the.join(lost.uid, 'owner')
  await the.setRules(secondStep)
  expect(await the.asked(rulesUrl, lost)).toEqual([403, 'second_step_required'])
  expect(await the.asked(rulesUrl, await the.enrol(lost))).toEqual([200, undefined])
})
