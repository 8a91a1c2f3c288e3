/** What is let go of where a key is lost. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'
import { forgetSecrets } from './forget-secrets.ts'

let the: LearnersFixture
beforeAll(async () => void (the = await learnersFixture()), 60_000)
afterAll(() => the.close())

test('learners keep their cards, and have nothing else that could not be opened', async () => {
  await the.make(['pupil'], { pictures: true })
  const { db } = the.server.database
  const kept = () => db.execute(sql`select way, way_secret, card_hash <> '' as card from learners`)
  expect(await kept()).toMatchObject({ rows: [{ way: 'pictures', card: true }] })
  await forgetSecrets(db)
  expect(await kept()).toMatchObject({ rows: [{ way: null, way_secret: null, card: true }] })
})
