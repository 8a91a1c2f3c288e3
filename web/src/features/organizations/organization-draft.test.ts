import { expect, it } from 'vitest'
import { clearDraft, loadDraft, newAttempt, saveDraft } from './organization-draft.ts'

const attempt = expect.stringMatching(/^[0-9a-f]{32}$/) as string
const draft = { displayName: 'Acme School', name: 'acme', attempt: newAttempt() }
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

it('keeps a draft for one person until it is cleared', () => {
  const storage = memory()
  saveDraft('ada', draft, storage)
  expect(loadDraft('ada', storage)).toEqual(draft)
  expect(loadDraft('grace', storage)).toEqual(empty)
  clearDraft('ada', storage)
  expect(loadDraft('ada', storage)).toEqual(empty)
})

it.each(['{', 'null', '[]', '{"displayName":1,"name":"acme"}'])('reads %s as an empty draft', (text) => {
  const storage = memory()
  storage().setItem('organization-draft:ada', text)
  expect(loadDraft('ada', storage)).toEqual(empty)
})

it('does without storage where it is forbidden', () => {
  saveDraft('ada', draft, forbidden)
  clearDraft('ada', forbidden)
  expect(loadDraft('ada', forbidden)).toEqual(empty)
})

it('names every attempt differently', () => {
  expect(newAttempt()).not.toBe(newAttempt())
})
