/** Continue opens only for a name that is known, or may be believed, to be available. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { expect, test } from 'vitest'
import { mayContinue, usernameCheck } from './username-check.ts'

test.each([
  ['', 'unknown', 'empty', false],
  ['   ', 'unknown', 'empty', false],
  ['ada', 'checking', 'checking', false],
  [' ada ', 'available', 'available', true],
  ['ada', 'taken', 'taken', false],
  ['ada', 'unknown', 'unknown', true],
  ['ada lovelace', 'unknown', 'invalid', false],
  ['ada@example.com', 'available', 'invalid', false],
] as const)('"%s" that is %s: %s', (text, availability, state, continues) => {
  const check = usernameCheck(text, availability)
  expect(check.state).toBe(state)
  expect(mayContinue(check)).toBe(continues)
})

test('an invalid name says why', () => {
  expect(usernameCheck('a b', 'unknown')).toEqual({ state: 'invalid', message: fieldMessages.usernameInvalid })
})
