/** One person, one picture, however much of them is known. */
import { expect, test } from 'vitest'
import { initialsImage } from './initials-image.ts'
import { initialsName } from './person-initials.ts'

const ada = { displayName: 'Ada Lovelace', given_name: 'Augusta', family_name: 'King', email: 'countess@example.com' }

test('the header, the profile, lists and a greeting draw the same picture', () => {
  const known = [ada, { ...ada, email: undefined }, { displayName: ada.displayName }, { ...ada, given_name: '' }]
  expect(new Set(known.map((person) => initialsImage(initialsName(person)))).size).toBe(1)
})

test.each([
  [{ ...ada, displayName: ' ' }, 'Augusta King'],
  [{ ...ada, displayName: null, given_name: '' }, 'King'],
  [{ email: 'countess@example.com' }, 'countess@example.com'],
  [{ displayName: '', email: null }, ''],
])('%j is drawn as %s', (person, name) => {
  expect(initialsName(person)).toBe(name)
})
