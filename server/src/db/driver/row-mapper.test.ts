/** Rows are what the query builder makes of the same values. */
import { sql } from 'drizzle-orm'
import * as builder from 'drizzle-orm/utils'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountIdentities, accounts, organizations, sessions } from '#db/schema.ts'
import { type JoinedTables, rowMapper, type SelectedField } from './row-mapper.ts'

/** They are there, though the query builder's types do not say so. */
const { mapResultRow, orderSelectedFields } = builder as unknown as {
  mapResultRow(fields: readonly SelectedField[], values: unknown[], joined: JoinedTables): unknown
  orderSelectedFields(selected: object): SelectedField[]
}

const { id, name, createdAt, rules } = organizations
const shapes: [string, object][] = [
  ['columns', { id, name, createdAt, rules }],
  ['expressions, read as they come or as a column', { plain: sql`1`, moment: sql`now()`.mapWith(createdAt).as('m') }],
  ['records of one table', { hash: sql`h`, session: sessions, account: accounts, identity: accountIdentities }],
  ['a record of two tables', { both: { id, uid: accounts.uid, made: createdAt }, name }],
  ['a record without columns', { said: { one: sql`1`, two: sql`2` } }],
]
const joins: JoinedTables[] = [
  undefined,
  {},
  { organizations: true, accounts: false, sessions: true },
  { account_identities: false, organizations: false },
]

/** As the driver hands them out. */
function valuesOf(fields: readonly SelectedField[]): fc.Arbitrary<unknown[]> {
  const each = fields.map(({ field }) => {
    const isMoment = /timestamp/.test((field as { getSQLType?: () => string }).getSQLType?.() ?? '')
    const text = isMoment ? fc.constant('2026-11-23 10:11:12.345+00') : fc.string()
    return fc.option(text, { freq: 1 })
  })
  return fc.tuple(...each)
}

test.each(shapes)('%s: the same rows, whatever is null and whatever was joined', (_what, selected) => {
  const fields = orderSelectedFields(selected)
  for (const joined of joins) {
    const read = rowMapper(fields, joined)
    fc.assert(
      fc.property(valuesOf(fields), (values) => {
        const expected = mapResultRow(fields, values, joined)
        const row = read?.(values)
        expect(row).toEqual(expected)
        expect(JSON.stringify(row)).toBe(JSON.stringify(expected))
      }),
      { numRuns: 50 },
    )
  }
})

test('a record within a record is left to the query builder', () => {
  const fields = orderSelectedFields({ outer: { inner: { id } } })
  expect(rowMapper(fields, undefined)).toBeUndefined()
})
