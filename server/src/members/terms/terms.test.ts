/** Memberships with a first and a last day: who is let in when, who may set them, and what the job makes of them. */
import { dayAt } from '@atrium/contract/rules/time/day'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDays, termsFixture, type TermsFixture } from '#testing/fixtures/terms.ts'
import { brokenRules } from '#testing/model/invariants.ts'

let ground: TermsFixture
beforeAll(async () => {
  ground = await termsFixture()
})
afterAll(async () => {
  expect(await brokenRules(ground.database.db)).toEqual([])
  await ground.close()
})

describe('by the clock', () => {
  test('before the first day the person belongs, and is let in nowhere', async () => {
    await ground.organization('early')
    const soon = inDays(20)
    const ada = await ground.member('early', 'earlyada', 'staff', { startsOn: soon })
    expect((await ground.listed('early')).get('earlyada')).toMatchObject({
      term: 'waiting',
      startsOn: soon,
      endsOn: null,
    })
    expect((await ground.organizationsOf(ada)).results).toMatchObject([{ name: 'early', startsOn: soon }])
    for (const path of ['members', 'members/me', 'classes', 'top-five-rank']) {
      expect((await ground.get('early', path, ada)).status, path).toBe(404)
    }
    await ground.database.db.execute(
      sql`update organization_members set starts_on = current_date where uid = 'earlyada'`,
    )
    expect((await ground.get('early', 'members/me', ada)).status).toBe(200)
    expect((await ground.organizationsOf(ada)).results).toMatchObject([{ name: 'early', startsOn: null }])
  })

  test('behind the last day it is over at once, though the job has not run', async () => {
    await ground.organization('late')
    await ground.organization('other')
    const ada = await ground.member('late', 'lateada', 'staff', { endsOn: inDays(0) })
    await ground.member('other', 'lateada')
    expect((await ground.get('late', 'members/me', ada)).status).toBe(200)
    await ground.letEnd('lateada')
    await ground.database.db.execute(
      sql`update organization_members m set ends_on = null from organizations o where o.id = m.organization_id and o.name = 'other'`,
    )
    expect((await ground.get('late', 'members/me', ada)).status).toBe(404)
    expect((await ground.listed('late')).get('lateada')).toMatchObject({ term: 'over' })
    expect(await ground.organizationsOf(ada)).toMatchObject({ results: [{ name: 'other' }], totalResults: 1 })
  })

  test('the last day counts: an hour before its end one is in', async () => {
    const owner = await ground.organization('lastday')
    await ground.member('lastday', 'lastdayada')
    const { body } = await ground.set('lastday', owner, {
      user_id: 'lastdayada',
      startsOn: inDays(0),
      endsOn: inDays(0),
    })
    expect(body['changed']).toEqual([{ user_id: 'lastdayada', from: { startsOn: null, endsOn: null } }])
    expect((await ground.listed('lastday')).get('lastdayada')?.term).toBe('current')
  })
})

describe('in the organization’s time zone', () => {
  const move = (organization: string, zone: string) =>
    ground.database.db.execute(sql`update organizations set time_zone = ${zone} where name = ${organization}`)
  const [earliest, latest] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

  test('a last day is over in one place while it goes on in another, at once where the organization moves', async () => {
    await ground.organization('zones')
    const today = dayAt(new Date(), latest)
    const ada = await ground.member('zones', 'zonesada', 'staff')
    await move('zones', latest)
    await ground.database.db.execute(sql`update organization_members set ends_on = ${today} where uid = 'zonesada'`)
    expect((await ground.get('zones', 'members/me', ada)).status).toBe(200)
    expect((await ground.listed('zones')).get('zonesada')?.term).toBe('current')
    await move('zones', earliest)
    expect((await ground.get('zones', 'members/me', ada)).status).toBe(404)
    expect((await ground.listed('zones')).get('zonesada')?.term).toBe('over')
  })

  test('a first day has begun in one place while it is to come in another', async () => {
    await ground.organization('firsts')
    const today = dayAt(new Date(), earliest)
    const ada = await ground.member('firsts', 'firstsada', 'staff', { startsOn: today })
    await move('firsts', latest)
    expect((await ground.get('firsts', 'members/me', ada)).status).toBe(404)
    expect((await ground.listed('firsts')).get('firstsada')?.term).toBe('waiting')
    await move('firsts', earliest)
    expect((await ground.get('firsts', 'members/me', ada)).status).toBe(200)
  })

  test('which last day is past is asked there', async () => {
    const owner = await ground.organization('pasts')
    await ground.member('pasts', 'pastsada')
    await move('pasts', latest)
    const yesterdayThere = dayAt(new Date(Date.now() - 86_400_000), latest)
    expect((await ground.set('pasts', owner, { user_id: 'pastsada', endsOn: yesterdayThere })).status).toBe(422)
    const todayThere = dayAt(new Date(), latest)
    expect((await ground.set('pasts', owner, { user_id: 'pastsada', endsOn: todayThere })).status).toBe(200)
    await move('pasts', earliest)
    await ground.set('pasts', owner, { user_id: 'pastsada' })
    expect((await ground.set('pasts', owner, { user_id: 'pastsada', endsOn: todayThere })).status).toBe(422)
  })

  // Chile's clocks leave out the midnight of this day; Berlin's go through an hour of that one twice.
  test.each([
    ['America/Santiago', '2026-09-05', '2026-09-06', '2026-09-06 04:00:00+00'],
    ['Europe/Berlin', '2026-10-24', '2026-10-25', '2026-10-24 22:00:00+00'],
    ['Europe/Berlin', '2026-10-25', '2026-10-26', '2026-10-25 23:00:00+00'],
  ])('%s: what ends on %s is over as what starts on %s begins', async (zone, last, first, moment) => {
    const name = `dst${first.replaceAll('-', '')}${zone.length}`
    await ground.organization(name)
    await move(name, zone)
    for (const [uid, days] of [
      [`${name}last`, { endsOn: last }],
      [`${name}first`, { startsOn: first }],
    ] as const) {
      await ground.member(name, uid, 'User', days)
    }
    const moments = await ground.rows<{ at: string }>(sql`
      select coalesce(starts_at, ends_at) at time zone 'UTC' || '+00' as at from organization_members
      where uid in (${`${name}last`}, ${`${name}first`})`)
    expect(moments.map(({ at }) => at)).toEqual([moment, moment])
  })

  test('nobody is told twice because the organization moved', async () => {
    await ground.organization('moved')
    await ground.member('moved', 'movedada', 'User', { endsOn: inDays(10) })
    await ground.round()
    for (const zone of [earliest, latest, 'UTC']) {
      await move('moved', zone)
      await ground.round()
    }
    expect(await ground.mailsTo('movedada')).toEqual(['term_ending'])
  })
})

describe('who may set them', () => {
  test('422 for no day, a last day before the first, and one that is past', async () => {
    const owner = await ground.organization('wrongdays')
    await ground.member('wrongdays', 'wrongada')
    const wrong = [
      { startsOn: '2026-02-30' },
      { endsOn: '1.9.2026' },
      { startsOn: inDays(9), endsOn: inDays(8) },
      { endsOn: inDays(-1) },
    ]
    for (const days of wrong) {
      expect(
        (await ground.set('wrongdays', owner, { user_id: 'wrongada', ...days })).status,
        JSON.stringify(days),
      ).toBe(422)
    }
    expect((await ground.listed('wrongdays')).get('wrongada')).toMatchObject({ startsOn: null, endsOn: null })
  })

  test('staff give Users their days, and neither owners, nor staff, nor themselves', async () => {
    await ground.organization('ranks')
    const staff = await ground.member('ranks', 'rankstaff', 'staff', { endsOn: inDays(30) })
    await ground.member('ranks', 'rankuser')
    const endsOn = inDays(90)
    const people = ['ranksowner', 'rankstaff', 'rankuser'].map((user_id) => ({ user_id, endsOn }))
    const { status, body } = await ground.set('ranks', staff, ...people)
    expect([status, body['changed']]).toMatchObject([200, [{ user_id: 'rankuser' }]])
    expect(body['kept']).toEqual([
      { user_id: 'ranksowner', reason: 'forbidden' },
      { user_id: 'rankstaff', reason: 'forbidden' },
    ])
    expect((await ground.listed('ranks')).get('rankstaff')?.endsOn).toBe(inDays(30))
  })

  test('people of another organization are nobody', async () => {
    const owner = await ground.organization('mine')
    await ground.organization('theirs')
    await ground.member('theirs', 'theirsada')
    expect((await ground.set('mine', owner, { user_id: 'theirsada', endsOn: inDays(3) })).status).toBe(404)
    expect((await ground.listed('theirs')).get('theirsada')?.endsOn).toBeNull()
  })

  test('409: the last owner who is there for good gets no last day and no later first one, by whatever way', async () => {
    const owner = await ground.organization('owned')
    const self = { user_id: 'ownedowner' }
    expect(await ground.set('owned', owner, { ...self, endsOn: inDays(9) })).toMatchObject({ status: 409 })
    expect(await ground.set('owned', owner, { ...self, startsOn: inDays(9) })).toMatchObject({ status: 409 })
    const second = await ground.member('owned', 'ownedsecond', 'owner', { endsOn: inDays(9) })
    expect(await ground.set('owned', owner, { ...self, endsOn: inDays(9) })).toMatchObject({ status: 409 })
    // An owner who will go is none to rely on: nobody else may go for good.
    const inQuery = { query: { organization: 'owned' }, as: second }
    const url = '/api/users/members/ownedowner'
    expect((await ground.ask({ method: 'DELETE', url, ...inQuery })).status).toBe(409)
    const demotion = { method: 'PATCH', url: `${url}/role`, ...inQuery, payload: { role: 'staff' } } as const
    expect((await ground.ask(demotion)).status).toBe(409)
    const { body } = await ground.set('owned', second, { ...self, endsOn: inDays(9) }, { user_id: 'ownedsecond' })
    expect(body).toMatchObject({ changed: [{ user_id: 'ownedsecond' }], kept: [{ ...self, reason: 'last_owner' }] })
    expect(await ground.set('owned', second, { ...self, endsOn: inDays(9) })).toMatchObject({ status: 200 })
  })
})
