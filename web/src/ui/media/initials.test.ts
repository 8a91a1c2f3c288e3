import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['ada', 'A'],
  ['ada.lovelace@example.com', 'AL'],
  ['𝒜da Ωmega', '𝒜Ω'],
  ['', ''],
])('%s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
