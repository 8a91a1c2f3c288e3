/** Imports with a first and a last day: looked at, refused with reasons, applied. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { importFixture, type ImportFixture } from '#testing/fixtures/people-imports.ts'
import { inDays } from '#testing/fixtures/terms.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.server.close())

const previewed = async (organization: string, lines: string[], as: Actor) => {
  const { body } = await fixture.server.ask({
    method: 'POST',
    url: '/api/users/imports/preview',
    query: { organization },
    as,
    payload: { text: ['Email,First day,Last day', ...lines].join('\n') },
  })
  return body['lines'] as Record<string, unknown>[]
}

test('says of each day what is wrong with it, and what would become of whom', async () => {
  const owner = await fixture.organization('days')
  const [soon, later, past] = [inDays(5), inDays(50), inDays(-1)]
  const lines = await previewed(
    'days',
    [
      `new@example.com,${soon},${later}`,
      'dotted@example.com,1.9.2099,',
      'slashes@example.com,1/9/2099,',
      'nosuch@example.com,,2099-02-30',
      `backwards@example.com,${later},${soon}`,
      `over@example.com,,${past}`,
      `daysplain@example.com,,${later}`,
      `daysowner@example.com,,${later}`,
      'daysplain2@example.com,,',
    ],
    owner,
  )
  expect(lines.map(({ action, reason }) => reason ?? action)).toEqual([
    'add',
    'add',
    { code: 'day_invalid', of: 'starts_on', value: '1/9/2099' },
    { code: 'day_invalid', of: 'ends_on', value: '2099-02-30' },
    { code: 'ends_before_start', value: soon },
    { code: 'ended_already', value: past },
    'change',
    { code: 'owner_by_hand' },
    'add',
  ])
  expect(lines.slice(0, 2)).toMatchObject([
    { startsOn: soon, endsOn: later },
    { startsOn: '2099-09-01', endsOn: null },
  ])
  expect(lines[6]?.['note']).toEqual({
    code: 'changes',
    role: null,
    labels: [],
    term: { startsOn: null, endsOn: later },
  })
})

test('invites lead to the days of their line, members get theirs, and an empty cell leaves them', async () => {
  const owner = await fixture.organization('dayed')
  const [soon, later] = [inDays(5), inDays(50)]
  const head = 'Email,First day,Last day'
  await fixture.imported('dayed', `${head}\nada@example.com,${soon},${later}\ndayedplain@example.com,,${later}`, owner)
  expect(
    await fixture.rows(`select starts_on::text, ends_on::text from invites where email = 'ada@example.com'`),
  ).toEqual([{ starts_on: soon, ends_on: later }])
  const plain = `select starts_on::text, ends_on::text from organization_members where uid = 'dayedplain'`
  expect(await fixture.rows(plain)).toEqual([{ starts_on: null, ends_on: later }])
  const again = await fixture.imported('dayed', `${head}\ndayedplain@example.com,,`, owner)
  expect(again.counts).toMatchObject({ same: 1 })
  expect(await fixture.rows(plain)).toEqual([{ starts_on: null, ends_on: later }])
  // The line's first day, and the last day that they have.
  const wrong = await fixture.imported('dayed', `${head}\ndayedplain@example.com,${inDays(60)},`, owner)
  expect(wrong.refused).toMatchObject([{ reason: { code: 'ends_before_start', value: later } }])
})

test('a last day that went by while the import waited is refused', async () => {
  const owner = await fixture.organization('waited')
  const id = await fixture.start('waited', `Email,Last day\nada.late@example.com,${inDays(1)}`, owner)
  await fixture.server.database.db.execute(
    sql`update people_import_lines set ends_on = current_date - 1 where import_id = ${id}`,
  )
  await fixture.work()
  expect((await fixture.follow('waited', id, owner)).refused).toMatchObject([{ reason: { code: 'ended_already' } }])
})
