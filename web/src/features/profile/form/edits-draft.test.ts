/** What was typed outlives a session, for its own person and for nobody else. */
import { afterEach, expect, test, vi } from 'vitest'
import { forbidStorage, stubStorage } from '#testing/stub-storage.ts'
import { forgetEdits, keepEdits, keptEdits } from './edits-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const edits = { given_name: { value: 'Augusta', base: 'Ada' } }

test('kept, found by its person alone, and forgotten', () => {
  stubStorage()
  keepEdits('ada', edits)
  expect(keptEdits('ada')).toEqual(edits)
  expect(keptEdits('grace')).toEqual({})
  forgetEdits('ada')
  expect(keptEdits('ada')).toEqual({})
})

test.each(['nonsense', '[]', '{"given_name":"Augusta"}', '{"role":{"value":"owner","base":"User"}}', 'null'])(
  'what is not of this form is left aside: %s',
  (kept) => {
    stubStorage().tab.set('profile-edits:ada', kept)
    expect(keptEdits('ada')).toEqual({})
  },
)

test('without storage nothing is kept, and nothing breaks', () => {
  forbidStorage()
  keepEdits('ada', edits)
  forgetEdits('ada')
  expect(keptEdits('ada')).toEqual({})
})
