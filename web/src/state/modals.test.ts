/** Opening, closing and forgetting modals by name. */
import { beforeEach, expect, test } from 'vitest'
import { closeModal, modalState, openModal } from './modals.ts'
import { resetPersonalStores } from './personal-store.ts'

beforeEach(resetPersonalStores)

test('nothing is open at first, and the same object says so each time', () => {
  expect(modalState('changePassword')).toEqual({ open: false, args: null })
  expect(modalState('changePassword')).toBe(modalState('changePassword'))
})

test('opens one with its arguments and leaves the others', () => {
  openModal('profileImageUpload', { user_id: 'a' })
  expect(modalState('profileImageUpload')).toEqual({ open: true, args: { user_id: 'a' } })
  expect(modalState('changePassword').open).toBe(false)
})

test('closing keeps the arguments while it moves out', () => {
  openModal('profileImageUpload', { user_id: 'a' })
  closeModal('profileImageUpload')
  expect(modalState('profileImageUpload')).toEqual({ open: false, args: { user_id: 'a' } })
})

test('closing what was never opened changes nothing', () => {
  closeModal('changePassword')
  expect(modalState('changePassword')).toEqual({ open: false, args: null })
})

test('the next person finds everything closed', () => {
  openModal('changePassword', { email: 'ada@example.com' })
  resetPersonalStores()
  expect(modalState('changePassword')).toEqual({ open: false, args: null })
})
