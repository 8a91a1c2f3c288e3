/** Imports of people: looked at, applied, gone on with. */
import type { PeopleImport } from '@atrium/contract/people/people-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { join } from '#members/join.ts'
import { create } from '#organizations/create.ts'
import { limitDefaults } from '#limits/rates.ts'
import { organizationAreas } from '#testing/fixtures/organization-areas.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { servePeopleImports } from './routes.ts'
import { workOff } from './work.ts'

let server: TestServer
let context: Parameters<typeof workOff>[0]
beforeAll(async () => {
  // The tests work by themselves: no job runs behind their backs.
  server = await testServer([...organizationAreas, servePeopleImports])
  context = server.context
})
afterAll(() => server.close())

const url = '/api/users/imports'
const previewing = (organization: string, text: string, as: Actor) =>
  server.ask({ method: 'POST', url: `${url}/preview`, query: { organization }, payload: { text }, as })
const starting = (organization: string, text: string, as: Actor, key = `key-for-${organization}-import`) =>
  server.ask({
    method: 'POST',
    url,
    query: { organization },
    payload: { text },
    as,
    headers: { 'idempotency-key': key },
  })

/** An organization with an owner, a plain member and a staff member. */
async function organization(name: string): Promise<Actor> {
  const owner = await server.person(`${name}owner`)
  // Whoever has not confirmed their address sends few invites by mail.
  owner.emailVerified = true
  const { organization: made } = await create(
    { db: server.database.db },
    { actor: owner, name, displayName: 'A Fine School' },
  )
  for (const [person, role] of [
    [`${name}plain`, 'User'],
    [`${name}staff`, 'staff'],
  ] as const) {
    const { uid } = Object.assign(await server.person(person), { emailVerified: true })
    await server.database.db.transaction((tx) => join(tx, { organizationId: made.id, uid, role, labels: [] }))
  }
  return owner
}

/** Asks until it is done: each answer waits for the work that is under way to have moved on. */
async function finished(organizationName: string, id: string, as: Actor): Promise<PeopleImport> {
  for (;;) {
    await workOff(context, () => false)
    const { body } = await server.ask({ url: `${url}/${id}`, query: { organization: organizationName }, as })
    if (body['state'] === 'done') return body as unknown as PeopleImport
  }
}

describe('looking first', () => {
  test('403 for staff, 404 for strangers, 422 without text', async () => {
    const owner = await organization('looked')
    expect((await previewing('looked', 'a@example.com', await server.person('lookedstaff'))).status).toBe(403)
    expect((await previewing('looked', 'a@example.com', await server.person('nobodyhere'))).status).toBe(404)
    expect((await previewing('looked', '', owner)).status).toBe(422)
  })

  test('says line by line what would be added, changed or refused, and does nothing', async () => {
    const owner = await organization('preview')
    const text = [
      'email,role,labels',
      'new@example.com,staff,Math',
      'previewplain@example.com,staff,Math;Chess',
      'previewstaff@example.com,staff,',
      'previewowner@example.com,User,',
      'not an address,,',
    ].join('\n')
    const { body } = await previewing('preview', text, owner)
    expect(body['counts']).toEqual({ add: 1, change: 1, same: 1, refuse: 2 })
    expect(body['lines']).toMatchObject([
      { line: 2, action: 'add', reason: null },
      {
        line: 3,
        action: 'change',
        reason: null,
        note: { code: 'changes', role: { from: 'User', to: 'staff' }, labels: ['Math', 'Chess'] },
      },
      { line: 4, action: 'same' },
      { line: 5, action: 'refuse', reason: { code: 'owner_by_hand' } },
      { line: 6, action: 'refuse', reason: { code: 'email_invalid', value: 'not an address' } },
    ])
    expect(
      (await server.ask({ url: '/api/users/labels', query: { organization: 'preview' }, as: owner })).body,
    ).toMatchObject({
      totalResults: 0,
    })
  })

  test('5,000 lines in under 5 s of the processor', async () => {
    const owner = await organization('large')
    const text = Array.from({ length: 5_000 }, (_, index) => `large${index}@example.com,User,Class ${index % 20}`).join(
      '\n',
    )
    const before = process.cpuUsage()
    const { body } = await previewing('large', text, owner)
    // And not by the clock: what else the machine does is nothing of ours.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000_000).toBeLessThan(5)
    expect(body['counts']).toMatchObject({ add: 5_000 })
  })
})

describe('applying', () => {
  test('invites who is new by mail, changes members, refuses with line and reason; again it is all the same', async () => {
    const owner = await organization('applied')
    const text = 'new1@example.com,staff,Math\nappliedplain@example.com,staff,Math\nbad\nappliedowner@example.com,User,'
    const started = await starting('applied', text, owner)
    expect(started.status).toBe(201)
    expect((await starting('applied', text, owner)).body['id']).toBe(started.body['id'])
    const done = await finished('applied', String(started.body['id']), owner)
    expect(done).toMatchObject({ total: 4, done: 4, counts: { add: 1, change: 1, same: 0, refuse: 2 } })
    expect(done.refused).toEqual([
      { line: 3, email: 'bad', reason: { code: 'email_invalid', value: 'bad' } },
      { line: 4, email: 'appliedowner@example.com', reason: { code: 'owner_by_hand' } },
    ])
    const mail = await server.database.db.query.mails.findFirst({ orderBy: (mails, { desc }) => desc(mails.createdAt) })
    expect(mail).toMatchObject({ recipient: 'new1@example.com', template: 'invite' })
    const people = await server.ask({
      url: '/api/users/members',
      query: { organization: 'applied', role: 'staff' },
      as: owner,
    })
    expect(people.body['results']).toMatchObject([
      { user_id: 'appliedplain', labels: [{ name: 'Math' }] },
      { user_id: 'appliedstaff' },
    ])
    const again = await starting('applied', text, owner, 'another-key-for-the-same')
    expect((await finished('applied', String(again.body['id']), owner)).counts).toEqual({
      add: 0,
      change: 0,
      same: 2,
      refuse: 2,
    })
  })

  test('lines done together: to each their own role and labels, one label for two spellings, a record each', async () => {
    const owner = await organization('together')
    const text = [
      'togetherplain@example.com,staff,Math;Chess',
      'togetherstaff@example.com,,MATH',
      'togetherowner@example.com,,Chess',
      'togethernew@example.com,owner,chess;Art',
      'togethernewer@example.com,,',
    ].join('\n')
    const { body } = await starting('together', text, owner)
    const done = await finished('together', String(body['id']), owner)
    expect(done.counts).toEqual({ add: 2, change: 3, same: 0, refuse: 0 })
    const people = await server.ask({ url: '/api/users/members', query: { organization: 'together' }, as: owner })
    expect(people.body['results']).toMatchObject([
      { user_id: 'togetherowner', role: 'owner', labels: [{ name: 'Chess' }] },
      { user_id: 'togetherplain', role: 'staff', labels: [{ name: 'Chess' }, { name: 'Math' }] },
      { user_id: 'togetherstaff', role: 'staff', labels: [{ name: 'Math' }] },
    ])
    const invites = await server.database.db.execute(`
      select email, role, jsonb_array_length(labels) as labels from invites where email like 'together%' order by email collate "C"`)
    expect((invites as { rows: unknown[] }).rows).toEqual([
      { email: 'togethernew@example.com', role: 'owner', labels: 2 },
      { email: 'togethernewer@example.com', role: 'User', labels: 0 },
    ])
    const records = await server.database.db.execute(`
      select action, subject, detail from audit_records where actor = 'togetherowner' and action <> 'organization.created'
      order by action, subject`)
    expect((records as { rows: unknown[] }).rows).toMatchObject([
      { action: 'import.finished', detail: { lines: 5, invited: 2, changed: 3 } },
      { action: 'import.started', detail: { lines: 5 } },
      { action: 'invite.created', subject: 'togethernew@example.com', detail: { role: 'owner', uses: 1 } },
      { action: 'invite.created', subject: 'togethernewer@example.com', detail: { role: 'User', uses: 1 } },
      { action: 'labels.given', subject: 'togetherowner', detail: { labels: 1 } },
      { action: 'labels.given', subject: 'togetherplain', detail: { labels: 2 } },
      { action: 'labels.given', subject: 'togetherstaff', detail: { labels: 1 } },
      { action: 'member.role_changed', subject: 'togetherplain', detail: { from: 'User', to: 'staff' } },
    ])
  })

  test('an address that had its share of mail is refused with its line; the lines beside it are done', async () => {
    const owner = await organization('mailed')
    const subject = 'mailedfull@example.com'
    for (let count = 0; count < limitDefaults.mailRecipient.max; count += 1)
      await context.limiter.take({ limit: 'mailRecipient', subject: `others:${subject}` })
    const { body } = await starting('mailed', `mailedone@example.com\n${subject}\nmailedtwo@example.com`, owner)
    const done = await finished('mailed', String(body['id']), owner)
    expect(done).toMatchObject({ counts: { add: 2, refuse: 1 } })
    expect(done.refused).toEqual([{ line: 2, email: subject, reason: { code: 'too_many_mails' } }])
  })

  test('404 to follow one of another organization', async () => {
    const owner = await organization('followed')
    const other = await organization('unfollowed')
    const { body } = await starting('followed', 'someone@example.com', owner)
    const answer = await server.ask({
      url: `${url}/${String(body['id'])}`,
      query: { organization: 'unfollowed' },
      as: other,
    })
    expect(answer.status).toBe(404)
  })

  test('goes on where a crash left it, and two workers do no line twice', async () => {
    const owner = await organization('crashed')
    const text = Array.from({ length: 230 }, (_, index) => `crashed${index}@example.com`).join('\n')
    const { body } = await starting('crashed', text, owner)
    let turns = 0
    // Stopped in the middle, as a crash would: the lease stays, and runs out.
    await workOff(context, () => ++turns > 3)
    await server.database.db.execute('update people_imports set leased_until = null')
    await Promise.all([workOff(context, () => false), workOff(context, () => false)])
    const done = await finished('crashed', String(body['id']), owner)
    expect(done.counts).toEqual({ add: 230, change: 0, same: 0, refuse: 0 })
    const rows = await server.database.db.execute(
      `select count(*)::int as n, count(distinct email_key)::int as d from invites where email like 'crashed%'`,
    )
    expect((rows as { rows: unknown[] }).rows).toEqual([{ n: 230, d: 230 }])
  })

  test('stops when whoever started it owns nothing any more', async () => {
    const owner = await organization('deposed')
    await server.database.db.execute(`update organization_members set role = 'owner' where uid = 'deposedstaff'`)
    const { body } = await starting('deposed', 'late@example.com', owner)
    await server.database.db.execute(`update organization_members set role = 'User' where uid = 'deposedowner'`)
    const done = await finished('deposed', String(body['id']), await server.person('deposedstaff'))
    expect(done.refused).toMatchObject([{ line: 1, reason: { code: 'starter_no_owner' } }])
  })
})
