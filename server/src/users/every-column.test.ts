/** A person's row has no column that their archive leaves out, or that outlives their account, by mistake. */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { users } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { anonymizeUser } from './anonymize-user.ts'
import { recordPage } from './queries-own-data.ts'

/** Not in an archive, and why. */
const untold: Record<string, string> = {
  emailKey: 'the address, folded',
  usernameKey: 'the username, folded',
  usernameSkeleton: 'the same of all names that look like it',
  goneAt: 'there is no account then, and nobody to tell',
}
/** What stays of somebody whose account is gone, and why. */
const staying: Record<string, string> = {
  uid: 'what they did for organizations hangs by it',
  unconfirmedInvites: 'a count, of nothing that is told',
  goneAt: 'since when it is gone',
  createdAt: 'a moment, of nobody by then',
  updatedAt: 'the same',
}

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())

const moment = new Date('2026-01-02T03:04:05Z')

/** A value that is no column's own, of the type that the column has. */
function filled([key, column]: [string, { dataType: string }]): [string, unknown] {
  const value = { date: moment, number: 3, boolean: true }[column.dataType.split(' ')[0] ?? '']
  return [key, value ?? (key === 'language' ? 'fr' : `${key}-of-ada`)]
}

test('each column of a person is told in their archive, and emptied once their account is gone', async () => {
  const { db } = database
  const { columns } = getTableConfig(users)
  const keys = Object.keys(users).filter((key) => columns.some((one) => one === users[key as keyof typeof users]))
  expect(keys).toHaveLength(columns.length)
  const row = keys.map((key) => filled([key, users[key as 'uid']]))
  await db.insert(users).values({ ...(Object.fromEntries(row) as typeof users.$inferInsert), goneAt: null })
  await db.insert(users).values({ uid: 'nobody', createdAt: new Date(0), updatedAt: new Date(0) })

  const uid = 'uid-of-ada'
  const [told = {}] = await recordPage(db, uid, { limit: 1, offset: 0 })
  expect(keys.filter((key) => !(key in told))).toEqual(Object.keys(untold))

  await db.transaction((tx) => anonymizeUser(tx, uid))
  const rows = await db.select().from(users)
  const [gone, empty] = [uid, 'nobody'].map((one) => rows.find((found) => found.uid === one) as Record<string, unknown>)
  expect(keys.filter((key) => String(gone?.[key]) !== String(empty?.[key]))).toEqual(Object.keys(staying))
})
