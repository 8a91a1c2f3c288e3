/** What is kept for a tab or a browser, and what becomes of it where storage is forbidden. */
import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep, readKept } from './browser-storage.ts'
import { forbidStorage, stubStorage } from './testing/stub-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('kept until it is forgotten, each where it was put', () => {
  stubStorage()
  expect(keep('tab', 'draft', { name: 'acme' })).toBe(true)
  expect(readKept('tab', 'draft')).toEqual({ name: 'acme' })
  expect(readKept('browser', 'draft')).toBeNull()
  forget('tab', 'draft')
  expect(readKept('tab', 'draft')).toBeNull()
})

test('what cannot be read is nothing', () => {
  const { tab } = stubStorage()
  tab.set('draft', '{')
  expect(readKept('tab', 'draft')).toBeNull()
})

test('where storage is forbidden nothing is kept, and nothing breaks', () => {
  forbidStorage()
  expect(keep('browser', 'draft', {})).toBe(false)
  forget('browser', 'draft')
  expect(readKept('browser', 'draft')).toBeNull()
})
