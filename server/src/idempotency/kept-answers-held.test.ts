/** Kept answers are never waited for by whoever holds the account: two connections, which the embedded engine has not (docs/decisions/0102). */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase, Queryable } from '#db/database.ts'
import { idempotencyRecords, users } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { forgetAnswers, sweepAnswers } from './sweep.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
  await database.db.insert(users).values({ uid: 'ada' })
})
afterAll(() => database.close())

const asked = (key: string) => ({ uid: 'ada', key, operation: 'test', body: {} })
const age = () => database.db.update(idempotencyRecords).set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
const holdPerson = (tx: Queryable) => tx.execute(sql`select from users where uid = 'ada' for update`)

test.runIf(onPostgres)(
  'a key of before that is used again, while the account goes and the old ones are swept away',
  async () => {
    const { db } = database
    for (const key of ['one', 'another']) await withIdempotencyKey(db, asked(key), async () => 'before')
    await age()
    const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const deleting = db.transaction(async (tx) => {
      await holdPerson(tx)
      held.resolve()
      await begun.promise
      await forgetAnswers(tx, 'ada')
    })
    await held.promise
    const asking = withIdempotencyKey(db, asked('one'), async (tx) => {
      await sweepAnswers(db, new Date())
      begun.resolve()
      await holdPerson(tx)
      return 'again'
    })
    expect(await Promise.all([asking, deleting])).toEqual(['again', undefined])
    expect(
      await db.select({ key: idempotencyRecords.key, answer: idempotencyRecords.answer }).from(idempotencyRecords),
    ).toEqual([{ key: 'one', answer: 'again' }])
  },
)

test('a key of before names something new', async () => {
  const { db } = database
  await withIdempotencyKey(db, asked('two'), async () => 'before')
  expect(await withIdempotencyKey(db, asked('two'), async () => 'again')).toBe('before')
  await age()
  expect(await withIdempotencyKey(db, asked('two'), async () => 'again')).toBe('again')
})
