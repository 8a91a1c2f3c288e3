/** What somebody's archive tells of the mail to them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { mails } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { mailPage } from './queries-own-data.ts'

let database: OpenDatabase
beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())

test('a mail to an address that was typed in capitals is told, whichever language the database was made in', async () => {
  const mail = { template: 'invite', subject: 'Come', text: '', html: '', links: [] }
  for (const recipient of ['FIONA@EXAMPLE.COM', 'iris@example.com'])
    await database.db.insert(mails).values({ id: randomUUID(), recipient, ...mail })
  const told = await mailPage(database.db, 'fiona@example.com', { limit: 10, offset: 0 })
  expect(told.map(({ recipient }) => recipient)).toEqual(['FIONA@EXAMPLE.COM'])
})
