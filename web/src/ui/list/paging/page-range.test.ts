import { expect, it } from 'vitest'
import { listMessages } from '#messages/lists.ts'
import { pageRange } from './page-range.ts'

it.each([
  [1, 10, 42, '1 - 10 of 42'],
  [5, 10, 42, '41 - 42 of 42'],
  [2, 30, 60, '31 - 60 of 60'],
  [1, 10, 1, '1 - 1 of 1'],
  [1, 10, 0, '0 - 0 of 0'],
  [9, 10, 42, '0 - 0 of 42'],
])('page %i of %i rows each, %i in all: %s', (page, limit, total, text) => {
  const range = pageRange(page, limit, total)
  expect(listMessages.range(range.from, range.to, range.total)).toBe(text)
})
