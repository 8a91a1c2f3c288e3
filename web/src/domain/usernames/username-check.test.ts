/** Continue opens only for a name that is known, or may be believed, to be free. */
import { fieldMessages } from '@atrium/contract/messages'
import { expect, test } from 'vitest'
import { type Lookup, mayContinue, usernameCheck } from './username-check.ts'

const none: Lookup = { name: '', exists: undefined, failed: false }

test.each([
  ['', none, 'empty', false],
  ['   ', none, 'empty', false],
  ['ada', none, 'checking', false],
  ['ada', { name: 'ada', exists: undefined, failed: false }, 'checking', false],
  ['ada', { name: 'ad', exists: false, failed: false }, 'checking', false],
  [' ada ', { name: 'ada', exists: false, failed: false }, 'available', true],
  ['ada', { name: 'ada', exists: true, failed: false }, 'taken', false],
  ['ada', { name: 'ada', exists: undefined, failed: true }, 'unknown', true],
  ['ada lovelace', none, 'invalid', false],
  ['ada@example.com', none, 'invalid', false],
] as const)('"%s" with %o is %s', (text, lookup, state, continues) => {
  const check = usernameCheck(text, lookup)
  expect(check.state).toBe(state)
  expect(mayContinue(check)).toBe(continues)
})

test('an invalid name says why', () => {
  expect(usernameCheck('a b', none)).toEqual({ state: 'invalid', message: fieldMessages.usernameInvalid })
})
