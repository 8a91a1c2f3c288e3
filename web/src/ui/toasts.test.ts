/** What is shown, for how long after closing, and what gives way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, dropToasts, showToast } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dropToasts()
  vi.useRealTimers()
})

const said = () => currentToasts().map(({ text }) => text)

test('a dismissed toast closes at once and is gone once it has moved out', () => {
  const id = showToast({ kind: 'success', text: 'Saved' })
  dismissToast(id)
  expect(currentToasts()).toMatchObject([{ id, open: false }])
  vi.runAllTimers()
  expect(said()).toEqual([])
})

test('dismissing what is gone changes nothing', () => {
  showToast({ kind: 'info', text: 'Here' })
  dismissToast(-1)
  vi.runAllTimers()
  expect(said()).toEqual(['Here'])
})

test('the same words again are said once, the latest last', () => {
  showToast({ kind: 'error', text: 'Server is unavailable' })
  showToast({ kind: 'info', text: 'Other' })
  showToast({ kind: 'error', text: 'Server is unavailable' })
  expect(said()).toEqual(['Other', 'Server is unavailable'])
})

test('what can be undone stays apart, even in the same words', () => {
  const action = { label: 'Undo', onAction: () => undefined }
  showToast({ kind: 'success', text: 'Deleted', action })
  showToast({ kind: 'success', text: 'Deleted', action })
  expect(said()).toEqual(['Deleted', 'Deleted'])
})

test('no more than four at once: the oldest gives way', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) showToast({ kind: 'info', text })
  expect(said()).toEqual(['b', 'c', 'd', 'e'])
})
