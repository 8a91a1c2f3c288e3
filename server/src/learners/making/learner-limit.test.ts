/** How many accounts without an address an organization may have. */
import { maxLearners } from '@atrium/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'

let the: LearnersFixture
let school: string
beforeAll(async () => {
  the = await learnersFixture()
  school = await the.school('crowded')
}, 60_000)
afterAll(() => the.close())

/** Rows alone: what is counted are these, whoever stands behind them. */
async function fill(many: number): Promise<void> {
  await the.server.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into learners (organization_id, uid, username, username_key, card_hash, made_by)
      select ${school}::uuid, 'kept' || n, 'kept' || n, 'kept' || n, 'kept' || n, 'nobody'
      from generate_series(1, ${many}::integer) n`)
  })
}

const make = (...usernames: string[]) =>
  the.ask('POST', '', {
    in: 'crowded',
    body: { learners: usernames.map((username) => ({ username, given_name: 'Ada', family_name: 'Byron' })) },
  })

test('403 learner_limit for a list that is one too long, and none of it is made; of two at once that fit alone, one is', async () => {
  await fill(maxLearners - 2)
  expect(await make('a', 'b', 'c')).toMatchObject({ status: 403, body: { error: 'learner_limit' } })
  const both = await Promise.all([make('d', 'e'), make('f', 'g')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect(await make('h')).toMatchObject({ status: 403, body: { error: 'learner_limit' } })
})
