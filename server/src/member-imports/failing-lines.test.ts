/** A line that throws: no other import waits for it, and its own comes to an end. */
import { peopleImportLines, peopleImports } from '#db/schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '#testing/fixtures/people-imports.ts'

let ground: ImportFixture
beforeAll(async () => {
  ground = await importFixture()
})
afterAll(() => ground.server.close())

test('a line that cannot be done is refused in the end; the others and other imports are done', async () => {
  const { start, follow, work, organization } = ground
  const { db } = ground.server.database
  const [owner, other] = [await organization('failing'), await organization('behind')]
  const id = await start('failing', 'one@example.com\ntwo@example.com\nthree@example.com', owner)
  const otherId = await start('behind', 'other@example.com', other)
  await db
    .update(peopleImportLines)
    .set({ labels: 5 as never })
    .where(and(eq(peopleImportLines.importId, id), eq(peopleImportLines.line, 2)))

  for (let attempt = 0; attempt < 4; attempt += 1) {
    await expect(work()).rejects.toThrow('import of people failed')
    expect(await follow('behind', otherId, other)).toMatchObject({ state: 'done', counts: { add: 1 } })
    await db.update(peopleImports).set({ leasedUntil: null })
  }
  const refused = [{ line: 2, reason: { code: 'unreadable' } }]
  expect(await follow('failing', id, owner)).toMatchObject({ state: 'done', counts: { add: 2, refuse: 1 }, refused })
})

test.each([
  ['soon is kept', 5, 'running'],
  ['an hour ahead was given out before the clock was set back', 3_600, 'done'],
])('a lease that ends %s', async (_what, seconds, state) => {
  const { start, follow, work, organization } = ground
  const name = `ahead${seconds}`
  const owner = await organization(name)
  const id = await start(name, 'one@example.com', owner)
  const leasedUntil = sql`now() + make_interval(secs => ${seconds})`
  await ground.server.database.db.update(peopleImports).set({ leasedUntil }).where(eq(peopleImports.id, id))
  await work()
  expect(await follow(name, id, owner)).toMatchObject({ state })
})
