import { expect, test } from 'vitest'
import { suggestedName } from './suggested-name.ts'

test.each([
  ['Riverside School', 'riversideschool'],
  ['Hall-of Arches 2', 'hallofarches2'],
])('%s suggests %s', (displayName, name) => expect(suggestedName(displayName)).toBe(name))

test.each(['Help', 'A- -', 'Admin'])('%s suggests nothing: such a name would be refused', (displayName) => {
  expect(suggestedName(displayName)).toBeUndefined()
})
