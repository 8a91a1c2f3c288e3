/** Invites to memberships with a first and a last day, by status. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
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

describe('invites', () => {
  const url = '/api/users/invites'
  const accept = (token: unknown, person: string) =>
    ground.person(person).then((as) => ground.ask({ method: 'POST', url: `${url}/success`, payload: { token }, as }))
  const invite = (organization: string, payload: object) =>
    ground
      .person(`${organization}owner`)
      .then((as) => ground.ask({ method: 'POST', url, query: { organization }, payload, as }))

  test('whoever accepts gets the days; who is there keeps the longer ones', async () => {
    await ground.organization('inviting')
    const days = { startsOn: inDays(5), endsOn: inDays(50) }
    const { status, body } = await invite('inviting', { ...days, uses: 5 })
    expect(status).toBe(201)
    await ground.member('inviting', 'therelonger', 'User', { endsOn: inDays(70) })
    await ground.member('inviting', 'thereforgood', 'User')
    for (const who of ['newcomer', 'therelonger', 'thereforgood']) {
      expect((await accept(body['token'], who)).status, who).toBe(200)
    }
    const people = await ground.listed('inviting')
    expect(people.get('newcomer')).toMatchObject({ ...days, term: 'waiting' })
    expect(people.get('therelonger')).toMatchObject({ startsOn: null, endsOn: inDays(70) })
    expect(people.get('thereforgood')).toMatchObject({ startsOn: null, endsOn: null })
    const preview = await ground.ask({ method: 'POST', url: `${url}/preview`, payload: { token: body['token'] } })
    expect(preview.body).toMatchObject(days)
  })

  test('a link for Users lengthens and advances the days of no one who is more', async () => {
    await ground.organization('lowerinvite')
    const link = (await invite('lowerinvite', { uses: 5 })).body['token']
    await ground.member('lowerinvite', 'waitingstaff', 'staff', { startsOn: inDays(30) })
    await ground.member('lowerinvite', 'shortowner', 'owner', { endsOn: inDays(30) })
    expect((await accept(link, 'waitingstaff')).body).toMatchObject({ role: 'staff' })
    expect((await accept(link, 'shortowner')).body).toMatchObject({ role: 'owner' })
    const people = await ground.listed('lowerinvite')
    expect(people.get('waitingstaff')).toMatchObject({ startsOn: inDays(30), endsOn: null, term: 'waiting' })
    expect(people.get('shortowner')).toMatchObject({ startsOn: null, endsOn: inDays(30) })
    const asStaff = await ground.get('lowerinvite', 'members', await ground.person('waitingstaff'))
    expect(asStaff.status).toBe(404)
  })

  test('a higher role for fewer days is not given for more, and the invite is there still; for as many it is', async () => {
    await ground.organization('higherinvite')
    const open = async (payload: object) => (await invite('higherinvite', { role: 'staff', ...payload })).body['token']
    const [short, long] = [await open({ endsOn: inDays(20) }), await open({})]
    await ground.member('higherinvite', 'forgood', 'User')
    await ground.member('higherinvite', 'fortendays', 'User', { endsOn: inDays(10) })
    for (let again = 0; again < 2; again += 1)
      expect(await accept(short, 'forgood')).toMatchObject({ status: 200, body: { role: 'User' } })
    expect((await accept(short, 'fortendays')).body).toMatchObject({ role: 'staff' })
    expect((await accept(short, 'forgood')).body['error']).toBe('invite_used_up')
    expect((await accept(long, 'forgood')).body).toMatchObject({ role: 'staff' })
    const people = await ground.listed('higherinvite')
    expect(people.get('forgood')).toMatchObject({ role: 'staff', endsOn: null })
    expect(people.get('fortendays')).toMatchObject({ role: 'staff', endsOn: inDays(20) })
    const recorded = await ground.rows<{ action: string; subject: string }>(
      sql`select action, subject from audit_records where action in ('member.role_changed', 'member.term_changed')
          and subject in ('forgood', 'fortendays') order by subject, action`,
    )
    expect(recorded.map(({ action, subject }) => `${subject} ${action}`)).toEqual([
      'forgood member.role_changed',
      'fortendays member.role_changed',
      'fortendays member.term_changed',
    ])
  })

  test('a link from before somebody’s last day does not begin their membership anew', async () => {
    await ground.organization('endedinvite')
    const link = (await invite('endedinvite', { uses: 5 })).body['token']
    await ground.member('endedinvite', 'ended', 'User', { endsOn: inDays(1) })
    await ground.letEnd('ended')
    await ground.database.db.execute(sql`update invites set created_at = now() - interval '3 days'`)
    expect((await accept(link, 'ended')).body['error']).toBe('invite_used_up')
  })

  test('422 for days that are past or in no order; an invite ends with the last day of what it leads to', async () => {
    await ground.organization('shortinvite')
    expect((await invite('shortinvite', { endsOn: inDays(-1) })).status).toBe(422)
    expect((await invite('shortinvite', { startsOn: inDays(3), endsOn: inDays(2) })).status).toBe(422)
    const { body } = await invite('shortinvite', { endsOn: inDays(3) })
    expect(String(body['expiresAt']).slice(0, 10)).toBe(inDays(4))
  })

  test('an invite whose membership is over makes nobody a member, whatever its own end says', async () => {
    const owner = await ground.organization('overinvite')
    const { body } = await invite('overinvite', { endsOn: inDays(1) })
    await ground.database.db.execute(sql`update invites set ends_on = current_date - 1 where id = ${body['id']}`)
    const { status, body: refusal } = await accept(body['token'], 'toolate')
    expect([status, refusal['error']]).toEqual([400, 'invite_expired'])
    const renewing = { method: 'POST', url: `${url}/${String(body['id'])}/renew`, as: owner } as const
    expect((await ground.ask({ ...renewing, query: { organization: 'overinvite' } })).status).toBe(422)
  })
})
