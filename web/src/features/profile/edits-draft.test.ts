/** What was typed outlives a session, for its own person and for nobody else. */
import { expect, test } from 'vitest'
import { forgetEdits, keepEdits, keptEdits } from './edits-draft.ts'

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage
}
const forbidden = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const edits = { given_name: { value: 'Augusta', base: 'Ada' } }

test('kept, found by its person alone, and forgotten', () => {
  const tab = storage()
  keepEdits('ada', edits, () => tab)
  expect(keptEdits('ada', () => tab)).toEqual(edits)
  expect(keptEdits('grace', () => tab)).toEqual({})
  forgetEdits('ada', () => tab)
  expect(keptEdits('ada', () => tab)).toEqual({})
})

test.each(['nonsense', '[]', '{"given_name":"Augusta"}', '{"role":{"value":"owner","base":"User"}}', 'null'])(
  'what is not of this form is left aside: %s',
  (kept) => {
    const tab = storage()
    tab.setItem('profile-edits:ada', kept)
    expect(keptEdits('ada', () => tab)).toEqual({})
  },
)

test('without storage nothing is kept, and nothing breaks', () => {
  keepEdits('ada', edits, forbidden)
  forgetEdits('ada', forbidden)
  expect(keptEdits('ada', forbidden)).toEqual({})
})
