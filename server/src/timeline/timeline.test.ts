/** The timeline over HTTP: looking for entries, the files of it, and how long it is kept. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'
import { RECORDS, sweepTimelines } from './sweep.ts'

const url = '/api/users/timeline'
const OPENING_MS = 60_000
let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
}, OPENING_MS)
afterAll(() => ground.close())

interface Entry {
  id: string
  at: string
  actor: { user_id: string }
  action: string
  detail: Record<string, unknown>
}

/** Puts entries into the past of an organization; `count` of them, a minute apart. */
async function happened(
  organization: string,
  {
    action,
    actor,
    at,
    count = 1,
    detail = {},
  }: {
    action: string
    actor: string
    at: string
    count?: number
    detail?: object
  },
): Promise<void> {
  await ground.database.db.execute(sql`
    insert into audit_records (actor, action, subject, organization_id, at, detail)
    select ${actor}, ${action}, '=1+1', (select id::text from organizations where name = ${organization}),
      ${at}::timestamptz - n * interval '1 minute', ${JSON.stringify(detail)}::jsonb
    from generate_series(0, ${count - 1}::integer) as n`)
}

async function entries(organization: string, as: Actor, query: Record<string, string> = {}) {
  const { body } = await ground.ask({ url, query: { organization, ...query }, as })
  return body as unknown as { results: Entry[]; before: string | null }
}
const actions = ({ results }: { results: Entry[] }) => results.map(({ action }) => action)

describe('looking for entries', () => {
  let owner: Actor
  beforeAll(async () => {
    owner = await ground.organization('looking')
    await happened('looking', { action: 'label.created', actor: 'ann', at: '2026-03-02T00:00:00Z' })
    await happened('looking', { action: 'label.deleted', actor: 'ann', at: '2026-03-01T23:59:59.999Z' })
    await happened('looking', { action: 'class.created', actor: 'ann', at: '2026-03-01T00:00:00Z' })
    await happened('looking', { action: 'class.deleted', actor: 'bob', at: '2026-02-28T23:59:59.999Z' })
  })

  test('by kind, by person, and by both', async () => {
    expect(actions(await entries('looking', owner, { kind: 'labels' }))).toEqual(['label.created', 'label.deleted'])
    expect(actions(await entries('looking', owner, { by: 'bob' }))).toEqual(['class.deleted'])
    expect(actions(await entries('looking', owner, { by: 'ann', kind: 'classes' }))).toEqual(['class.created'])
    expect(actions(await entries('looking', owner, { by: 'nobody' }))).toEqual([])
  })

  test('by days: both the first and the last are within', async () => {
    const within = (from: string, to: string) => entries('looking', owner, { from, to }).then(actions)
    expect(await within('2026-03-01', '2026-03-01')).toEqual(['label.deleted', 'class.created'])
    expect(await within('2026-02-28', '2026-03-01')).toEqual(['label.deleted', 'class.created', 'class.deleted'])
    expect(await within('2026-03-02', '2026-02-28')).toEqual([])
    expect(actions(await entries('looking', owner, { to: '2026-02-28' }))).toEqual(['class.deleted'])
  })

  test('a day is the organization’s own: it begins at midnight in its time zone', async () => {
    await ground.database.db.execute(
      sql`update organizations set time_zone = 'America/New_York' where name = 'looking'`,
    )
    const within = await entries('looking', owner, { from: '2026-02-28', to: '2026-02-28' })
    await ground.database.db.execute(sql`update organizations set time_zone = 'UTC' where name = 'looking'`)
    expect(actions(within)).toEqual(['class.created', 'class.deleted'])
  })

  test('a page goes on where the last ended, whatever is looked for', async () => {
    await happened('looking', { action: 'invite.created', actor: 'cyd', at: '2026-04-01T12:00:00Z', count: 120 })
    for (const query of [{ kind: 'invites' }, { by: 'cyd' }, { from: '2026-04-01', to: '2026-04-01' }]) {
      const ids: string[] = []
      let before: string | null = null
      do {
        const page = await entries('looking', owner, { ...query, ...(before === null ? {} : { before }) })
        ids.push(...page.results.map(({ id }) => id))
        before = page.before
      } while (before !== null)
      expect(new Set(ids).size).toBe(120)
    }
  })

  test('whoever has no name is called by their address, and is no deleted account', async () => {
    const { uid } = await ground.member('looking', 'nameless')
    await ground.database.db.execute(
      sql`update users set display_name = '', email = 'nameless@example.com' where uid = ${uid}`,
    )
    await happened('looking', { action: 'class.deleted', actor: uid, at: '2026-02-01T00:00:00Z' })
    const { results } = await entries('looking', owner, { by: uid, kind: 'classes' })
    expect(results.map(({ actor }) => actor)).toEqual([{ user_id: uid, displayName: 'nameless@example.com' }])
  })

  test('an entry of another organization is no place to go on from', async () => {
    const other = await ground.organization('lookingaway')
    const id = (await entries('lookingaway', other)).results[0]?.id ?? ''
    expect(actions(await entries('looking', owner, { before: id }))).toEqual([])
  })

  test.each([
    { kind: 'nonsense' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { from: '0000-01-01' },
    { to: '9999-12-31' },
    { by: '' },
    { before: 'x' },
    { other: 'x' },
  ])('%j: 422', async (query) => {
    expect((await ground.ask({ url, query: { organization: 'looking', ...query }, as: owner })).status).toBe(422)
  })
})

describe('a file of it', () => {
  let owner: Actor
  const file = (query: Record<string, string>, as = owner) =>
    ground.app.inject({
      url: `${url}/export`,
      query: { organization: 'filing', ...query },
      headers: { authorization: `Bearer ${as.uid}` },
    })
  beforeAll(async () => {
    owner = await ground.organization('filing')
    await happened('filing', { action: 'label.created', actor: 'ann', at: '2026-03-02T00:00:00Z', count: 1_201 })
  })

  test('as CSV: all entries that are looked for, and no cell is a formula', async () => {
    const answer = await file({ format: 'csv', kind: 'labels' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="filing-timeline.csv"')
    expect(answer.headers['cache-control']).toBe('no-store')
    const lines = answer.body.trimEnd().split('\n')
    expect(lines).toHaveLength(1_202)
    expect(lines[0]).toBe('\u{feff}time,actor,actor_id,action,subject,detail')
    expect(lines[1]).toBe("2026-03-02T00:00:00.000Z,,ann,label.created,'=1+1,{}")
  })

  test('as lines of JSON: each is an entry as the list has it', async () => {
    const answer = await file({ format: 'jsonl', by: 'ann' })
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry)
    expect(lines).toHaveLength(1_201)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1_201)
    expect(lines.slice(0, 50)).toEqual((await entries('filing', owner, { by: 'ann' })).results)
  })

  test('is an entry itself, with what was asked for', async () => {
    await file({ format: 'csv', from: '2026-01-01', to: '2026-01-02' })
    const [first] = (await entries('filing', owner, { kind: 'exports' })).results
    expect(first).toMatchObject({
      action: 'timeline.exported',
      actor: { user_id: 'filingowner' },
      detail: { format: 'csv', from: '2026-01-01', to: '2026-01-02' },
    })
  })

  test('nothing but a file that there is: 422; and no entry of it', async () => {
    const before = (await entries('filing', owner, { kind: 'exports' })).results.length
    for (const query of [{}, { format: 'xml' }, { format: 'csv', kind: 'x' }]) {
      expect((await file(query as never)).statusCode).toBe(422)
    }
    expect((await entries('filing', owner, { kind: 'exports' })).results).toHaveLength(before)
  })
})

describe('how long it is kept', () => {
  const now = new Date('2026-06-30T12:00:00Z')
  const settings = (organization: string, as: Actor) =>
    ground.ask({ url: `${url}/settings`, query: { organization }, as })
  const keep = (organization: string, as: Actor, days: unknown) =>
    ground.ask({
      method: 'PATCH',
      url: `${url}/settings`,
      query: { organization },
      payload: { kept_days: days },
      as,
    })

  test('for ever, unless an owner says otherwise; that is an entry, and to say the same again is none', async () => {
    const owner = await ground.organization('keeping')
    expect((await settings('keeping', owner)).body).toEqual({ kept_days: null })
    for (const days of [365, 365, 30, null]) {
      expect(await keep('keeping', owner, days)).toMatchObject({ status: 200, body: { kept_days: days } })
    }
    expect((await settings('keeping', owner)).body['kept_days']).toBeNull()
    const changes = (await entries('keeping', owner, { kind: 'organization' })).results.slice(0, -1)
    expect(changes.map(({ action, detail }) => [action, detail])).toEqual([
      ['timeline.kept_changed', { from: 30, to: null }],
      ['timeline.kept_changed', { from: 365, to: 30 }],
      ['timeline.kept_changed', { from: null, to: 365 }],
    ])
  })

  test.each([29, 3_651, 0, -30, 45.5, '30', 'for ever'])('%s days: 422', async (days) => {
    const owner = await ground.organization(`keeping${String(days).replace(/\W/g, 'x')}`)
    expect((await keep(owner.uid.slice(0, -'owner'.length), owner, days)).status).toBe(422)
  })

  test('who signed in long ago signs in again first: 403', async () => {
    const owner = await ground.organization('keptlong')
    owner.authTime = new Date(Date.now() - 3_600_000)
    expect(await keep('keptlong', owner, 30)).toMatchObject({ status: 403, body: { error: 'recent_login_required' } })
  })

  test('older entries go, batch by batch, those among many too; younger ones and other organizations’ stay', async () => {
    const owner = await ground.organization('forgetting')
    const other = await ground.organization('remembering')
    const third = await ground.organization('rememberinglong')
    const at = '2026-05-31T11:59:00Z'
    for (const name of ['forgetting', 'remembering', 'rememberinglong']) {
      await happened(name, { action: 'label.created', actor: 'ann', at, count: RECORDS + 5 })
      await happened(name, { action: 'label.changed', actor: 'ann', at, count: 5, detail: { among_many: true } })
      await happened(name, { action: 'label.deleted', actor: 'ann', at: '2026-05-31T12:00:00Z' })
    }
    await keep('forgetting', owner, 30)
    await keep('rememberinglong', third, 31)
    expect(await sweepTimelines(ground.database.db, now)).toBe('more')
    expect((await entries('forgetting', owner, { kind: 'labels' })).results.length).toBeGreaterThan(1)
    expect(await sweepTimelines(ground.database.db, now)).toBe('done')
    expect(actions(await entries('forgetting', owner, { by: 'ann' }))).toEqual(['label.deleted'])
    const counts = await ground.database.db.execute(sql`
      select o.name, count(*)::int as n from audit_records r join organizations o on o.id::text = r.organization_id
      where r.actor = 'ann' and o.name in ('forgetting', 'remembering', 'rememberinglong') group by o.name order by 1`)
    const rows = (counts as { rows: { name: string; n: number }[] }).rows
    expect(rows.map(({ name, n }) => [name, n])).toEqual([
      ['forgetting', 1],
      ['remembering', RECORDS + 11],
      ['rememberinglong', RECORDS + 11],
    ])
    expect((await entries('remembering', other, { kind: 'labels' })).results).toHaveLength(50)
  })

  test('a round that is stopped leaves the rest to the next; whoever keeps it for ever meanwhile keeps the rest', async () => {
    const owner = await ground.organization('stopping')
    await happened('stopping', {
      action: 'label.created',
      actor: 'ann',
      at: '2026-01-01T00:00:00Z',
      count: RECORDS * 2,
    })
    await keep('stopping', owner, 30)
    await sweepTimelines(ground.database.db, now, () => true)
    expect((await entries('stopping', owner, { by: 'ann' })).results).toHaveLength(50)
    expect(await sweepTimelines(ground.database.db, now)).toBe('more')
    await keep('stopping', owner, null)
    expect(await sweepTimelines(ground.database.db, now)).toBe('done')
    const left = await ground.database.db.execute(sql`
      select count(*)::int as n from audit_records where actor = 'ann' and action = 'label.created'
        and organization_id = (select id::text from organizations where name = 'stopping')`)
    expect((left as { rows: { n: number }[] }).rows[0]?.n).toBe(RECORDS)
  })
})
