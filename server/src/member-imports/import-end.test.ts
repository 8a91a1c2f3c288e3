/** What is left when an import has ended: one line of the timeline, labels to tell apart, what was skipped. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { importFixture, type ImportFixture } from '#testing/fixtures/people-imports.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.server.close())

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, line) => `${prefix}${line}@example.com`).join('\n')

async function timeline(organization: string, as: Actor): Promise<{ action: string; detail: object }[]> {
  const { body } = await fixture.server.ask({ url: '/api/users/timeline', query: { organization }, as })
  return body['results'] as { action: string; detail: object }[]
}

test('the timeline tells of an import once, with its true number, whatever stopped and went on meanwhile', async () => {
  const owner = await fixture.organization('told')
  const id = await fixture.start('told', `${many('told', 120)}\nbad`, owner)
  let turns = 0
  // Stopped in the middle, as a crash would.
  await fixture.work(() => ++turns > 2)
  expect((await fixture.follow('told', id, owner)).done).toBeGreaterThan(50)
  expect((await timeline('told', owner)).map(({ action }) => action)).toEqual(['organization.created'])
  await fixture.server.database.db.execute('update people_imports set leased_until = null')
  await Promise.all([fixture.work(), fixture.work()])
  await fixture.work()
  expect(await timeline('told', owner)).toMatchObject([
    { action: 'import.finished', detail: { lines: 121, invited: 120, changed: 0 } },
    { action: 'organization.created' },
  ])
  const records = await fixture.rows<{ action: string; n: number }>(
    `select action, count(*)::int as n from audit_records where actor = 'toldowner' group by action order by action`,
  )
  expect(records).toEqual([
    { action: 'import.finished', n: 1 },
    { action: 'import.started', n: 1 },
    { action: 'invite.created', n: 120 },
    { action: 'organization.created', n: 1 },
  ])
})

test('an invite by hand stays a line of its own; what an import changes about members is counted in its line', async () => {
  const owner = await fixture.organization('apart')
  await fixture.server.ask({
    method: 'POST',
    url: '/api/users/invites',
    query: { organization: 'apart' },
    as: owner,
    payload: { email: 'byhand@example.com' },
  })
  await fixture.imported('apart', 'apartnew@example.com\napartplain@example.com,staff', owner)
  expect(await timeline('apart', owner)).toMatchObject([
    { action: 'import.finished', detail: { lines: 2, invited: 1, changed: 1 } },
    { action: 'invite.created', subject: 'byhand@example.com' },
    { action: 'organization.created' },
  ])
})

test('labels that are made on the way get colours of their own, those that were there keep theirs', async () => {
  const owner = await fixture.organization('coloured')
  const query = { organization: 'coloured' }
  const url = '/api/users/labels'
  await fixture.server.ask({ method: 'POST', url, query, payload: { name: 'Math', color: '#123456' }, as: owner })
  const labels = Array.from({ length: 9 }, (_, label) => `Label ${label}`)
  await fixture.imported('coloured', `one@example.com,,Math;${labels.join(';')}`, owner)
  // In another part, and another import: still none of those that are there.
  await fixture.imported('coloured', `two@example.com,,Later;MATH`, owner)
  const { body } = await fixture.server.ask({ url, query, as: owner })
  const made = body['results'] as { name: string; color: string }[]
  expect(made).toHaveLength(11)
  expect(new Set(made.map(({ color }) => color)).size).toBe(11)
  expect(made.find(({ name }) => name === 'Math')?.color).toBe('#123456')
})

test('what was skipped is answered as it was written, some at a time, and to owners alone', async () => {
  const owner = await fixture.organization('skipped')
  const text = ['Email,First name,Last name,Role,Labels,Room', ...Array(501).fill('=bad,Ada,Byron,boss,Math|Chess,12')]
  const id = await fixture.start('skipped', [...text, 'skippedowner@example.com,Own,Er,user,,'].join('\n'), owner)
  await fixture.work()
  const asking = (query: object, as: Actor) =>
    fixture.server.ask({ url: `/api/users/imports/${id}/refused`, query: { organization: 'skipped', ...query }, as })
  const first = await asking({}, owner)
  expect(first.body).toMatchObject({ results: { length: 500 }, after: '501' })
  const second = await asking({ after: '501' }, owner)
  expect(second.body).toEqual({
    results: [
      {
        line: 502,
        written: {
          email: '=bad',
          given_name: 'Ada',
          family_name: 'Byron',
          role: 'boss',
          labels: 'Math|Chess',
          starts_on: '',
          ends_on: '',
        },
        reason: { code: 'email_invalid', value: '=bad' },
      },
      {
        line: 503,
        // Refused later, by who is there: written anew from what was read.
        written: {
          email: 'skippedowner@example.com',
          given_name: 'Own',
          family_name: 'Er',
          role: 'User',
          labels: '',
          starts_on: '',
          ends_on: '',
        },
        reason: { code: 'owner_by_hand' },
      },
    ],
    after: null,
  })
  expect((await asking({ after: 'x' }, owner)).status).toBe(422)
  expect((await asking({}, await fixture.server.person('skippedplain'))).status).toBe(403)
  expect((await asking({}, await fixture.organization('skippedother'))).status).toBe(404)
})
