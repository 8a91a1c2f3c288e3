/** What narrows a list, in its address. */
import { expect, test } from 'vitest'
import { narrowedSearch } from './narrowed-search.ts'

test('a list is narrowed from its first page on, and no longer by nothing', () => {
  const search = new URLSearchParams('page=4&limit=20&label=red')
  expect(narrowedSearch(search, 'role', 'staff').toString()).toBe('limit=20&label=red&role=staff')
  expect(narrowedSearch(search, 'label', '').toString()).toBe('limit=20')
})
