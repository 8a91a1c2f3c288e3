import { expect, test } from 'vitest'
import { suggestedName } from './suggested-name.ts'

test.each([
  ['Riverside School', 'riversideschool'],
  ['Hall-of Arches 2', 'hallofarches2'],
  ['Escola São João', 'escolasaojoao'],
  ['Große Straße', 'grossestrasse'],
  ['Skole Ærø', 'skoleaero'],
])('%s suggests %s', (displayName, name) => expect(suggestedName(displayName)).toBe(name))

test.each(['Help', 'A- -', 'Admin', 'مدرسة 2031', 'Школа 2031'])(
  '%s suggests nothing: such a name would be refused',
  (displayName) => {
    expect(suggestedName(displayName)).toBeUndefined()
  },
)
