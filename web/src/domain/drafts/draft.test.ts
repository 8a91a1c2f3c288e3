import { expect, it } from 'vitest'
import { changedDraft, clearDraft, loadDraft, saveDraft } from './draft.ts'

const kind = { name: 'hall-draft', empty: { displayName: '', name: '' } }
const attempt = expect.stringMatching(/^[0-9a-f]{32}$/) as string
const draft = { displayName: 'Acme School', name: 'acme', attempt: '0'.repeat(32) }
const empty = { displayName: '', name: '', attempt }

function memory(): () => Storage {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return () => storage as Storage
}

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError')
}

it('keeps a draft for one person and one wizard until it is cleared', () => {
  const storage = memory()
  saveDraft(kind, 'ada', draft, storage)
  expect(loadDraft(kind, 'ada', storage)).toEqual(draft)
  expect(loadDraft(kind, 'grace', storage)).toEqual(empty)
  expect(loadDraft({ ...kind, name: 'other' }, 'ada', storage)).toEqual(empty)
  clearDraft(kind, 'ada', storage)
  expect(loadDraft(kind, 'ada', storage)).toEqual(empty)
})

it.each(['{', 'null', '[]', '{"displayName":1,"name":"acme"}', '{"displayName":"Acme","name":"acme"}'])(
  'reads %s as an empty draft',
  (text) => {
    const storage = memory()
    storage().setItem('hall-draft:ada', text)
    expect(loadDraft(kind, 'ada', storage)).toEqual(empty)
  },
)

it('does without storage where it is forbidden', () => {
  saveDraft(kind, 'ada', draft, forbidden)
  clearDraft(kind, 'ada', forbidden)
  expect(loadDraft(kind, 'ada', forbidden)).toEqual(empty)
})

it('names every attempt differently', () => {
  const changed = changedDraft(draft, { name: 'arches' })
  expect(changed).toEqual({ ...draft, name: 'arches', attempt })
  expect(changed.attempt).not.toBe(changedDraft(draft, { name: 'arches' }).attempt)
})
