/** What a list of users starts with, and that lists do not touch each other. */
import { beforeEach, expect, test } from 'vitest'
import { resetPersonalStores } from './personal-store.ts'
import { changeUsersList, usersList } from './users-list.ts'

beforeEach(resetPersonalStores)

test('starts ascending, with nothing looked for', () => {
  expect(usersList('users')).toEqual({ searchTerm: '', categoryId: null, sortOrder: 'asce' })
})

test('a change keeps the rest, and the other lists', () => {
  changeUsersList('users', { searchTerm: 'ada' })
  changeUsersList('users', { sortOrder: 'desc' })
  expect(usersList('users')).toEqual({ searchTerm: 'ada', categoryId: null, sortOrder: 'desc' })
  expect(usersList('staffs').searchTerm).toBe('')
})

test('the next person starts anew', () => {
  changeUsersList('users', { categoryId: 'label-1' })
  resetPersonalStores()
  expect(usersList('users').categoryId).toBeNull()
})
