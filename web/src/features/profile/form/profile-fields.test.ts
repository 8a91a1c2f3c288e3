/** What happens to typed and untouched fields when the record changes. */
import { describe, expect, test } from 'vitest'
import { changedElsewhere, changedFields, storedValues, valuesOf, withEdit, withoutSaved } from './profile-fields.ts'
import { ada, stored, typed } from './profile-fixture.ts'

describe('changes', () => {
  test('none while nothing differs, spaces at the ends aside', () => {
    expect(changedFields(stored, typed({ given_name: ' Ada ' }))).toEqual([])
    expect(changedFields(stored, withEdit(typed({ given_name: 'Augusta' }), stored, 'given_name', 'Ada'))).toEqual([])
  })

  test('what was typed while the rest was saved is left', () => {
    const saved = typed({ given_name: 'Augusta', family_name: 'King' })
    const latest = withEdit(saved, stored, 'family_name', 'King-Noel')
    expect(withoutSaved(latest, saved)).toEqual({ family_name: { value: 'King-Noel', base: 'Lovelace' } })
  })
})

describe('a record that another tab changed', () => {
  const elsewhere = storedValues({ ...ada, given_name: 'Grace', family_name: 'Hopper' })
  const edits = typed({ given_name: 'Augusta' })

  test('untouched fields follow it, typed ones stay', () => {
    expect(valuesOf(elsewhere, edits)).toMatchObject({ given_name: 'Augusta', family_name: 'Hopper' })
  })

  test('a typed field says what it would replace', () => {
    expect(changedElsewhere(elsewhere, edits, 'given_name')).toBe('Grace')
    expect(changedElsewhere(elsewhere, edits, 'family_name')).toBeNull()
    expect(changedElsewhere(stored, edits, 'given_name')).toBeNull()
  })

  test('the same typed here and saved there is no change any more', () => {
    expect(changedFields(storedValues({ ...ada, given_name: 'Augusta' }), edits)).toEqual([])
  })
})
