/** Nothing secret is kept that nobody decided about: each column that sounds like a secret is in the inventory. */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { hashed, listed, noSecret, sealedByBearer, wrapped, wrappedField } from '#testing/secrets/secrets-inventory.ts'
import { wrappedColumns } from './wrapped-columns.ts'

const soundsSecret =
  /secret|token|hash|code(?!d)|key|seal|nonce|verifier|password|passphrase|credential|jwk|link|cookie|carries|challenge|private|proof|seed|salt|signature|bearer|otp|pin$|answer|fingerprint|channel|successor/
const mayHoldText = /text|json|bytea|char/

const columns = Object.values(schema).flatMap((table): { name: string; type: string }[] => {
  if (!is(table, PgTable)) return []
  const { name, columns: each } = getTableConfig(table)
  return each.map((column) => ({ name: `${name}.${column.name}`, type: column.getSQLType() }))
})
const names = columns.map(({ name }) => name)

test('every column that sounds like a secret is in the inventory, as what it is kept as', () => {
  const known = new Set(listed)
  const sounding = columns.filter(
    ({ name, type }) => mayHoldText.test(type) && soundsSecret.test(name.split('.')[1] ?? ''),
  )
  expect(sounding.length).toBeGreaterThan(40)
  expect(sounding.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('whatever the inventory lists is there, once', () => {
  expect(listed.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('what is listed as wrapped is what a new key goes over', () => {
  const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
  expect(wrappedColumns.map(nameOf).sort()).toEqual([...wrapped, ...wrappedField].sort())
})

test('a hash is called one, or says what of', () => {
  const otherwise = ['idempotency_records.fingerprint', 'mails.carries', 'refresh_tokens.first_use', 'sessions.browser']
  expect(hashed.filter((name) => !/hash$/.test(name))).toEqual([...otherwise, 'sessions.device_id'])
  expect([...hashed, ...sealedByBearer].filter((name) => name in noSecret)).toEqual([])
})
