/** How long an answer is kept under an idempotency key, whether or not its person ever comes back. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { idempotencyRecords } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { forgetAnswers, sweepAnswers } from './sweep.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())

const keep = (uid: string) =>
  withIdempotencyKey(database.db, { uid, key: `key-of-${uid}`, operation: 'test', body: {} }, async () => ({ uid }))
const keptFor = async () => (await database.db.select().from(idempotencyRecords)).map(({ uid }) => uid).sort()

test('a day, and no longer', async () => {
  await keep('ada')
  await sweepAnswers(database.db, new Date(Date.now() + 23 * HOUR_MS))
  expect(await keptFor()).toEqual(['ada'])
  await sweepAnswers(database.db, new Date(Date.now() + 25 * HOUR_MS))
  expect(await keptFor()).toEqual([])
})

test('no longer than the account', async () => {
  await keep('grace')
  await keep('joan')
  await database.db.transaction((tx) => forgetAnswers(tx, 'grace'))
  expect(await keptFor()).toEqual(['joan'])
})
