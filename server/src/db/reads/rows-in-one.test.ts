/** A page that comes as one value says what its rows would say one by one. */
import { asc, desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { OpenDatabase } from '../database.ts'
import { given } from '../prepared.ts'
import { rowsInOne } from './rows-in-one.ts'
import { organizations } from '../schema.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
  const shown = { logoUrl: '/l.svg', primaryColor: '#000', pageBackground: '#fff' }
  await database.db.insert(organizations).values([
    { ...shown, id: '00000000-0000-4000-8000-000000000001', name: 'first', displayName: 'Żółw "quoted" \\ \n 🐢' },
    { ...shown, id: '00000000-0000-4000-8000-000000000002', name: 'second', displayName: '', companyEmail: 'a@b.c' },
    { ...shown, id: '00000000-0000-4000-8000-000000000003', name: 'third', displayName: '3', deletedAt: new Date(0) },
  ])
})
afterAll(() => database.close())

const { id, name, displayName, companyEmail, createdAt, deletedAt } = organizations
const query = (limit: number | ReturnType<typeof given>, way = asc) =>
  database.db
    .select({
      id,
      name,
      displayName,
      companyEmail,
      createdAt,
      deletedAt,
      again: sql<string>`${organizations.name}`,
      length: sql`length(${organizations.name})`.mapWith((value) => ({ characters: Number(value) })),
      is: sql<boolean>`${organizations.companyEmail} is null`.as('is'),
    })
    .from(organizations)
    .orderBy(way(organizations.name))
    .limit(limit)

test.each([asc, desc])('texts, dates, numbers, nulls, in the order of the query', async (way) => {
  const expected = await query(3, way)
  expect(expected).toHaveLength(3)
  const statement = rowsInOne(database.db, `rows_${way.name}`, query(given('limit'), way))
  expect(await statement.execute({ limit: 3 })).toEqual(expected)
  expect(await statement.execute({ limit: 2 })).toEqual(expected.slice(0, 2))
})

test('no rows are an empty page', async () => {
  expect(await rowsInOne(database.db, 'no_rows', query(given('limit'))).execute({ limit: 0 })).toEqual([])
})
