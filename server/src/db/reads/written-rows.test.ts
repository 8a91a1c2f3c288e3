/** Rows that the database writes down say what the same rows say, written down here. */
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import type { OpenDatabase } from '../database.ts'
import { given } from '../prepared.ts'
import { organizations } from '../schema.ts'
import { isoText, noRows, writtenRows } from './written-rows.ts'

const moments = ['1970-01-01T00:00:00.000Z', '2026-03-29T01:30:00.005Z', '9999-12-31T23:59:59.999Z']
let database: OpenDatabase
beforeAll(async () => {
  database = await memoryDatabase()
  const names = ['Żółw "quoted" \\ \n 🐢', '</script>\u2028\u0001\u007f', '']
  await database.db.insert(organizations).values(
    names.map((displayName, index) => ({
      logoUrl: '/l.svg',
      primaryColor: '#000',
      pageBackground: '#fff',
      name: `n${index}`,
      displayName,
      id: `00000000-0000-4000-8000-00000000000${index}`,
      createdAt: new Date(moments[index] ?? 0),
    })),
  )
})
afterAll(() => database.close())

const { id, displayName, companyEmail, createdAt } = organizations
const branding = sql`json_build_object('of', ${organizations.name})`
const query = () =>
  database.db
    .select({ id, displayName, company_email: companyEmail, madeAt: isoText(createdAt), branding })
    .from(organizations)
    .orderBy(asc(organizations.name))
    .limit(sql`${given('limit')}` as never)
const statement = (name: string) =>
  writtenRows(database.db, name, query(), sql`(select count(*) from ${organizations})`)

test('texts, moments, nulls and objects, by their names and in their order, with the total', async () => {
  const rows = await database.db.select({ id, displayName, companyEmail, createdAt }).from(organizations).orderBy(id)
  const expected = rows.map((row, index) => ({
    id: row.id,
    displayName: row.displayName,
    company_email: null,
    madeAt: row.createdAt.toISOString(),
    branding: { of: `n${index}` },
  }))
  const written = await statement('written').execute({ limit: 3 })
  expect(written.total).toBe(3)
  expect(JSON.stringify(JSON.parse(written.rows))).toBe(JSON.stringify(expected))
  expect(expected.map(({ madeAt }) => madeAt)).toEqual(moments)
})

test('a page behind the end is no rows, and still tells the total', async () => {
  expect(await statement('none').execute({ limit: 0 })).toEqual({ rows: noRows, total: 3 })
})
