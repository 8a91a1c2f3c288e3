/** An organization that is deleted while an import of people runs: nobody is written to any more, and no line is lost. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFixture, type ImportFixture } from '#testing/fixtures/people-imports.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.server.close())

const setDeleted = (name: string, at: 'now()' | 'null') =>
  fixture.server.database.db.execute(sql`update organizations set deleted_at = ${sql.raw(at)} where name = ${name}`)

test('what was not done by then is told of each line once it is restored, and is a file to import again', async () => {
  const owner = await fixture.organization('closing')
  const text = Array.from({ length: 120 }, (_, line) => `closing${line}@example.com`).join('\n')
  const id = await fixture.start('closing', text, owner)
  let turns = 0
  await fixture.work(() => ++turns > 2)
  const before = (await fixture.follow('closing', id, owner)).done
  expect(before).toBeGreaterThan(0)
  await setDeleted('closing', 'now()')
  await fixture.server.database.db.execute('update people_imports set leased_until = null')
  await fixture.work()
  await setDeleted('closing', 'null')
  const { state, done, counts, refused } = await fixture.follow('closing', id, owner)
  expect({ state, done, counts }).toEqual({
    state: 'done',
    done: 120,
    counts: { add: before, change: 0, same: 0, refuse: 120 - before },
  })
  expect(new Set(refused.map(({ reason }) => reason?.code))).toEqual(new Set(['organization_deleted']))
  const [invited] = await fixture.rows<{ n: number }>(
    `select count(*)::int as n from invites where email like 'closing%'`,
  )
  expect(invited?.n).toBe(before)
  const timeline = await fixture.server.ask({
    url: '/api/users/timeline',
    query: { organization: 'closing' },
    as: owner,
  })
  expect(timeline.body['results']).toMatchObject([
    { action: 'import.finished', detail: { lines: 120, invited: before } },
    { action: 'organization.created' },
  ])
  // The same list again does what was left.
  expect((await fixture.imported('closing', text, owner)).counts).toMatchObject({ add: 120 - before, same: before })
})
