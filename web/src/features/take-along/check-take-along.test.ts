/** Nothing is sent that the server would refuse for what stands in the form. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { expect, test } from 'vitest'
import type { UsernameCheck } from '#domain/usernames/username-check.ts'
import { takeAlongProblems } from './check-take-along.ts'

const right = { username: 'ada', password: 'my own words', confirmPassword: 'my own words' }
const available: UsernameCheck = { state: 'available' }

test.each<[UsernameCheck, object]>([
  [available, {}],
  [{ state: 'unknown' }, {}],
  [{ state: 'checking' }, {}],
  [{ state: 'empty' }, { username: fieldMessages.usernameRequired }],
  [{ state: 'taken' }, { username: fieldMessages.usernameTaken }],
  [{ state: 'invalid', message: 'why' }, { username: 'why' }],
])('a username that is %j', (check, problems) => {
  expect(takeAlongProblems(right, check)).toEqual(problems)
})

test('a password that is missing, short, or typed another way the second time', () => {
  const typed = (password: string, confirmPassword: string) =>
    takeAlongProblems({ ...right, password, confirmPassword }, available)
  expect(typed('', '')).toEqual({
    password: fieldMessages.passwordRequired,
    confirmPassword: fieldMessages.confirmPasswordRequired,
  })
  expect(typed('short', 'short')).toEqual({ password: fieldMessages.passwordTooShort })
  expect(typed('my own words', 'my own word')).toEqual({ confirmPassword: fieldMessages.confirmPasswordMismatch })
})
