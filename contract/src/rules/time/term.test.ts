/** Days of memberships, as lists write them. */
import { expect, test } from 'vitest'
import { dayIn, isInOrder } from './term.ts'

test.each([
  ['2026-09-01', '2026-09-01'],
  ['1.9.2026', '2026-09-01'],
  ['01. 09. 2026', '2026-09-01'],
  ['31.2.2026', undefined],
  // Nobody knows which is the month.
  ['1/9/2026', undefined],
  ['September', undefined],
  ['=2026-09-01', undefined],
])('a cell that says %s', (cell, expected) => expect(dayIn(cell)).toBe(expected))

test('a membership of one day is in order, one that ends before it begins is not', () => {
  expect(isInOrder({ startsOn: '2026-09-01', endsOn: '2026-09-01' })).toBe(true)
  expect(isInOrder({ startsOn: '2026-09-02', endsOn: '2026-09-01' })).toBe(false)
  expect([isInOrder({}), isInOrder({ startsOn: '2026-09-01', endsOn: null })]).toEqual([true, true])
})
