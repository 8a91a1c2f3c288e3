import { afterEach, expect, it, vi } from 'vitest'
import { forbidStorage, stubStorage } from '#testing/stub-storage.ts'
import { changedDraft, clearDraft, loadDraft, saveDraft } from './draft.ts'

const kind = { name: 'hall-draft', empty: { displayName: '', name: '' } }
const attempt = expect.stringMatching(/^[0-9a-f]{32}$/) as string
const draft = { displayName: 'Acme School', name: 'acme', attempt: '0'.repeat(32) }
const empty = { displayName: '', name: '', attempt }

afterEach(() => vi.unstubAllGlobals())

it('keeps a draft for one person and one wizard until it is cleared', () => {
  stubStorage()
  saveDraft(kind, 'ada', draft)
  expect(loadDraft(kind, 'ada')).toEqual(draft)
  expect(loadDraft(kind, 'grace')).toEqual(empty)
  expect(loadDraft({ ...kind, name: 'other' }, 'ada')).toEqual(empty)
  clearDraft(kind, 'ada')
  expect(loadDraft(kind, 'ada')).toEqual(empty)
})

it.each(['{', 'null', '[]', '{"displayName":1,"name":"acme"}', '{"displayName":"Acme","name":"acme"}'])(
  'reads %s as an empty draft',
  (text) => {
    stubStorage().tab.set('hall-draft:ada', text)
    expect(loadDraft(kind, 'ada')).toEqual(empty)
  },
)

it('does without storage where it is forbidden', () => {
  forbidStorage()
  saveDraft(kind, 'ada', draft)
  clearDraft(kind, 'ada')
  expect(loadDraft(kind, 'ada')).toEqual(empty)
})

it('names every attempt differently', () => {
  const changed = changedDraft(draft, { name: 'arches' })
  expect(changed).toEqual({ ...draft, name: 'arches', attempt })
  expect(changed.attempt).not.toBe(changedDraft(draft, { name: 'arches' }).attempt)
})
