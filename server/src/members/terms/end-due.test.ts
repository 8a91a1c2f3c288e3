/** What the job makes of last days that are over or near, and how who is former comes back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { sql } from 'drizzle-orm'
import { joinByThemselves, standingOf } from '#members/join.ts'
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

describe('the job', () => {
  test('ends, records, tells each once, and keeps them as former for owners and staff', async () => {
    const owner = await ground.organization('ending')
    const staff = await ground.member('ending', 'endingstaff', 'staff')
    const [ada, bob] = [await ground.member('ending', 'endada'), await ground.member('ending', 'endbob')]
    await ground.letEnd('endada', 'endbob')
    await ground.round()
    await ground.round()
    expect(await ground.mailsTo('endada')).toEqual(['term_ended'])
    expect(await ground.mailsTo('endbob')).toEqual(['term_ended'])
    expect((await ground.timeline('ending', owner))[0]).toMatchObject({
      action: 'members.term_ended',
      detail: { people: 2 },
    })
    expect([...(await ground.listed('ending')).keys()].sort()).toEqual(['endingowner', 'endingstaff'])
    const former = async (as: typeof owner) =>
      (await ground.get('ending', 'members/former', as)).body as { results: Record<string, unknown>[] }
    const row = { user_id: 'endada', role: 'User', endsOn: inDays(-1), mayRenew: true }
    expect((await former(owner)).results).toMatchObject([
      { ...row, email: 'endada@example.com' },
      { user_id: 'endbob' },
    ])
    expect((await former(staff)).results).toMatchObject([{ ...row, email: null }, { user_id: 'endbob' }])
    for (const as of [ada, bob]) expect(await ground.organizationsOf(as)).toMatchObject({ totalResults: 0 })
    // Neither among those who were removed, nor to be restored like these.
    expect((await ground.get('ending', 'members/removed', owner)).body['totalResults']).toBe(0)
    const restoring = { method: 'POST', url: '/api/users/members/restore', query: { organization: 'ending' } } as const
    expect((await ground.ask({ ...restoring, payload: { ids: ['endada'] }, as: owner })).status).toBe(404)
  })

  test('tells of a last day 14 days and 1 day before, each once, however often it looks, and again of another day', async () => {
    const owner = await ground.organization('notices')
    await ground.member('notices', 'noticeada', 'User', { endsOn: inDays(30) })
    const lookAgain = async (endsOn: number) => {
      // The clock goes on, and the day comes nearer; what was told was told of this day.
      const at = inDays(endsOn)
      await ground.database.db.execute(sql`update organization_members
        set ends_on = ${at}, told_for = case when told_for is null then null else ${at}::date end where uid = 'noticeada'`)
      await ground.round()
      await ground.round()
      return ground.mailsTo('noticeada')
    }
    expect(await lookAgain(30)).toEqual([])
    expect(await lookAgain(15)).toEqual([])
    expect(await lookAgain(14)).toEqual(['term_ending'])
    expect(await lookAgain(9)).toEqual(['term_ending'])
    expect(await lookAgain(1)).toEqual(['term_ending', 'term_ending'])
    expect(await lookAgain(0)).toEqual(['term_ending', 'term_ending'])
    // Moved away and back: they know of it.
    await ground.set('notices', owner, { user_id: 'noticeada', endsOn: inDays(60) })
    await ground.round()
    await ground.set('notices', owner, { user_id: 'noticeada', endsOn: inDays(12) })
    await ground.round()
    expect((await ground.mailsTo('noticeada')).length).toBe(3)
  })

  test('a last day that is moved over and over: four mails in 30 days, and it ends when it is over', async () => {
    const owner = await ground.organization('moving')
    await ground.member('moving', 'movingada')
    for (let days = 2; days < 12; days += 1) {
      await ground.set('moving', owner, { user_id: 'movingada', endsOn: inDays(days) })
      await ground.round()
    }
    expect(await ground.mailsTo('movingada')).toEqual(Array.from({ length: 4 }, () => 'term_ending'))
    for (let times = 0; times < 6; times += 1) {
      await ground.letEnd('movingada')
      await ground.round()
      expect((await ground.listed('moving')).has('movingada')).toBe(false)
      await ground.renew('moving', owner, ['movingada'])
    }
    expect((await ground.mailsTo('movingada')).filter((one) => one === 'term_ended')).toHaveLength(4)
  })

  test('an end that is near from the start is told once; whoever has no address is told nothing', async () => {
    await ground.organization('near')
    await ground.member('near', 'nearada', 'User', { endsOn: inDays(1) })
    await ground.member('near', 'nearchild', 'User', { endsOn: inDays(1) })
    await ground.database.db.execute(sql`update users set email = null, email_key = null where uid = 'nearchild'`)
    await ground.round()
    await ground.round()
    expect(await ground.mailsTo('nearada')).toEqual(['term_ending'])
    await ground.letEnd('nearchild')
    await ground.round()
    expect(await ground.mailsTo('nearchild')).toEqual([])
  })

  test('looks again when something is to be done, and not before', async () => {
    await ground.organization('planned')
    await ground.member('planned', 'plannedada', 'User', { endsOn: inDays(30) })
    await ground.round()
    const due = async () =>
      (
        await ground.rows<{ days: number }>(
          sql`select (term_due_at at time zone 'UTC')::date - current_date as days from organization_members where uid = 'plannedada'`,
        )
      )[0]?.days
    expect(await due()).toBe(16)
    await ground.database.db.execute(
      sql`update organization_members set ends_on = current_date + 5 where uid = 'plannedada'`,
    )
    await ground.round()
    expect(await due()).toBe(4)
    await ground.database.db.execute(
      sql`update organization_members set ends_on = current_date where uid = 'plannedada'`,
    )
    await ground.round()
    expect(await due()).toBe(1)
  })

  test('keeps the owner whom no other one would follow, and says so', async () => {
    const owner = await ground.organization('kept')
    // Past every rule: no call leads here.
    await ground.letEnd('keptowner')
    await ground.round()
    expect((await ground.listed('kept')).get('keptowner')).toMatchObject({ endsOn: null, term: 'current' })
    expect(await ground.mailsTo('keptowner')).toEqual(['term_kept'])
    expect((await ground.timeline('kept', owner))[0]).toMatchObject({ action: 'member.term_kept' })
  })

  test('600 in parts, each told once, each part one line of the timeline', async () => {
    const owner = await ground.organization('crowd')
    await ground.database.db.execute(sql`
      with people as (
        insert into users (uid, display_name, email, email_key)
        select 'crowd' || n, 'Pupil ' || n, 'crowd' || n || '@example.com', 'crowd' || n || '@example.com'
        from generate_series(1, 600) n returning uid)
      insert into organization_members (organization_id, uid, role, ends_on)
      select o.id, people.uid, 'User', current_date - 1 from people, organizations o where o.name = 'crowd'`)
    await ground.round()
    const [mails] = await ground.rows<object>(sql`
      select count(*)::int as mails, count(distinct recipient)::int as people from mails where recipient like 'crowd%'`)
    expect(mails).toEqual({ mails: 600, people: 600 })
    const lines = (await ground.timeline('crowd', owner)).filter(({ action }) => action === 'members.term_ended')
    expect(lines.map(({ detail }) => detail['people'])).toEqual([100, 500])
    expect((await ground.get('crowd', 'members/former', owner)).body['totalResults']).toBe(600)
  })

  test('20 rounds and a change of the same days beside each other: told once, ended or extended, never both', async () => {
    const owner = await ground.organization('race')
    for (const name of ['racea', 'raceb', 'racec']) await ground.member('race', name)
    await ground.letEnd('racea', 'raceb', 'racec')
    const rounds = Array.from({ length: 20 }, () => ground.round())
    const moved = ground.set('race', owner, { user_id: 'raceb', endsOn: inDays(99) })
    await Promise.all([...rounds, moved])
    // Behind the last day it is over: whoever comes too late takes them in again.
    expect((await moved).status).toBe(404)
    for (const name of ['racea', 'raceb', 'racec']) expect(await ground.mailsTo(name)).toEqual(['term_ended'])
  })

  test('taking a change back behind the end finds nobody any more', async () => {
    const owner = await ground.organization('undone')
    await ground.member('undone', 'undoneada')
    await ground.set('undone', owner, { user_id: 'undoneada', endsOn: inDays(0) })
    await ground.letEnd('undoneada')
    await ground.round()
    expect((await ground.set('undone', owner, { user_id: 'undoneada' })).status).toBe(404)
  })
})

test('whom their last day took out does not come back by themselves where people of their domain do', async () => {
  await ground.organization('doors')
  await ground.member('doors', 'doorsada', 'User', { endsOn: inDays(3) })
  await ground.member('doors', 'doorsearly', 'User', { startsOn: inDays(3) })
  const [{ id: organizationId } = { id: '' }] = await ground.rows<{ id: string }>(
    sql`select id from organizations where name = 'doors'`,
  )
  const { db } = ground.database
  const joining = {
    organizationId,
    uid: 'doorsada',
    emailKey: 'ada@doors.example',
    role: 'User' as const,
    labels: [],
    isOpen: true,
  }
  expect(await standingOf(db, organizationId, 'doorsearly')).toBe('member')
  await ground.letEnd('doorsada')
  for (const when of ['before the job', 'behind it']) {
    expect(await standingOf(db, organizationId, 'doorsada'), when).toBe('removed')
    expect(await db.transaction((tx) => joinByThemselves(tx, joining)), when).toBe('asks')
    await ground.round()
  }
})

describe('renewing', () => {
  test('takes them in again as what they were, by the name they have now, with labels and classes', async () => {
    const owner = await ground.organization('again')
    const ada = await ground.member('again', 'againada', 'staff')
    const inAgain = { method: 'POST', query: { organization: 'again' }, as: owner } as const
    const made = await ground.ask({
      ...inAgain,
      url: '/api/users/classes',
      payload: { name: '7a', members: ['againada'] },
    })
    await ground.letEnd('againada')
    await ground.round()
    await ground.database.db.execute(sql`update users set display_name = 'Ada Renamed' where uid = 'againada'`)
    const { body } = await ground.get('again', 'members/former', owner)
    expect(body['results'], 'as they left').toMatchObject([{ displayName: 'againada' }])
    const past = await ground.renew('again', owner, ['againada'], { endsOn: inDays(-1) })
    expect(past, 'and not that somebody is to be removed, who is not there').toMatchObject({
      status: 422,
      body: { errors: { endsOn: fieldMessages.renewedLastDayPast } },
    })
    expect(await ground.renew('again', owner, ['againada', 'againowner'])).toMatchObject({ status: 404 })
    const days = { startsOn: inDays(0), endsOn: inDays(40) }
    expect(await ground.renew('again', owner, ['againada'], days)).toEqual({ status: 200, body: { renewed: 1 } })
    expect((await ground.listed('again')).get('againada')).toMatchObject({
      displayName: 'Ada Renamed',
      role: 'staff',
      ...days,
    })
    expect((await ground.get('again', 'members/me', ada)).status).toBe(200)
    const { body: classes } = await ground.get('again', 'classes', owner)
    expect(classes['results']).toMatchObject([{ id: made.body['id'], members: 1 }])
    expect((await ground.get('again', 'members/former', owner)).body['totalResults']).toBe(0)
  })

  test('staff take Users in again, and nobody else; nobody takes in the former of another organization', async () => {
    await ground.organization('staffed')
    const outsider = await ground.organization('outside')
    const staff = await ground.member('staffed', 'staffedstaff', 'staff')
    await ground.member('staffed', 'staffeduser')
    await ground.member('staffed', 'staffedcolleague', 'staff')
    await ground.letEnd('staffeduser', 'staffedcolleague')
    await ground.round()
    expect((await ground.renew('staffed', staff, ['staffedcolleague'])).status).toBe(403)
    expect((await ground.renew('outside', outsider, ['staffeduser'])).status).toBe(404)
    expect((await ground.renew('staffed', staff, ['staffeduser'])).status).toBe(200)
  })
})
