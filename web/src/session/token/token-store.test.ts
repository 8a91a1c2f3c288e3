/** The token stays with its tab where the browser has no room for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forbidStorage, stubStorage } from '#testing/stub-storage.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const store = () => import('./token-store.ts')

test('a storage that is full: the tab goes on with its own, and another person’s is not left there', async () => {
  const { browser } = stubStorage()
  browser.set('accessToken', 'of somebody before')
  const full = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError')
  }
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(full)
  const { storedToken, storeToken } = await store()
  storeToken('own')
  expect(storedToken()).toBe('own')
  expect(browser.has('accessToken')).toBe(false)
  setItem.mockRestore()
  storeToken('renewed')
  expect(storedToken()).toBe('renewed')
  expect(browser.get('accessToken')).toBe('renewed')
  browser.set('accessToken', 'by another tab')
  expect(storedToken()).toBe('by another tab')
})

test('a storage that is forbidden: the tab goes on with its own', async () => {
  forbidStorage()
  const { storedToken, storeToken } = await store()
  storeToken('own')
  expect(storedToken()).toBe('own')
  storeToken(null)
  expect(storedToken()).toBeNull()
})
