/** Changes of one person stand in the order in which they were made, whenever their transactions began. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { OpenDatabase } from '#db/database.ts'
import { changeByToken, insertChange, lockChangesSince } from './queries.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())

test('what was changed in the same moment before is not taken back along with it', async () => {
  const changeOf = (uid: string) => ({
    id: randomUUID(),
    uid,
    organizationId: randomUUID(),
    organizationName: 'School',
    tokenHash: randomUUID(),
    before: {},
    after: {},
    expiresAt: new Date(Date.now() + 60_000),
  })
  const uid = randomUUID()
  await database.db.transaction(async (tx) => {
    const [first, second, third] = [changeOf(uid), changeOf(uid), changeOf(uid)]
    for (const one of [first, second, changeOf(randomUUID()), third]) await insertChange(tx, one)
    const since = async ({ tokenHash }: typeof first) => {
      const change = await changeByToken(tx, tokenHash)
      return change && (await lockChangesSince(tx, change)).map(({ id }) => id)
    }
    expect([await since(first), await since(second), await since(third)]).toEqual([
      [first.id, second.id, third.id],
      [second.id, third.id],
      [third.id],
    ])
  })
})
