/** What is shown, for how long after closing, and what gives way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToastActions, clearToasts, currentToasts, dismissToast, failuresShownBy, showToast } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  clearToasts()
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

const undoable = (text: string) =>
  ({ kind: 'success', text, action: { label: 'Undo', onAction: () => undefined } }) as const

test('of what can be undone only the newest is to be seen; what only tells something stays beside it', () => {
  showToast(undoable('Alan is deleted'))
  showToast({ kind: 'info', text: 'Here' })
  showToast(undoable('Donald is deleted'))
  expect(said()).toEqual(['Here', 'Donald is deleted'])
})

test('the same words without a way back leave the toast that has one', () => {
  showToast(undoable('Deleted'))
  showToast({ kind: 'success', text: 'Deleted' })
  expect(said()).toEqual(['Deleted', 'Deleted'])
})

test('no more than four at once: the oldest gives way', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) showToast({ kind: 'info', text })
  expect(said()).toEqual(['b', 'c', 'd', 'e'])
})

test('what can be undone does not give way to what only tells something', () => {
  showToast(undoable('Deleted'))
  for (const text of ['a', 'b', 'c', 'd']) showToast({ kind: 'info', text })
  expect(said()).toEqual(['Deleted', 'b', 'c', 'd'])
})

test('a page that is left takes its way back with it, and nothing else', () => {
  showToast({ kind: 'info', text: 'Here' })
  showToast(undoable('Deleted'))
  clearToastActions()
  expect(said()).toEqual(['Here'])
})

test('failures that something showed are taken back, and nothing else', () => {
  const takeBack = failuresShownBy(() => {
    showToast({ kind: 'error', text: 'Server is unavailable' })
    showToast({ kind: 'info', text: 'Here' })
  })
  showToast({ kind: 'error', text: 'Another failure' })
  takeBack()
  vi.runAllTimers()
  expect(said()).toEqual(['Here', 'Another failure'])
})
