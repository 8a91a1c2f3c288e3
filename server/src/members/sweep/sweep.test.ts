/** What was deleted can be taken back for thirty days, and is gone after that. */
import { restorableDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepClasses } from '#classes/sweep.ts'
import type { Database } from '#db/database.ts'
import { sweepLabels } from '#labels/sweep.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'
import { sweepMembers } from './sweep.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const sweeps: Record<string, (db: Database, now: Date) => Promise<void>> = {
  organization_members: sweepMembers,
  labels: sweepLabels,
  classes: sweepClasses,
}

async function countOf(table: string): Promise<number> {
  const { rows } = (await ground.database.db.execute(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(marks[table] ?? '')} is not null`,
  )) as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}
const marks: Record<string, string> = {
  organization_members: 'removed_at',
  labels: 'deleted_at',
  classes: 'deleted_at',
}

test('a member, a label and a class go when they can be taken back no more, and no day sooner', async () => {
  const owner = await ground.organization('sweptschool')
  await ground.member('sweptschool', 'swept', 'User')
  const query = { organization: 'sweptschool' }
  const ask = (method: 'POST' | 'DELETE', url: string, payload: object) =>
    ground.ask({ method, url, query, payload, as: owner })
  const label = await ask('POST', '/api/users/labels', { name: 'Old', color: '#00796b' })
  const schoolClass = await ask('POST', '/api/users/classes', { name: 'Old' })
  expect([label.status, schoolClass.status]).toEqual([201, 201])
  await ask('POST', '/api/users/members/delete', { ids: ['swept'] })
  await ask('DELETE', `/api/users/labels/${String(label.body['id'])}`, {})
  await ask('DELETE', `/api/users/classes/${String(schoolClass.body['id'])}`, {})

  const now = Date.now()
  for (const [table, sweep] of Object.entries(sweeps)) {
    expect(await countOf(table), table).toBe(1)
    await sweep(ground.database.db, new Date(now + (restorableDays - 1) * DAY_MS))
    expect(await countOf(table), table).toBe(1)
    await sweep(ground.database.db, new Date(now + (restorableDays + 1) * DAY_MS))
    expect(await countOf(table), table).toBe(0)
  }
})
