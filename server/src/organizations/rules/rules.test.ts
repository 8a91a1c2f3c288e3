/** The security rules of an organization, changed by its owners: who may, what is refused, and what is told. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, auditRecords, mails, organizationNotices, sessions } from '#db/schema.ts'
import { type Person, rulesUrl, type School, schoolOnTwoServers } from '#testing/fixtures/security-rules.ts'

let the: School
beforeAll(async () => void (the = await schoolOnTwoServers()), 60_000)
afterAll(() => the.close())
beforeEach(async () => {
  await the.setRules(null)
  await the.signedInAgo(the.member, 0)
})

describe('changing the rules', () => {
  const errorOf = async (as: Person, change: object) => {
    const { status, body } = await the.changeRules(as, change)
    return [status, body['error']]
  }

  test('what the owner does not meet themselves, in this very session, is refused: 409', async () => {
    for (const change of [{ ways: ['google', 'mail'] }, { ways: ['passkey'] }])
      expect(await errorOf(the.owner, change)).toEqual([409, 'rules_lock_out'])
    await the.one.database.db.update(sessions).set({ secondStep: null }).where(eq(sessions.uid, the.otherOwner.uid))
    await the.one.database.db.update(accounts).set({ secondStep: false }).where(eq(accounts.uid, the.otherOwner.uid))
    // Not with days of grace either: they may pass, and nobody be there.
    expect(await errorOf(the.otherOwner, { second_step: { grace_days: 90 } })).toEqual([409, 'rules_lock_out'])
    expect(
      await the.one.api(
        {
          method: 'POST',
          url: `${rulesUrl}/preview`,
          payload: { second_step: { grace_days: 90 }, ways: null, fresh_hours: null },
        },
        `Bearer ${the.otherOwner.idToken}`,
      ),
    ).toMatchObject({ status: 200, body: { own: false } })
    await the.one.database.db.update(sessions).set({ secondStep: 'app' }).where(eq(sessions.uid, the.otherOwner.uid))
  })

  test('422 for no way at all, hours that are none, and days beyond the most', async () => {
    for (const change of [{ ways: [] }, { ways: ['sms'] }, { fresh_hours: 0 }, { second_step: { grace_days: 91 } }])
      expect((await the.changeRules(the.owner, change)).status).toBe(422)
  })

  test('403 recent_login_required: an earlier sign-in, and one that was handed on', async () => {
    expect(await errorOf(await the.arrive(the.owner), { fresh_hours: 8 })).toEqual([403, 'recent_login_required'])
  })

  test('two owners at once: one is told that there are other rules by now, and nothing of hers is lost', async () => {
    const { version } = (await the.one.api({ url: rulesUrl }, `Bearer ${the.owner.idToken}`)).body as {
      version: number
    }
    const answers = await Promise.all([
      the.changeRules(the.owner, { fresh_hours: 8 }, version),
      the.changeRules(the.otherOwner, { second_step: { grace_days: 7 } }, version),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['error']).toBe('changed_meanwhile')
    const { body } = await the.one.api({ url: rulesUrl }, `Bearer ${the.owner.idToken}`)
    expect([body['version'], [body['fresh_hours'], body['second_step']].filter(Boolean).length]).toEqual([
      version + 1,
      1,
    ])
  })

  test('is recorded, with what was changed and nothing else; saving what is there already changes nothing', async () => {
    await the.changeRules(the.owner, { second_step: { grace_days: 7 }, ways: ['password', 'google'] })
    const again = await the.changeRules(the.owner, { ways: ['google', 'password'] })
    expect(again).toMatchObject({ status: 200, body: { second_step: { grace_days: 7 }, fresh_hours: null } })
    const since = again.body['second_step_since']
    const longer = await the.changeRules(the.owner, { second_step: { grace_days: 14 } })
    expect(longer.body['second_step_since'], 'counted from when it was switched on').toBe(since)
    const records = await the.one.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'rules.changed'))
      .orderBy(auditRecords.id)
    expect(records.slice(-2)).toMatchObject([
      { actor: the.owner.uid, organizationId: the.acme, detail: { second_step: 7, ways: 'google, password' } },
      { detail: { second_step: 14 } },
    ])
    expect(Object.keys(records.at(-1)?.detail ?? {})).toEqual(['second_step'])
  })

  test('says how many do not meet them, before and after', async () => {
    const wanted = { second_step: { grace_days: 7 }, ways: ['google'], fresh_hours: 1 }
    await the.signedInAgo(the.member, 2 * 60 * 60 * 1_000)
    const { body } = await the.one.api(
      { method: 'POST', url: `${rulesUrl}/preview`, payload: wanted },
      `Bearer ${the.owner.idToken}`,
    )
    expect(body['own'], 'by password').toBe(false)
    expect(body['lacking']).toMatchObject({ members: 3, ways: 3, fresh_hours: 1 })
    const changed = await the.changeRules(the.owner, { fresh_hours: 1 })
    expect(changed.body['lacking']).toEqual({ members: 3, second_step: null, ways: null, fresh_hours: 1 })
  })

  test('time to set a second step up counts from the first day of a membership, where that came later than joining', async () => {
    const day = 86_400_000
    const { db } = the.one.database
    const daysOf = async (joined: Date, startsOn: string | null) => {
      const theirs = sql`where uid = ${the.member.uid} and organization_id = ${the.acme}`
      await db.execute(sql`update organization_members set created_at = ${joined.toISOString()}, starts_on = ${startsOn}
        ${theirs}`)
      // As if they had not been there before.
      await db.execute(sql`update organization_members set first_inside_at = null ${theirs}`)
    }
    await the.setRules({ secondStep: { since: new Date(Date.now() - 30 * day).toISOString(), graceDays: 3 } })
    const longAgo = new Date(Date.now() - 10 * day)
    await daysOf(longAgo, null)
    expect(await the.inside(the.member)).toEqual([403, 'second_step_required'])
    expect((await the.mint(the.member)).body['error']).toBe('second_step_required')
    await daysOf(longAgo, new Date().toISOString().slice(0, 10))
    expect(await the.inside(the.member)).toEqual([200, undefined])
    const arrived = await the.arrive(the.member)
    expect(await the.outside(arrived)).toEqual([200, undefined])
    expect((await the.refresh(arrived.refreshToken)).status).toBe(200)
    const own = await the.one.api({ url: '/api/iam/organizations/own-rules' }, `Bearer ${the.member.idToken}`)
    const [rule] = own.body['results'] as { refused: unknown; second_step: { due: string } }[]
    expect([rule?.refused, Date.parse(rule?.second_step.due ?? '') > Date.now()]).toEqual([null, true])
    const me = { url: '/api/users/members/me?organization=acme' }
    expect((await the.one.api(me, `Bearer ${the.member.idToken}`)).body['own_rules']).toEqual(rule)
    await daysOf(new Date(), null)
  })

  test('says who they are, a page at a time, as many as the number; of a rule that is not asked nobody', async () => {
    await the.signedInAgo(the.member, 2 * 60 * 60 * 1_000)
    await the.setRules({ freshHours: 1 })
    const list = (rule: string, as = the.owner) =>
      the.one.api({ url: `${rulesUrl}/lacking?rule=${rule}&limit=2` }, `Bearer ${as.idToken}`)
    expect(await list('fresh_hours')).toMatchObject({
      status: 200,
      body: { page: 1, totalResults: 1, totalPages: 1, results: [{ user_id: the.member.uid, role: 'User' }] },
    })
    expect((await list('ways')).body).toMatchObject({ totalResults: 0, results: [] })
    expect((await list('every')).status).toBe(422)
    expect((await list('fresh_hours', the.member)).status).toBe(403)
  })

  test('the other owners are told, whoever changed them is not; over and over, five times an hour', async () => {
    const told = async (to: Person) => {
      const rows = await the.one.database.db.select().from(mails).where(eq(mails.recipient, to.email))
      return rows.filter(({ template }) => template === 'rules_changed').length
    }
    await the.one.database.db.delete(organizationNotices)
    const before = [await told(the.owner), await told(the.otherOwner), await told(the.member)]
    for (let hours = 10; hours < 18; hours += 1)
      expect((await the.changeRules(the.owner, { fresh_hours: hours })).status).toBe(200)
    await the.changeRules(the.owner, { fresh_hours: 17 })
    const after = [await told(the.owner), await told(the.otherOwner), await told(the.member)]
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([0, 5, 0])
  })
})
