/** Moments as the tables hold them. */
import { expect, test } from 'vitest'
import { isKeepable, momentOf } from './moment.ts'

test.each(['0001-01-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z', '9999-12-31T23:59:59.999Z'])('%s is one', (text) => {
  expect(momentOf(text)?.toISOString()).toBe(text)
})

test.each([
  ...['', 'yesterday', '99999', '2026-01-01', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000+00:00'],
  ...['2026-02-30T00:00:00.000Z', '0000-12-31T23:59:59.999Z', '-000001-01-01T00:00:00.000Z'],
  ...['+002026-01-01T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'],
])('%j is none', (text) => expect(momentOf(text)).toBeUndefined())

test('what lies beyond the years that the database names as we do is not kept', () => {
  expect(isKeepable(new Date('9999-12-31T23:59:59-10:00'))).toBe(false)
  expect(isKeepable(new Date('0001-01-01T00:00:00+10:00'))).toBe(false)
  expect(isKeepable(new Date(Number.NaN))).toBe(false)
  expect(isKeepable(new Date())).toBe(true)
})
